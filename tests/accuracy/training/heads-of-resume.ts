import { SEGMENT_ROLES, type SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import { segmentFeaturesOf } from "@/lib/tools/resume-profile/labelling/segment-features";
import { type Segment, segmentsOf } from "@/lib/tools/resume-profile/labelling/segments";
import { wholeLinesOf } from "@/lib/tools/resume-profile/labelling/whole-head";
import type { LineTruth } from "@/tests/accuracy/making/truth";
import type { Example } from "./perceptron";
import type { MadeLines } from "./read-made";

const squeezed = (text: string): string =>
	text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}+#@]/gu, "");

/** The role of most of a part's letters. */
function roleOf(segment: Segment, truths: readonly LineTruth[]): SegmentRole | null {
	const own = squeezed(segment.text);
	const touching = truths
		.flatMap(({ roles }) => roles)
		.filter(({ text }) => squeezed(text) !== "" && (own.includes(squeezed(text)) || squeezed(text).includes(own)));
	const [nearest] = touching.sort((a, b) => Math.abs(a.text.length - own.length) - Math.abs(b.text.length - own.length));
	// What stands between values, such as "Employer:", says nothing by itself.
	return nearest ? (nearest.role ?? "note") : null;
}

/** The heads of one resume's entries of a kind. */
export interface Heads {
	readonly number: number;
	readonly kind: "job" | "school";
	readonly group: string;
	readonly entries: readonly (readonly Segment[])[];
	readonly examples: readonly Example[];
}

/** The heads of a resume's jobs and of its studies, with what each of their parts is. */
export function headsOf(made: MadeLines): Heads[] {
	return (["job", "school"] as const).flatMap((kind): Heads[] => {
		const heads = headsOfKind(made, kind);
		if (heads.length === 0) return [];
		const group = `${made.language} ${kind}`;
		const whole = heads.map((at) => wholeLinesOf(at.flatMap((index) => made.lines[index] ?? [])));
		const entries = whole.map((lines) => segmentsOf(lines.map(({ line }) => line)));
		const examples = entries.map((segments, entry): Example => {
			const roles = segments.map((segment) => {
				const truths = whole[entry]?.[segment.row]?.rows.flatMap((row) => made.truths[heads[entry]?.[row] ?? -1] ?? []) ?? [];
				return segment.isDates ? "dates" : truths.length > 0 ? roleOf(segment, truths) : null;
			});
			const labels = Int8Array.from(roles, (role) => (role === null ? -1 : SEGMENT_ROLES.indexOf(role)));
			return { group, sequence: segmentFeaturesOf(segments, kind), labels };
		});
		return [{ number: made.number, kind, group, entries, examples }];
	});
}

/** The numbers of the lines of each head. */
function headsOfKind({ truths }: MadeLines, kind: "job" | "school"): number[][] {
	const heads: number[][] = [];
	let isOpen = false;
	truths.forEach(({ label }, at) => {
		if (label === `${kind}.start`) heads.push([at]);
		else if (label === `${kind}.head` && isOpen) heads.at(-1)?.push(at);
		if (label?.startsWith("job.") || label?.startsWith("school.")) isOpen = label.startsWith(kind);
	});
	return heads;
}
