import { joinWrapped } from "@/lib/tools/reading/text/clean-text";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { formRowOf } from "@/lib/tools/resume-profile/words/form-labels";

/** What several lines of a head say in one. */
interface WholeLine {
	readonly line: ResumeLine;
	/** The numbers of its lines within the head. */
	readonly rows: readonly number[];
}

/** The lines of an entry's head with wraps put together: "Galway-Mayo Institute of" above "Technology, 2010–2012" is one. */
export function wholeLinesOf(head: readonly ResumeLine[]): WholeLine[] {
	const whole: WholeLine[] = [];
	head.forEach((line, row) => {
		const before = whole.at(-1);
		// "Jabatan: Staf Administrasi": what a label opens goes on with nothing.
		const isLabelled = () => formRowOf(line.text, "job") !== null || formRowOf(line.text, "school") !== null;
		const isBelow = line.isRest === true && !isLabelled() && before !== undefined && head[row - 1]?.page === line.page && head[row - 1]?.column === line.column;
		if (!isBelow) whole.push({ line, rows: [row] });
		else {
			const runs = before.line.runs || line.runs ? { runs: [...(before.line.runs ?? []), ...(line.runs ?? [])] } : {};
			whole[whole.length - 1] = { line: { ...before.line, ...runs, text: joinWrapped(before.line.text, line.text) }, rows: [...before.rows, row] };
		}
	});
	return whole;
}
