import { type Reach, recognizeFile } from "@/lib/tools/tables/recognize/recognize-file";
import type { TableFormat, TableLayout, TableSettings } from "@/lib/tools/tables/schemas";

/** What a table is to become, and how it is read. */
export interface ConversionWish {
	readonly target: TableFormat;
	/** What was recognised, as a person left it; null to recognise it here. */
	readonly settings: TableSettings | null;
	/** Single answers that go before the settings. Where they change the layout, columns are recognised anew. */
	readonly overrides: { readonly [Name in keyof TableLayout]: TableLayout[Name] | null };
}

function isOtherLayout(settings: TableSettings, overrides: ConversionWish["overrides"]): boolean {
	const names = ["encoding", "delimiter", "hasHeader", "sheet"] as const;
	const isCutElsewhere =
		(overrides.headerRow ?? settings.headerRow ?? 1) !== (settings.headerRow ?? 1) ||
		(overrides.footerRows ?? settings.footerRows ?? 0) !== (settings.footerRows ?? 0);
	return isCutElsewhere || names.some((name) => overrides[name] !== null && overrides[name] !== settings[name]);
}

/** Which settings hold: those given, or those that are recognised under the layout that is wished for. */
export async function settle(
	file: Parameters<typeof recognizeFile>[0],
	{ settings, overrides }: ConversionWish,
	reach: Reach,
): Promise<{ settings: TableSettings; isAnew: boolean }> {
	if (settings && settings.columns.length > 0 && !isOtherLayout(settings, overrides)) return { settings, isAnew: false };
	const isOtherText = (["encoding", "delimiter", "sheet"] as const).some((name) => overrides[name] !== null && overrides[name] !== (settings?.[name] ?? null));
	const wish = {
		encoding: overrides.encoding ?? settings?.encoding ?? null,
		delimiter: overrides.delimiter ?? settings?.delimiter ?? null,
		hasHeader: overrides.hasHeader ?? settings?.hasHeader ?? null,
		sheet: overrides.sheet ?? settings?.sheet ?? null,
		// Of other cells or another sheet, nothing is known of what stands around the table.
		headerRow: overrides.headerRow ?? (isOtherText ? null : (settings?.headerRow ?? null)),
		footerRows: overrides.footerRows ?? (isOtherText ? null : (settings?.footerRows ?? null)),
	};
	return { settings: (await recognizeFile(file, wish, reach)).settings, isAnew: settings !== null };
}
