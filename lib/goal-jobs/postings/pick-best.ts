import { agoWords, daysSince } from "@/lib/platform/language/age-words";
import type { PostingEntry, Standing } from "./posting-index";
import { titleReason } from "./title-reason";

const FRESH_DAYS = 7;
const OLD_DAYS = 60;
const MOST_OF_COMPANY = 2;
/** What a posting loses or gains in the order, in points of the score. */
const POINTS = { sameCompany: -10, unreachable: -8, fresh: 2, old: -5, fewSkills: -10, otherWork: -12 } as const;
/** A posting that asks for this many skills or more and of which the person has less than this share is hardly one of the best. */
const MANY_SKILLS = 4;
const FEW_SHARE = 0.25;
/** Below this a title is other work than what was searched for, however well the rest suits. */
const SAME_WORK = 60;
const NAMED = 3;
const WELL_PAID_QUARTER = 0.75;

interface Asked {
	readonly count: number;
	readonly nowMs: number;
	/** That were searched for. */
	readonly titles: readonly string[];
}

export interface Picked {
	readonly entry: PostingEntry;
	/** In words, for the person; at least one. */
	readonly reasons: string[];
}

/**
 * The postings to apply for first: the best score, but at most two of one company, those found open before those that could not be reached,
 * fresh ones before old ones, and those of other work, or of whose skills the person has hardly any, last. What has expired is left out. `entries`
 * come best first, and so does what is picked.
 */
export function pickBest(entries: readonly PostingEntry[], standingOf: ReadonlyMap<string, Standing>, { count, nowMs, titles }: Asked): Picked[] {
	const open = entries.filter(({ posting }) => !posting.expiresAt || Date.parse(posting.expiresAt) >= nowMs);
	const scoreOf = ({ posting }: PostingEntry) => standingOf.get(posting.jobId)?.score ?? posting.fit.overall;
	const wellPaid = wellPaidFrom(open);
	const top = open[0];
	const chosen: PostingEntry[] = [];
	while (chosen.length < count) {
		const ofCompany = (entry: PostingEntry) => chosen.filter((other) => companyOf(other) === companyOf(entry)).length;
		const worth = (entry: PostingEntry) => scoreOf(entry) + pointsOf(entry, nowMs) + ofCompany(entry) * POINTS.sameCompany;
		const left = open.filter((entry) => !chosen.includes(entry) && ofCompany(entry) < MOST_OF_COMPANY && !chosen.some((other) => isSameOpening(other, entry)));
		const [first, ...others] = left;
		if (first === undefined) break;
		chosen.push(others.reduce((best, entry) => (worth(entry) > worth(best) ? entry : best), first));
	}
	const bestFirst = [...chosen].sort((one, other) => scoreOf(other) - scoreOf(one));
	return bestFirst.map((entry) => ({ entry, reasons: reasonsFor(entry, { score: scoreOf(entry), isTop: entry === top, wellPaid, nowMs, titles }) }));
}

const companyOf = ({ posting }: PostingEntry): string => posting.company.trim().toLowerCase();
const isSameOpening = (one: PostingEntry, other: PostingEntry): boolean =>
	companyOf(one) === companyOf(other) && one.posting.title.trim().toLowerCase() === other.posting.title.trim().toLowerCase();

function ageDays({ postedMs }: PostingEntry, nowMs: number): number | null {
	return postedMs === null ? null : daysSince(postedMs, nowMs);
}

function pointsOf(entry: PostingEntry, nowMs: number): number {
	const days = ageDays(entry, nowMs);
	const byAge = days === null ? 0 : days <= FRESH_DAYS ? POINTS.fresh : days > OLD_DAYS ? POINTS.old : 0;
	const { matchedSkills, missingSkills } = entry.posting.fit;
	const asked = matchedSkills.length + missingSkills.length;
	const bySkills = asked >= MANY_SKILLS && matchedSkills.length / asked < FEW_SHARE ? POINTS.fewSkills : 0;
	const byTitle = entry.posting.fit.title < SAME_WORK ? POINTS.otherWork : 0;
	return byAge + bySkills + byTitle + (entry.posting.verification.status === "unreachable" ? POINTS.unreachable : 0);
}

/** From what upper end in euros a year on a posting pays better than three quarters of those that say; null where too few say. */
function wellPaidFrom(entries: readonly PostingEntry[]): number | null {
	const amounts = entries.flatMap(({ euros }) => euros ?? []).sort((one, other) => one - other);
	return amounts.length < 4 ? null : (amounts[Math.floor(amounts.length * WELL_PAID_QUARTER)] ?? null);
}

function reasonsFor(
	entry: PostingEntry,
	{ score, isTop, wellPaid, nowMs, titles }: { score: number; isTop: boolean; wellPaid: number | null } & Omit<Asked, "count">,
): string[] {
	const { fit, verification } = entry.posting;
	const days = ageDays(entry, nowMs);
	const reasons = [
		isTop ? "The best match of all" : null,
		skillReason(fit),
		titleReason(entry.posting, titles),
		fit.location >= 90 ? "The place suits you" : null,
		wellPaid !== null && entry.euros !== null && entry.euros >= wellPaid ? "Pays better than three quarters of those that say" : null,
		days !== null && days <= FRESH_DAYS && entry.postedMs !== null ? `Posted ${agoWords(entry.postedMs, nowMs)}` : null,
		verification.status === "unreachable" ? "Its page could not be reached: look whether it is still open" : null,
	].filter((reason) => reason !== null);
	return reasons.length > 0 ? reasons : [`Scores ${score} of 100`];
}

function skillReason({ matchedSkills, missingSkills }: PostingEntry["posting"]["fit"]): string | null {
	const asked = matchedSkills.length + missingSkills.length;
	if (matchedSkills.length === 0) return null;
	if (missingSkills.length === 0) return `You have all it asks for: ${listed(matchedSkills.slice(0, NAMED))}`;
	if (missingSkills.length === 1 && asked > 1) return `You have ${matchedSkills.length} of ${asked} skills; only ${missingSkills[0]} is missing`;
	return `You have ${matchedSkills.length} of ${asked} skills, such as ${listed(matchedSkills.slice(0, NAMED))}`;
}

function listed(names: readonly string[]): string {
	const last = names.at(-1) ?? "";
	return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
