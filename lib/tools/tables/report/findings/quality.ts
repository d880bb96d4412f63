import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import type { ColumnProfile } from "@/lib/tools/tables/report/schemas";
import type { Study } from "@/lib/tools/tables/report/study";
import { alikeFindings } from "./alike";
import type { Draft } from "./finding";
import { impossibleFindings } from "./impossible";
import { misspelledFindings } from "./misspelled";
import { readingGaps } from "./reading-gaps";
import { gaps, rowFindings } from "./row-quality";
import { quoted, ROWS, Sentence, shareOf } from "./sentence";

const CELLS = ["cell", "cells"] as const;
const ROW_WORDS = ["row", "rows"] as const;
const MANY = 0.05;
const MOST = 0.3;
const MOSTLY_EMPTY = 0.5;

/** So many of the rows have a value in one of two columns alone. */
const EITHER = 0.95;

/** Whether another column of numbers is filled where this one is empty, and the other way round: what goes out beside what comes in. */
function hasOtherHalf(column: FrameColumn, { frame }: Study): boolean {
	if (!column.numbers || column.setting.type === "date") return false;
	return frame.columns.some((other) => {
		if (other === column || !other.numbers || other.setting.type === "date" || other.filled === 0) return false;
		let either = 0;
		for (let row = 0; row < frame.rows; row += 1)
			if (Number.isNaN(column.numbers?.[row] ?? Number.NaN) !== Number.isNaN(other.numbers[row] ?? Number.NaN)) either += 1;
		return either >= frame.rows * EITHER;
	});
}

function missing(column: FrameColumn, study: Study): Draft[] {
	const { frame } = study;
	const empty = frame.rows - column.filled;
	if (empty === 0 || column.filled === 0 || hasOtherHalf(column, study)) return [];
	const say = new Sentence();
	const measure = { op: "empty" as const, column: column.name };
	const share = empty / frame.rows;
	const count = say.count("Empty cells", empty, measure, CELLS);
	const text = `${quoted(column.name)} has ${count} without a value, ${say.share("Share of all rows", share, shareOf(measure, ROWS))} of ${say.count("Rows", frame.rows, ROWS, ROW_WORDS)}. What is computed of it leaves them out.`;
	// Remarks are written where there is something to say: most of them are empty everywhere.
	const isRemarks = ["text", "constant"].includes(study.profiles[column.index]?.role ?? "") && column.setting.type === "text" && share >= MOSTLY_EMPTY;
	const severity = isRemarks ? "low" : share >= MOST ? "high" : share >= MANY ? "medium" : "low";
	return [
		{
			kind: "missing",
			area: "quality",
			severity,
			strength: share,
			title: `${quoted(column.name)} is not always filled`,
			text,
			method: "Cells that hold nothing but spaces count as empty.",
			figures: say.figures,
			columns: [column.name],
			rows: [],
		},
	];
}

function emptyColumn(column: FrameColumn, { frame }: Study): Draft {
	const say = new Sentence();
	return {
		kind: "empty_column",
		area: "quality",
		severity: "low",
		title: `${quoted(column.name)} is empty`,
		text: `None of the ${say.count("Rows", frame.rows, ROWS, ROW_WORDS)} has a value in ${quoted(column.name)}. The column can go.`,
		method: "Cells that hold nothing but spaces count as empty.",
		figures: say.figures,
		columns: [column.name],
		rows: [],
	};
}

const TYPE_WORDS: Readonly<Record<string, string>> = { integer: "whole numbers", decimal: "numbers", date: "dates", boolean: "yes or no" };

function misfits(column: FrameColumn): Draft[] {
	if (column.misfits === 0) return [];
	const say = new Sentence();
	const measure = { op: "misfits" as const, column: column.name };
	const what = TYPE_WORDS[column.setting.type] ?? "values";
	const count = say.count("Other cells", column.misfits, measure, CELLS);
	const share = say.share("Share of filled cells", column.misfits / column.filled, shareOf(measure, { op: "filled", column: column.name }));
	return [
		{
			kind: "misfits",
			area: "quality",
			severity: "medium",
			strength: column.misfits / column.filled,
			title: `${quoted(column.name)} mixes ${what} with something else`,
			text: `${quoted(column.name)} holds ${what}, except in ${count} (${share} of those filled). What is computed of it leaves them out.`,
			method: "The type is the one that at least 95 of 100 filled cells have.",
			figures: say.figures,
			columns: [column.name],
			rows: column.misfitPlaces,
		},
	];
}

function constant(column: FrameColumn, profile: ColumnProfile): Draft {
	const say = new Sentence();
	const only = profile.frequent[0]?.value ?? String(profile.numbers?.min ?? profile.dates?.first ?? column.words()[0] ?? "");
	const filled = say.count("Filled cells", column.filled, { op: "filled", column: column.name }, ["filled cell says", "filled cells say"]);
	return {
		kind: "constant",
		area: "quality",
		severity: "low",
		title: `${quoted(column.name)} is always the same`,
		text: `${column.filled === 1 ? "The one" : "All"} ${filled} ${quoted(only)} in ${quoted(column.name)}, so the column tells nothing apart.`,
		method: "Counted over all filled cells.",
		figures: say.figures,
		columns: [column.name],
		rows: [],
	};
}

function spellings(column: FrameColumn): Draft[] {
	const counts = column.wordCounts();
	const mixed = column.spellings().filter(({ places }) => places.length > 1);
	if (mixed.length === 0) return [];
	const most = (places: readonly number[]) => Math.max(...places.map((place) => counts[place - 1] ?? 0));
	const others = mixed.reduce((sum, { places, count }) => sum + count - most(places), 0);
	const say = new Sentence();
	const examples = mixed
		.slice(0, 3)
		.map(({ places, word }) => {
			const rest = places.map((place) => column.words()[place - 1] ?? "").filter((other) => other !== word);
			return `${quoted(word)} also stands as ${rest.slice(0, 3).map(quoted).join(", ")}`;
		})
		.join("; ");
	const cells = say.count("Cells in other spellings", others, { op: "respelled", column: column.name }, CELLS);
	return [
		{
			kind: "spellings",
			area: "quality",
			severity: "medium",
			strength: others / column.filled,
			title: `${quoted(column.name)} spells the same value in several ways`,
			text: `${cells} of ${quoted(column.name)} ${others === 1 ? "differs" : "differ"} from the usual spelling in capital letters or spaces alone: ${examples}. ${others === 1 ? "It is" : "They are"} counted together with it here.`,
			method: "Values that are equal without case and repeated spaces are one value; the most frequent spelling is the usual one.",
			figures: say.figures,
			columns: [column.name],
			rows: [],
		},
	];
}

function repeatedIds(column: FrameColumn, profile: ColumnProfile, { frame }: Study): Draft[] {
	const repeated = profile.distinct === null ? 0 : column.filled - profile.distinct;
	if (repeated <= frame.duplicates.count) return [];
	const say = new Sentence();
	const count = say.count("Repeated values", repeated, { op: "repeated", column: column.name }, [
		"value that was there before",
		"values that were there before",
	]);
	return [
		{
			kind: "repeated_ids",
			area: "quality",
			severity: "medium",
			strength: repeated / column.filled,
			title: `${quoted(column.name)} looks like an id, yet values repeat`,
			text: `${quoted(column.name)} has ${count}, among ${say.count("Filled cells", column.filled, { op: "filled", column: column.name }, CELLS)} filled.`,
			method: "A column counts as an id by its name and by nearly all of its values being different.",
			figures: say.figures,
			columns: [column.name],
			rows: [],
		},
	];
}

/** What is wrong with the data, whatever it is about. */
export function qualityFindings(study: Study): Draft[] {
	const findings = rowFindings(study);
	for (const column of study.frame.columns) {
		const profile = study.profiles[column.index];
		if (!profile) continue;
		if (profile.role === "empty") {
			findings.push(emptyColumn(column, study));
			continue;
		}
		findings.push(...missing(column, study), ...misfits(column), ...impossibleFindings(column, study.measures));
		if (profile.role === "constant" && column.misfits === 0 && column.filled > 1) findings.push(constant(column, profile));
		if (profile.role === "category") findings.push(...spellings(column), ...alikeFindings(column), ...misspelledFindings(column));
		if (profile.role === "id") findings.push(...repeatedIds(column, profile, study));
		findings.push(...gaps(profile), ...readingGaps(column));
	}
	return findings;
}
