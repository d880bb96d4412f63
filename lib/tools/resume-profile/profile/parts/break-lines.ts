import { isBreakLine } from "@/lib/tools/resume-profile/profile/breaks";
import type { LabelledLine } from "./settled-labels";

const LONGEST_HEAD = 90;
/** So near above or below it stands what is told of a position. */
const NEAR = 4;

const isHead = ({ line }: LabelledLine): boolean => line.text.length <= LONGEST_HEAD && isBreakLine(line.text);

/** Lines that head a break between positions begin an entry of their own, whatever their looks; as an item of a list they stay what their position tells. */
export function withBreaks(labelled: readonly LabelledLine[]): LabelledLine[] {
	const isOfJob = (at: number): boolean => labelled[at]?.label.startsWith("job.") ?? false;
	return labelled.map((told, at) => {
		const { line } = told;
		if (!isHead(told)) return told;
		// "Career break" and below it "Full-time care of my mother" are one.
		const before = labelled[at - 1];
		if (before && isHead(before)) return { ...told, label: "job.text" };
		const isNear = Array.from({ length: NEAR }, (_, step) => step + 1).some((step) => isOfJob(at - step) || isOfJob(at + step));
		if (!isNear && !isOfJob(at)) return told;
		return { ...told, label: line.kind === "bullet" ? "job.text" : "job.start" };
	});
}
