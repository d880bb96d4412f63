import type { ColumnProfile } from "@/lib/tools/tables/report/schemas";
import type { Study } from "@/lib/tools/tables/report/study";
import type { Draft } from "./finding";
import { quoted, ROWS, Sentence, shareOf } from "./sentence";

const ROW_WORDS = ["row", "rows"] as const;
const SOME = 0.01;
const MANY = 0.05;

/** Rows that say nothing, or nothing new. */
export function rowFindings({ frame }: Study): Draft[] {
	const told = (places: { count: number; rows: readonly number[] }) => places.rows.map((row) => ({ row, text: "" }));
	const findings: Draft[] = [];
	const add = (kind: "duplicates" | "empty_rows", places: Study["frame"]["duplicates"], title: string, method: string, words: (count: string) => string) => {
		if (places.count === 0) return;
		const say = new Sentence();
		const share = places.count / frame.rows;
		const count = say.count("Rows", places.count, { op: kind }, ROW_WORDS);
		const text = `${words(count)}: ${say.share("Share of all rows", share, shareOf({ op: kind }, ROWS))} of ${say.count("All rows", frame.rows, ROWS)}.`;
		const severity = kind === "empty_rows" ? "low" : share >= MANY ? "high" : share >= SOME ? "medium" : "low";
		findings.push({ kind, area: "quality", severity, strength: share, title, text, method, figures: say.figures, columns: [], rows: told(places) });
	};
	add(
		"duplicates",
		frame.duplicates,
		"Rows stand there twice",
		"Two rows are equal when all their cells are, spaces at the ends left aside.",
		(count) =>
			`${count} equal${frame.duplicates.count === 1 ? "s" : ""} an earlier one in every cell, and count${frame.duplicates.count === 1 ? "s" : ""} in every sum`,
	);
	add(
		"empty_rows",
		frame.emptyRows,
		"Rows without anything in them",
		"All cells of the row are empty.",
		(count) => `${count} hold${frame.emptyRows.count === 1 ? "s" : ""} nothing`,
	);
	return findings;
}

/** Days that a column of dates leaves out, where it has nearly all of them. */
export function gaps(profile: ColumnProfile): Draft[] {
	const { dates, name } = profile;
	if (!dates || dates.missingDays <= 0) return [];
	const span = dates.days + dates.missingDays;
	// Of a column with a value for a few days only, the days between are no gaps.
	if (dates.days / span < 0.7 || span < 14) return [];
	const say = new Sentence();
	const measure = { op: "missing_days" as const, by: name };
	const days = say.count("Days without a row", dates.missingDays, measure, ["day", "days"]);
	const all = say.count("Days with a row", dates.days, { op: "days", by: name }, ["day has", "days have"]);
	return [
		{
			kind: "gaps",
			area: "quality",
			severity: "low",
			title: `${quoted(name)} leaves out days`,
			text: `Between ${dates.first} and ${dates.last}, ${days} ${dates.missingDays === 1 ? "has" : "have"} no row in ${quoted(name)}; ${all} one or more.`,
			method: "Days between the first and the last one, counted on the calendar.",
			figures: say.figures,
			columns: [name],
			rows: [],
		},
	];
}
