import type { ResumeLine, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { plain } from "./compare";
import type { Fault } from "./fault";
import type { DocumentLine } from "./labelled-places";
import type { ResumeLabel } from "./labelled-resume";
import { faultsOf } from "./printed-faults";

/** What can be said of the document that prints a resume before it is tailored. */
export interface JudgedDocument {
	readonly faults: readonly Fault[];
	/** Those that a doubt names with their lines, or with the lines right above or below. */
	readonly told: readonly Fault[];
	readonly hasDoubts: boolean;
}

function idsAt(line: DocumentLine | undefined, file: readonly ResumeLine[]): readonly string[] {
	if (!line?.isHeading) return line?.lineIds ?? [];
	// A printed section does not say which lines its heading is of.
	return file.filter(({ text }) => plain(text) !== "" && line.plain.includes(plain(text))).map(({ lineId }) => lineId);
}

const PERSON = ["name", "headline", "e-mail"] as const;

function isPersonTold(what: string, profile: ResumeProfile): boolean {
	const part = PERSON.find((one) => what.startsWith(one));
	const doubts = profile.printed?.doubts.filter(({ reason }) => reason === "person") ?? [];
	const said = doubts.some(({ text }) => part !== undefined && text.includes(part === "e-mail" ? "e-mail" : `your ${part}`));
	return said || (part === "name" && profile.name === null);
}

export function judgeDocument(label: ResumeLabel, profile: ResumeProfile, file: readonly ResumeLine[]): JudgedDocument {
	const { lines, faults } = faultsOf(label, profile, file);
	const doubted = new Set(profile.printed?.doubts.flatMap(({ source }) => source.lineIds) ?? []);
	const isTold = ({ kind, what, at }: Fault) =>
		kind === "person"
			? isPersonTold(what, profile)
			: at.some((line) => [line - 1, line, line + 1].some((near) => idsAt(lines[near], file).some((id) => doubted.has(id))));
	return { faults, told: faults.filter(isTold), hasDoubts: (profile.printed?.doubts.length ?? 0) > 0 };
}

/** How many documents are right, and of those that are not how many say so where it is. */
export interface DocumentTotals {
	readonly right: number;
	readonly rightDoubted: number;
	readonly wrongTold: number;
	readonly wrongUntold: number;
}

export function documentTotals(judged: readonly JudgedDocument[]): DocumentTotals {
	const right = judged.filter(({ faults }) => faults.length === 0);
	const wrong = judged.filter(({ faults }) => faults.length > 0);
	return {
		right: right.length,
		rightDoubted: right.filter(({ hasDoubts }) => hasDoubts).length,
		wrongTold: wrong.filter(({ told }) => told.length > 0).length,
		wrongUntold: wrong.filter(({ told }) => told.length === 0).length,
	};
}
