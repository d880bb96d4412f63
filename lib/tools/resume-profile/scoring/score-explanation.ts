import type { Demand } from "@/lib/tools/fit/demands";
import { signed } from "@/lib/tools/fit/reckoning";
import type { FitAdjustment } from "@/lib/tools/job-search/schemas";
import type { Included } from "./shown-by-others";

export interface FitFindings {
	/** Strongest first. */
	readonly demands: readonly Demand[];
	/** Those that the resume meets, with what says most first. */
	readonly met: readonly Demand[];
	/** What the resume meets without naming it, by what it names. */
	readonly included: readonly Included[];
	/** Whether more is met than `met` lists: what it includes, and what any posting of the trade asks for. */
	readonly hasOthers: boolean;
	/** What the resume does not show anywhere. */
	readonly missing: readonly Demand[];
	readonly title: { readonly score: number; readonly nearest: string | null };
	readonly remarks: readonly (string | null)[];
	/** What moves the fit away from the sum of its parts. */
	readonly adjustments: readonly FitAdjustment[];
	/** The sum of the parts, and what is left of it. */
	readonly parts: number;
	readonly overall: number;
}

const NAMED_SKILLS = 3;
const NAMED_LACKS = 4;
const NEAR_TITLE = 60;
const OTHER_TITLE = "The title is not among those you look for";

/** `A`, `A and B`, `A, B and C`. */
function listed(names: readonly string[], joint = "and"): string {
	const last = names.at(-1) ?? "";
	return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${joint} ${last}`;
}

/** That nothing of what is asked for is shown, with what weighs most of it. */
function noneMatched(count: number, named: readonly string[]): string {
	if (named.length === 0) return "What it asks for is among the skills that you left out";
	if (count === 1) return `The one skill it asks for, ${listed(named)}, your resume does not show`;
	return `Matches none of the ${count} skills it asks for, ${count > named.length ? "among them " : ""}${listed(named)}`;
}

/** What counts by something that includes it, which nobody has in their own words. */
function includedSentence({ included }: FitFindings): string {
	const [first] = included;
	if (!first) return "";
	const same = included.filter(({ by }) => by === first.by).slice(0, NAMED_SKILLS);
	const names = same.map(({ name }) => name);
	return `Your resume does not name ${listed(names, "or")}; ${first.by}, which it names, includes ${names.length === 1 ? "it" : "them"}`;
}

function skillSentence({ demands, met: found, missing, hasOthers }: FitFindings): string {
	const hard = demands.filter((demand) => !demand.isSoft);
	if (hard.length === 0) return "It names no particular skills";
	const met = found.map(({ name }) => name);
	// As many as the lists of what is there and what is missing name, which stand beside this sentence.
	const all = met.length + missing.length;
	const required = missing.filter((demand) => demand.isRequired);
	const named = (required.length > 0 ? required : missing).slice(0, NAMED_SKILLS).map((demand) => demand.name);
	const lacks = named.length === 0 ? "" : `it ${required.length > 0 ? "asks for" : "also mentions"} ${listed(named)}, which your resume does not show`;
	if (met.length === 0 && hasOthers) return capitalised(lacks);
	if (met.length === 0) return noneMatched(hard.length, named);
	const rest = met.length > NAMED_SKILLS ? "including " : "";
	const matches = `Matches ${met.length === all ? (all === 1 ? "the one skill" : `all ${all} skills`) : `${met.length} of ${all} skills`} it asks for, ${rest}${listed(met.slice(0, NAMED_SKILLS))}`;
	return lacks === "" ? matches : `${matches}; ${lacks}`;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** That a posting asks for things that the resume lacks. */
export function lackedWords(names: readonly string[]): string {
	const more = names.length > NAMED_LACKS ? [...names.slice(0, NAMED_LACKS - 1), `${names.length - NAMED_LACKS + 1} more`] : names;
	return `It asks for ${listed(more)}, which your resume does not show`;
}

/** How the parts and what was taken away make the score; nothing where nothing was. */
export function reckoningSentence({ adjustments, parts, overall }: Pick<FitFindings, "adjustments" | "parts" | "overall">): string {
	return adjustments.some(({ points }) => points !== 0) ? `The parts add up to ${parts}, and with that it stands at ${overall}` : "";
}

/**
 * Plain sentences on why the posting fits or not: skills first, then title, place and level where they matter, each with the points that it takes
 * away, then what that leaves.
 */
export function explainFit(findings: FitFindings): string {
	const { title, remarks } = findings;
	const moving = findings.adjustments.filter(({ points }) => points !== 0);
	const pointsOf = (remark: string) => moving.find(({ reason }) => reason === remark)?.points;
	const isTitleFar = title.nearest === null || title.score < NEAR_TITLE;
	const titleRemark = isTitleFar && !moving.some(({ reason }) => reason.startsWith(OTHER_TITLE)) ? OTHER_TITLE : null;
	const told = [titleRemark, ...moving.map(({ reason }) => reason), ...remarks].filter((remark) => remark !== null);
	const second = [...new Set(told)].map((remark, index) => {
		const points = pointsOf(remark);
		return `${index === 0 ? remark : decapitalized(remark)}${points === undefined ? "" : ` (${signed(points)})`}`;
	});
	const sentences = [skillSentence(findings), includedSentence(findings), second.join("; "), reckoningSentence(findings)].filter((sentence) => sentence !== "");
	return `${sentences.join(". ")}.`;
}

/** Only the openings of our own remarks lose their capital; names of places keep theirs. */
function decapitalized(remark: string): string {
	return /^(?:It|The) /.test(remark) ? remark.charAt(0).toLowerCase() + remark.slice(1) : remark;
}
