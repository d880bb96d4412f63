"use client";

import { ArrowRight } from "lucide-react";
import { useMemo, useState } from "react";
import { answerProblem } from "@/components/goal-jobs/pauses/answer-problem";
import { CheckpointForm } from "@/components/goal-jobs/pauses/checkpoint-form";
import { DraftNote } from "@/components/goal-jobs/pauses/draft-note";
import { StickyBar } from "@/components/goal-jobs/pauses/sticky-bar";
import { useKept } from "@/components/goal-jobs/pauses/use-draft";
import { WaitingBanner } from "@/components/goal-jobs/pauses/waiting-banner";
import type { CheckpointScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { type ColumnSetting, TableLayout, type TableSettings } from "@/lib/tools/tables/schemas";
import { LayoutFields } from "./layout-fields";
import { settingsOf, type TablePreview, tableOf } from "./preview";
import { SampleTable } from "./sample-table";
import { changedParts, tryLayout } from "./try-layout";

/** The pause of a conversion: what was recognised, over the first rows, to be confirmed or changed. */
export function TableReview(props: CheckpointScreenProps) {
	const { checkpoint } = props;
	const table = useMemo(() => tableOf(checkpoint.stepOutputPreview), [checkpoint.stepOutputPreview]);
	const suggested = useMemo(() => settingsOf(checkpoint.slots.find(({ slotId }) => slotId === "settings")?.suggestedValue), [checkpoint.slots]);
	// Without what this screen shows, the plain questions serve.
	if (!table || !suggested) return <CheckpointForm title="Check what was recognised" slots={checkpoint.slots} {...props} />;
	return <Review {...props} table={table} suggested={suggested} />;
}

interface ReviewProps extends CheckpointScreenProps {
	table: TablePreview;
	suggested: TableSettings;
}

const layoutOf = ({ encoding, delimiter, hasHeader, sheet, headerRow = 1, footerRows = 0 }: TableLayout): TableLayout => ({
	...{ encoding, delimiter, hasHeader, sheet, headerRow, footerRows },
});

/** What an earlier visit left of the single answers, over what was recognised. */
function restoredLayout(suggested: TableSettings, restored: Readonly<Record<string, unknown>>): TableLayout {
	const recognised = layoutOf(suggested);
	const parts = Object.entries(recognised).map(([part, value]) => [part, restored[part] ?? value] as const);
	return TableLayout.safeParse(Object.fromEntries(parts)).data ?? recognised;
}

function answersOf(settings: TableSettings, layout: TableLayout, changed: readonly (keyof TableLayout)[]) {
	const single = (["delimiter", "encoding", "hasHeader", "sheet", "headerRow", "footerRows"] as const).map((slotId) => ({
		slotId,
		value: changed.includes(slotId) ? layout[slotId] : null,
	}));
	return [{ slotId: "settings", value: settings }, ...single];
}

function Review({ table, suggested, checkpoint, draft, isSending, error, onAnswer }: ReviewProps) {
	const { count } = useFormat();
	const [settings, setSettings] = useState(() => settingsOf(draft.restored.settings) ?? suggested);
	const [layout, setLayout] = useState(() => restoredLayout(suggested, draft.restored));
	const changed = changedParts(table, layout);
	const isAnew = changed.length > 0;
	const tried = useMemo(
		() => (isAnew ? tryLayout(table, layout) : { names: table.columns.map(({ name }) => name), rows: table.sampleRows }),
		[isAnew, table, layout],
	);
	const answers = answersOf(settings, layout, changed);
	useKept(draft, answers);
	const changeColumn = (index: number, column: ColumnSetting) =>
		setSettings((now) => ({ ...now, columns: now.columns.map((other, place) => (place === index ? column : other)) }));

	return (
		<form
			className="grid grid-cols-1 gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				if (!isSending) onAnswer(answers);
			}}
		>
			<WaitingBanner title="Is the table read right?">
				{table.fileName} has {count(table.rowCount, "row")} and {count(table.columns.length, "column")}. Change what is wrong; nothing is written until you go
				on.
			</WaitingBanner>
			{table.findings.length > 0 && (
				<Notice tone={table.findings.some(({ severity }) => severity === "medium") ? "warning" : "info"} title="Worth a look">
					{table.findings.map(({ kind, message }) => (
						<p key={`${kind} ${message}`} className="wrap-anywhere">
							{message}
						</p>
					))}
				</Notice>
			)}
			<LayoutFields table={table} layout={layout} onLayoutChange={setLayout} />
			{isAnew && (
				<Notice tone="info" title="The columns are recognised anew">
					{tried ? "These are the first rows as they are parted now. Types are found when you go on." : "The file is read again that way when you go on."}
				</Notice>
			)}
			{tried && (
				<SampleTable format={table.format} names={tried.names} rows={tried.rows} columns={isAnew ? null : settings.columns} onColumnChange={changeColumn} />
			)}
			<StickyBar problem={answerProblem(error, checkpoint.slots)}>
				<p className="mr-auto text-ink-muted" role="status">
					{count(tried?.names.length ?? table.columns.length, "column")}
					{table.rowCount > table.sampleRows.length && `, the first ${table.sampleRows.length} of ${count(table.rowCount, "row")} shown`}
				</p>
				<DraftNote state={draft.state} />
				<Button type="submit" variant="primary" size="lg" className="max-sm:w-full" isBusy={isSending}>
					Convert the table <ArrowRight aria-hidden />
				</Button>
			</StickyBar>
		</form>
	);
}
