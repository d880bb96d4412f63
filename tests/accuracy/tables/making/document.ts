/** A document with tables as it is meant, before a program sets it. */
export type Align = "left" | "right" | "centre";

export interface MeantTable {
	/** What a merged cell covers is empty. */
	readonly rows: readonly (readonly string[])[];
	readonly merges: readonly { readonly row: number; readonly column: number; readonly rows: number; readonly columns: number }[];
	readonly headRows: number;
	readonly aligns: readonly Align[];
	/** All lines, those between rows, those around the head and below, none, grey rows without lines, or the outer ones and the head's. */
	readonly look: "grid" | "rows" | "rules" | "plain" | "zebra" | "frame";
}

export type MeantPart =
	| { readonly kind: "heading"; readonly level: 1 | 2; readonly text: string }
	| { readonly kind: "paragraph"; readonly text: string }
	| { readonly kind: "list"; readonly isNumbered: boolean; readonly items: readonly string[] }
	| { readonly kind: "table"; readonly table: MeantTable; readonly notes: readonly string[] }
	| { readonly kind: "beside"; readonly tables: readonly [MeantTable, MeantTable] };

export interface MeantDocument {
	readonly parts: readonly MeantPart[];
	readonly columns: 1 | 2;
	readonly isLandscape: boolean;
	readonly isFromRight: boolean;
	readonly fontSizePt: number;
}

/** What a reader should find, as it stands beside the PDF. */
export interface TableTruth {
	readonly tables: readonly { readonly page?: number | undefined; readonly rows: readonly (readonly (string | null)[])[] }[];
	readonly headings?: readonly (string | { readonly text: string })[] | undefined;
	readonly paragraphs?: readonly string[] | undefined;
	readonly items?: readonly string[] | undefined;
}

export function tablesOf({ parts }: MeantDocument): MeantTable[] {
	return parts.flatMap((part) => (part.kind === "table" ? [part.table] : part.kind === "beside" ? [...part.tables] : []));
}

export function truthOf(document: MeantDocument): TableTruth {
	return {
		tables: tablesOf(document).map(({ rows }) => ({ rows })),
		headings: document.parts.flatMap((part) => (part.kind === "heading" ? [part.text] : [])),
		paragraphs: document.parts.flatMap((part) => (part.kind === "paragraph" ? [part.text] : part.kind === "table" ? part.notes : [])),
		items: document.parts.flatMap((part) => (part.kind === "list" ? part.items : [])),
	};
}
