import { trimEndOf, trimStartOf } from "@/lib/platform/language/outer-letters";
import { type DateRange, findDateRange, withoutRange } from "@/lib/tools/reading/text/date-ranges";
import type { ResumeExperience, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { placeScore } from "@/lib/tools/resume-profile/words/place-names";
import { isOrganisation } from "@/lib/tools/resume-profile/words/title-words";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { isBreakLine } from "./breaks";
import { paragraphsOf, type Setting, sourceOf } from "./facts";
import { type EntryHead, isBarelyTold, readHeads } from "./heads/entry-heads";
import { isLegalForm } from "./heads/job-head-roles";
import { pairedEntries } from "./heads/paired-entries";
import { toldInHead } from "./heads/told-in-head";
import { dutiesIn } from "./parts/entry-tables";
import type { Entry } from "./parts/resume-parts";

function confidenceOf(head: EntryHead): number {
	const score = 0.3 + (head.value("title") ? 0.25 : 0) + (head.value("company") ? 0.2 : 0) + (head.range?.start ? 0.2 : 0);
	return Math.round(score * 100) / 100;
}

/** An employer whose name stands above its roles: those that follow without one are roles there too. */
interface Employer {
	readonly company: string;
	readonly location: string | null;
	readonly lines: readonly ResumeLine[];
	/** It stands in an entry of its own, with no title and no dates. */
	readonly isAlone: boolean;
	/** When the first work there began, where its line says so. */
	readonly start: string | null;
	/** When the role before began, where it was told to be there. */
	readonly roleStart: string | null;
}

/** The employer above a head, unless the head's work began before any there. */
function employerOf(employer: Employer | null, { range }: EntryHead): Employer | null {
	const [from, start] = [employer?.start ?? null, range?.start ?? null];
	return from !== null && start !== null && start.slice(0, from.length) < from.slice(0, start.length) ? null : employer;
}

type Value = ReturnType<EntryHead["value"]>;

const MOST_MONTHS_APART = 2;

/** Whether a role ended when the one before it at an employer began. */
function endsBefore(range: DateRange | null, start: string | null): boolean {
	const [until = "", from = ""] = [range?.end ?? "", start ?? ""];
	if (until.length !== 7 || from.length !== 7) return until !== "" && until === from;
	const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5));
	const apart = months(from) - months(until);
	return apart >= 0 && apart < MOST_MONTHS_APART;
}

/**
 * "Regional Supply Manager, Andean" below "WHIRLPOOL LATIN AMERICA": below an employer above its roles, what stands behind a title and is none is of the
 * title. So it is where that role ended when the one above it began.
 */
function ownOf(title: Value, company: Value, employer: Employer | null, range: DateRange | null): [Value, Value] {
	const isThere = employer !== null && (employer.isAlone || endsBefore(range, employer.roleStart));
	if (!isThere || !title || !company || title.row !== company.row || isOrganisation(company.text)) return [title, company];
	const both = `${title.text}, ${company.text}`;
	return title.lines[0]?.text.includes(both) ? [{ ...title, text: both }, null] : [title, company];
}

/** Leave or a search among the positions: it has no employer, though one may stand above it. */
function breakOf(entry: Entry, head: EntryHead, experienceId: string, setting: Setting): ResumeExperience | null {
	const line = entry.head.find(({ text }) => isBreakLine(text));
	if (!line) return null;
	const own = findDateRange(line.text);
	const range = head.range ?? own;
	const title = (own ? withoutRange(line.text, own) : line.text)
		.split("\t")
		.map((part) => trimStartOf(trimEndOf(part, /[\s,;:|·•–—-]/u), /[\s,;:|·•–—-]/u))
		.filter(Boolean);
	return {
		experienceId,
		company: null,
		title: title.join(", "),
		location: null,
		startDate: range?.start ?? null,
		endDate: range?.end ?? null,
		isCurrent: range?.isCurrent ?? false,
		datesText: range?.text ?? null,
		bullets: paragraphsOf(entry.body, `${experienceId}B`, setting),
		confidence: confidenceOf(head),
		source: sourceOf(entry.head),
	};
}

/** A head with a title and no employer, or with something beside its title that is none. */
function isRole(head: EntryHead, mayHaveMore: boolean): boolean {
	const [title, company] = [head.value("title"), head.value("company")];
	const isBeside = mayHaveMore && title !== null && company !== null && company.row === title.row && !isOrganisation(company.text) && head.range !== null;
	return title !== null && (company === null || (isBeside && title.lines[0]?.text.includes(`${title.text}, ${company.text}`) === true));
}

/** "mismo hospital", "stessa impresa", "tamtéž": the employer of the entry above. */
const SAME_EMPLOYER =
	/^(?:(?:the )?same|mism[oa]|stess[oa]|mesm[oa]|m[eê]me|gleicher?|gleiches|selbe|derselbe|dieselbe|dasselbe|zelfde|dezelfde|hetzelfde|samma|aynı|тот же|та же|той самий|та сама) (?:employer|company|firm|hospital|school|empresa|empleador|compañía|colegio|escuela|centro|impresa|azienda|ditta|società|ente|ospedale|entreprise|société|employeur|établissement|hôpital|firma|betrieb|unternehmen|arbeitgeber|klinik|schule|bedrijf|werkgever|arbetsgivare|företag|şirket|kurum|работодатель|компания|організація|компанія)\.?$|^(?:ibid(?:em)?|idem|ebenda|ebd|daselbst|tamtéž|tamže|tamże|j\. ?w|там же|там само|同上|위와 같음|동일 회사)\.?$/iu;
const saysSameEmployer = (text: string): boolean => text.length < 40 && SAME_EMPLOYER.test(text);

const TOWN_SIGNS = [", ", ". ", "· ", "– ", "| "] as const;

/** "Hospital «Dr. Lisandro Funes»", "Bebidas Hnos. Cuenca": a full stop behind a few letters ends no name, and nothing does within quotes. */
function mayEnd(company: string, at: number, sign: string): boolean {
	const before = company.slice(0, at);
	const isQuoted = (before.match(/[«“„]/g)?.length ?? 0) > (before.match(/[»”]/g)?.length ?? 0);
	return !isQuoted && (sign !== ". " || /\p{Ll}{4}$|(?<!\p{L})\p{Lu}{3,4}$/u.test(before));
}

const IN_TOWN = /^(.{3,60}) in (\p{Lu}[\p{L}\p{M} '’-]{2,40})$/u;

/** "Pratt Industries, Conyers", "Rijkswaterstaat in Utrecht" as the employer and its town. */
function withoutTown(company: string): [string, string | null] {
	const [, employer = "", within = ""] = IN_TOWN.exec(company) ?? [];
	if (employer !== "" && isTown(within) && !/^\P{Lu}/u.test(employer)) return [employer, within];
	const at = Math.max(
		...TOWN_SIGNS.map((sign) => {
			const last = company.lastIndexOf(sign);
			return last !== -1 && mayEnd(company, last, sign) ? last : -1;
		}),
	);
	const [name, town] = at > 2 ? [company.slice(0, at).trim(), company.slice(at + 2).trim()] : [company, ""];
	// "Instituto de Desarrollo Urbano – IDU": a short name is no town, though one is called so.
	if (isLegalForm(town) || (/^\p{Lu}{2,5}$/u.test(town) && placeScore(town) === 0)) return [company, null];
	return isTown(town) || placeScore(town) > 0 ? [name, town] : [company, null];
}

/**
 * The jobs of a resume in its order. A head that names only an employer opens its roles, as does one whose employer stands above the first title;
 * what has no head at all goes on with what is told above it.
 */
export function readExperience(parted: readonly Entry[], setting: Setting): ResumeExperience[] {
	const paired = pairedEntries(parted, "job");
	const { entries } = paired;
	const heads = readHeads(paired, "job");
	const jobs: ResumeExperience[] = [];
	let employer: Employer | null = null;
	entries.forEach((entry, at) => {
		const head = heads[at];
		if (!head) return;
		const experienceId = `E${jobs.length + 1}`;
		const pause = breakOf(entry, head, experienceId, setting);
		if (pause) {
			jobs.push(pause);
			return;
		}
		const place = head.value("place");
		const [title, whole] = ownOf(head.value("title"), head.value("company"), employer, head.range);
		const [name, town] = whole ? withoutTown(whole.text) : ["", null];
		const before = jobs.at(-1);
		const company = whole && { ...whole, text: (saysSameEmployer(name) ? before?.company : null) ?? name };
		if (title === null && company === null && head.range === null) {
			if (before)
				jobs[jobs.length - 1] = {
					...before,
					bullets: [...before.bullets, ...paragraphsOf([...entry.head, ...entry.body], `${before.experienceId}C`, setting)],
				};
			return;
		}
		const next = heads[at + 1];
		const opensRoles = company !== null && (title === null ? next !== undefined && isRole(next, head.range === null) : company.row < title.row);
		if (company)
			employer = opensRoles
				? {
						company: company.text,
						location: place?.text ?? town,
						lines: [...entry.head, ...(title ? [] : entry.body)],
						isAlone: title === null && head.range === null,
						start: title === null ? (head.range?.start ?? null) : null,
						roleStart: title === null ? null : (head.range?.start ?? null),
					}
				: null;
		if (opensRoles && title === null && isBarelyTold(entry)) return;
		if (title === null && company === null && entry.body.length === 0) return;
		const { range } = head;
		const told = [...entry.head.flatMap(dutiesIn), ...toldInHead(entry, [title?.text, whole?.text, place?.text, range?.text])];
		const above = employerOf(employer, head);
		if (employer && company === null && title !== null) employer = { ...employer, roleStart: range?.start ?? null };
		jobs.push({
			experienceId,
			company: company?.text ?? (title ? (above?.company ?? null) : null),
			title: title?.text ?? null,
			location: place?.text ?? town ?? (company ? null : (above?.location ?? null)),
			startDate: range?.start ?? null,
			endDate: range?.end ?? null,
			isCurrent: range?.isCurrent ?? false,
			datesText: range?.text ?? null,
			bullets: paragraphsOf([...told, ...entry.body], `${experienceId}B`, setting),
			confidence: confidenceOf(head),
			source: sourceOf(company ? entry.head : [...(title ? (above?.lines ?? []) : []), ...entry.head]),
		});
	});
	return jobs;
}
