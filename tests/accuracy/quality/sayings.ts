import { everySentence } from "@/lib/tools/documents/brief/schemas";
import { briefOf, type SourceFile } from "@/tests/factories/briefs";
import { plainTable, Recount } from "@/tests/factories/data-checks";
import { analyze } from "@/tests/factories/data-tables";
import { makeTableFile } from "@/tests/factories/tables";

export interface Counted {
	count: number;
	right: number;
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

/** How many citations of a brief of these files name lines that say the sentence. */
export async function citedRightly(files: readonly SourceFile[]): Promise<Counted> {
	const { brief, documents } = await briefOf(files);
	const found = everySentence(brief).flatMap(({ text, citations }) =>
		citations.map(({ source, page, line, lastLine }) => {
			const lines = documents[source]?.lines.filter((one) => one.page === page && one.line >= line && one.line <= lastLine) ?? [];
			return letters(lines.map((one) => one.text).join("")).includes(letters(text));
		}),
	);
	return { count: found.length, right: found.filter(Boolean).length };
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one), Math.abs(other));

/** How many figures of a report come out the same when they are computed anew from the rows, and stand in their sentence. */
export async function recomputed(csv: string): Promise<Counted> {
	const report = await analyze(makeTableFile("table.csv", csv));
	const recount = new Recount(plainTable(csv));
	const checked = report.findings.flatMap(({ text, figures }) =>
		figures.map(({ value, text: shown, measure }) => {
			const anew = recount.value(measure);
			const isEqual = isNear(value, anew) || (measure.op.endsWith("_p") && value < 1e-9 && anew < 1e-9);
			return isEqual && text.includes(shown);
		}),
	);
	return { count: checked.length, right: checked.filter(Boolean).length };
}
