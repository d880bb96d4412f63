import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { isContactLabel } from "@/lib/tools/resume-profile/words/contact-labels";

const LONGEST_ADDRESS = 120;
/** An address or a link that is all of its line. */
const IS_ADDRESS = /^[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+$|^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/\S+$/u;
const IS_REST = /^[a-z0-9_-]{1,12}$/;
const TIGHT = 0.35;

/** An address that a narrow column broke goes on in the line below: "…@harbour.exa" and "mple". */
export function withWholeAddresses(lines: readonly ResumeLine[]): ResumeLine[] {
	const whole: ResumeLine[] = [];
	for (const line of lines) {
		const before = whole.at(-1);
		const isBelow = before !== undefined && before.page === line.page && before.column === line.column && before.fontSize === line.fontSize;
		const isRest = isBelow && line.y !== null && (line.gap ?? 0) < TIGHT && IS_REST.test(line.text) && !isContactLabel(line.text);
		if (before && isRest && before.text.length < LONGEST_ADDRESS && IS_ADDRESS.test(before.text.trim()))
			whole[whole.length - 1] = { ...before, text: before.text.trim() + line.text, links: [...before.links, ...line.links] };
		else whole.push(line);
	}
	return whole;
}
