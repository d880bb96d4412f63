import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { isContactLabel } from "@/lib/tools/resume-profile/words/contact-labels";

const LONGEST_ADDRESS = 120;
/** An address or a link that is all of its line. */
const IS_ADDRESS = /^[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+$|^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/\S+$/u;
/** Longer where the name of its site follows: "ro-amaro-sales (LinkedIn)". */
const IS_REST = /^[a-z0-9_-]{1,12}$|^[a-z0-9_-]{1,40} \(\p{L}{2,20}\)$/u;
/** An address of mail whose host breaks off before its dot, and its rest. */
const IS_CUT_MAIL = /^(?:[\p{S}\p{Co}]\s)?[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]*$/u;
const REST_OF_HOST = /^(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12}$/;
const TIGHT = 0.35;

/** An address that a narrow column broke goes on in the line below: "…@harbour.exa" and "mple". */
export function withWholeAddresses(lines: readonly ResumeLine[]): ResumeLine[] {
	const whole: ResumeLine[] = [];
	for (const line of lines) {
		const before = whole.at(-1);
		const isBelow = before !== undefined && before.page === line.page && before.column === line.column && before.fontSize === line.fontSize;
		const isTight = isBelow && line.y !== null && (line.gap ?? 0) < TIGHT && before.text.length < LONGEST_ADDRESS;
		const isRest = isTight && IS_REST.test(line.text) && !isContactLabel(line.text) && IS_ADDRESS.test(before.text.trim());
		const isRestOfHost = isTight && REST_OF_HOST.test(line.text) && IS_CUT_MAIL.test(before.text.trim());
		if (before && (isRest || isRestOfHost))
			whole[whole.length - 1] = { ...before, text: before.text.trim() + line.text, links: [...before.links, ...line.links] };
		else whole.push(line);
	}
	return whole;
}
