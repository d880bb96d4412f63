import type { Demand } from "@/lib/tools/fit/demands";

export interface FitFindings {
	/** Strongest first. */
	readonly demands: readonly Demand[];
	/** Those that the resume meets, with what says most first. */
	readonly met: readonly Demand[];
	/** What the resume does not show anywhere. */
	readonly missing: readonly Demand[];
	readonly title: { readonly score: number; readonly nearest: string | null };
	readonly remarks: readonly (string | null)[];
}

const NAMED_SKILLS = 3;
const NEAR_TITLE = 60;

/** `A`, `A and B`, `A, B and C`. */
function listed(names: readonly string[], joint = "and"): string {
	const last = names.at(-1) ?? "";
	return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${joint} ${last}`;
}

function skillSentence({ demands, met: found, missing }: FitFindings): string {
	const hard = demands.filter((demand) => !demand.isSoft);
	if (hard.length === 0) return "It names no particular skills";
	const met = found.map(({ name }) => name);
	// As many as the lists of what is there and what is missing name, which stand beside this sentence.
	const all = met.length + missing.length;
	const required = missing.filter((demand) => demand.isRequired);
	const named = (required.length > 0 ? required : missing).slice(0, NAMED_SKILLS).map((demand) => demand.name);
	const lacks = named.length === 0 ? "" : `it ${required.length > 0 ? "asks for" : "also mentions"} ${listed(named)}, which your resume does not show`;
	const asked = hard.length === 1 ? "one skill" : `${hard.length} skills`;
	if (met.length === 0) return `Matches none of the ${asked} it asks for${named.length > 0 ? `: ${listed(named)}` : ", though your resume mentions them"}`;
	const rest = met.length > NAMED_SKILLS ? "including " : "";
	const matches = `Matches ${met.length === all ? (all === 1 ? "the one skill" : `all ${all} skills`) : `${met.length} of ${all} skills`} it asks for, ${rest}${listed(met.slice(0, NAMED_SKILLS))}`;
	return lacks === "" ? matches : `${matches}; ${lacks}`;
}

/** One or two plain sentences on why the posting fits or not: skills first, then title, place and level where they matter. */
export function explainFit(findings: FitFindings): string {
	const { title, remarks } = findings;
	const titleRemark = title.nearest === null || title.score < NEAR_TITLE ? "The title is not among those you look for" : null;
	const second = [titleRemark, ...remarks].filter((remark) => remark !== null).map((remark, index) => (index === 0 ? remark : decapitalized(remark)));
	const sentences = [skillSentence(findings), second.join("; ")].filter((sentence) => sentence !== "");
	return `${sentences.join(". ")}.`;
}

/** Only the openings of our own remarks lose their capital; names of places keep theirs. */
function decapitalized(remark: string): string {
	return /^(?:It|The) /.test(remark) ? remark.charAt(0).toLowerCase() + remark.slice(1) : remark;
}
