import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { endsLabel } from "@/lib/tools/resume-profile/words/form-labels";

/** In a form the column of labels may be too narrow: what a label's second line holds is put back to its first, the value beside it goes on alone. */
export function withWholeLabels(lines: readonly ResumeLine[]): ResumeLine[] {
	const whole: ResumeLine[] = [];
	let labelAt: number | null = null;
	for (const line of lines) {
		const [first = "", ...rest] = line.text.split("\t");
		const open = labelAt === null ? undefined : whole[labelAt];
		const label = open?.text.slice(0, open.text.indexOf("\t"));
		if (open && label && labelAt !== null && open.column === line.column && endsLabel(label, first)) {
			whole[labelAt] = { ...open, text: `${label} ${first}${open.text.slice(label.length)}` };
			if (rest.length > 0) whole.push({ ...line, text: rest.join("\t") });
			continue;
		}
		whole.push(line);
		labelAt = rest.length > 0 ? whole.length - 1 : null;
	}
	return whole;
}
