import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { numberWords } from "@/lib/tools/tables/report/number-words";
import { type SuspectCode, suspectCodes } from "@/lib/tools/tables/report/scales";
import type { Condition, Measure } from "@/lib/tools/tables/report/schemas";
import type { Study } from "@/lib/tools/tables/report/study";
import type { Draft } from "./finding";
import { quoted, Sentence, shareOf } from "./sentence";

const PLACES = 20;
const MANY = 0.05;

function codeFinding(column: FrameColumn, { value, times, nearest }: SuspectCode): Draft {
	const say = new Sentence();
	const isHigh = value > nearest;
	const apart: Condition[] = [{ column: column.name, ...(isHigh ? { above: nearest } : { below: nearest }) }];
	const count: Measure = { op: "count", column: column.name, where: apart };
	const whole: Measure = { op: "count", column: column.name };
	const share = times / column.sorted().length;
	const end: Measure["op"] = isHigh ? "max" : "min";
	const rows: { row: number; text: string }[] = [];
	for (const [row, number] of (column.numbers ?? new Float64Array()).entries()) {
		if (rows.length >= PLACES) break;
		if (number === value) rows.push({ row: row + 1, text: numberWords(value) });
	}
	const cells = say.count("Cells with the suspect number", times, count, ["cell", "cells"]);
	const says = say.number("Suspect number", value, { op: end, column: column.name });
	const part = say.share("Their share of the filled cells", share, shareOf(count, whole));
	const others: Measure = { op: end, column: column.name, where: [{ column: column.name, ...(isHigh ? { below: value } : { above: value }) }] };
	const next = say.number(isHigh ? "Highest of the others" : "Lowest of the others", nearest, others);
	return {
		kind: "outliers",
		area: "quality",
		severity: share >= MANY ? "high" : "medium",
		strength: share,
		title: `${quoted(column.name)} says ${numberWords(value)} where there may be no value`,
		text: `${cells} of ${quoted(column.name)} (${part}) hold ${says}, while all others ${isHigh ? "go up to" : "go down to"} ${next} at most. Such a number often stands for “no answer”. It counts in every mean and in every sum here; empty those cells where it means nothing.`,
		method:
			"The largest or smallest value, where it is a number that is often used as a code, comes several times, and lies further from the rest than the rest is wide.",
		figures: say.figures,
		columns: [column.name],
		rows,
	};
}

/** Numbers such as 99 or -1 that look like codes for "no value". */
export function codeFindings({ measures }: Study): Draft[] {
	return measures.flatMap((column) => suspectCodes(column.sorted()).map((code) => codeFinding(column, code)));
}
