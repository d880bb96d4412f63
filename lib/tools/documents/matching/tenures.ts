import { foldWords } from "@/lib/tools/documents/language/meaning/word-keys";
import { yearsAskedIn } from "@/lib/tools/fit/level";
import { yearsCovered } from "@/lib/tools/reading/text/date-ranges";
import { workOf } from "@/lib/tools/resume-profile/profile/breaks";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";
import { positionPiece } from "./resume-pieces";
import type { PointEvidence } from "./schemas";
import { alternativesIn, type TellingWords, tellingWords, toldShare } from "./words/telling-words";

interface Tenure {
	readonly piece: PointEvidence;
	readonly told: TellingWords;
	/** The trades that its title names, and their field. */
	readonly trade: readonly string[];
	readonly span: { readonly startDate: string | null; readonly endDate: string | null; readonly isCurrent: boolean };
}

/** The positions of a resume with their times, to be held against demands for years. */
export interface Tenures {
	readonly jobs: readonly Tenure[];
	/** What the resume says of the person as a whole. */
	readonly whole: TellingWords;
	/** What the person is called by: headline and positions. */
	readonly trade: string;
	readonly now: Date;
}

const MOST_JOBS = 60;

function tradesOf(title: string): string[] {
	const { occupations, field } = normalizeTitle(title);
	return [...occupations.map((occupation) => occupation.title), ...(field === null ? [] : [field])];
}

export function tenuresOf(profile: ResumeProfile, now: Date): Tenures {
	const jobs = workOf(profile).slice(0, MOST_JOBS);
	return {
		now,
		trade: [profile.headline?.value ?? "", ...jobs.map(({ title }) => title ?? "")].join("\n"),
		whole: tellingWords([profile.headline?.value ?? "", profile.summary?.value ?? "", ...profile.unused.map(({ text }) => text)].join("\n")),
		jobs: jobs.map((job) => ({
			piece: positionPiece(job),
			told: tellingWords([job.title ?? "", job.company ?? "", job.source.quote, ...job.bullets.map(({ text }) => text)].join("\n")),
			trade: tradesOf(job.title ?? ""),
			span: job,
		})),
	};
}

const NUMBERS =
	"one ein eine un une uno una um|two zwei deux dos due dois twee|three drei trois tres tre drie|four vier quatre cuatro quattro quatro|five fünf funf cinq cinco cinque vijf|six sechs seis sei zes|seven sieben sept siete sette sete zeven|eight acht huit ocho otto oito|nine neun neuf nueve nove negen|ten zehn dix diez dieci dez tien"
		.split("|")
		.map((words) => words.split(" "));
const YEAR_WORD = /^(?:years?|yrs?|jahre?n?|ans?|annees?|anos?|anni|jaar)$/u;
const SEVERAL =
	/(?<!\p{L})(?:several years|many years|mehrjahrig\p{L}*|mehrere jahre|langjahrig\p{L}*|plusieurs annees|varios anos|pluriennale|diversi anni|varios anos|meerdere jaren)(?!\p{L})/u;
const A_YEAR = /(?<!\p{L})(?:a|ein|einem|un|une|una|um|een) (?:full )?(?:year|jahr|an|annee|ano|anno|jaar)(?!\p{L}| ago)/u;
const OF_SEVERAL = 2;
/** Words between a number in letters and the years that it counts: "eight years or more", "four or more years". */
const REACH = 3;

/** The years that a demand asks for, in figures or in letters; null for none. */
export function yearsDemanded(text: string): number | null {
	const inFigures = yearsAskedIn(text);
	if (inFigures !== null) return inFigures;
	const folded = foldWords(text);
	if (SEVERAL.test(folded)) return OF_SEVERAL;
	if (A_YEAR.test(folded)) return 1;
	const words = folded.match(/\p{L}+/gu) ?? [];
	const at = words.findIndex(
		(word, index) => NUMBERS.some((own) => own.includes(word)) && words.slice(index + 1, index + 1 + REACH).some((later) => YEAR_WORD.test(later)),
	);
	return at < 0 ? null : NUMBERS.findIndex((own) => own.includes(words[at] ?? "")) + 1;
}

const COUNTING = new Set([...NUMBERS.flat(), "mehrjahrige", "several", "many", "langjahrige", "plusieurs"]);
const withoutCounting = (text: string): string =>
	text
		.split(/\s+/u)
		.filter((word) => !COUNTING.has(foldWords(word)) && !YEAR_WORD.test(foldWords(word)) && !/\d/u.test(word))
		.join(" ");

/** What a demand for years asks for, without the years. */
export const fieldsOfYears = (demand: string): ReturnType<typeof alternativesIn> => alternativesIn(withoutCounting(demand));

const ENOUGH_TOLD = 0.5;

/** Positions of the trade that others are of: the years in them count towards those in a field, though each alone names another part of it. */
function relatedTo(asked: readonly Tenure[], fields: ReturnType<typeof fieldsOfYears>, jobs: readonly Tenure[]): Tenure[] {
	const trades = new Set(asked.flatMap(({ trade }) => trade));
	const tellsSome = ({ told }: Tenure) => fields.some((field) => toldShare(field, told).count > 0);
	return jobs.filter((job) => asked.includes(job) || job.trade.some((trade) => trades.has(trade)) || tellsSome(job));
}

/**
 * The positions that are related to the work that a demand asks years of and come to them together, where those of that very work do not;
 * none where they don't, or none is of it.
 */
export function relatedTenures(demand: string, { jobs, now }: Tenures): readonly PointEvidence[] {
	const years = yearsDemanded(demand);
	const fields = fieldsOfYears(demand);
	const asked = jobs.filter(({ told }) => fields.some((field) => toldShare(field, told).share > ENOUGH_TOLD));
	if (years === null || asked.length === 0) return [];
	const related = relatedTo(asked, fields, jobs);
	const covered = yearsCovered(
		related.map(({ span }) => span),
		now,
	);
	return covered !== null && covered >= years ? related.map(({ piece }) => piece) : [];
}

/** The positions that show the years of the work that a demand asks for, newest first; none where they are too few, null where it asks for none. */
export function tenuresFor(demand: string, { jobs, whole, now }: Tenures): readonly PointEvidence[] | null {
	const years = yearsDemanded(demand);
	if (years === null) return null;
	const fields = fieldsOfYears(demand);
	const isAsked = ({ told }: Tenure) => fields.length === 0 || fields.some((asked) => toldShare(asked, told).share > ENOUGH_TOLD);
	const asked = jobs.filter(isAsked);
	const isOfAll = asked.length === 0 && fields.some((named) => toldShare(named, whole).share > ENOUGH_TOLD);
	const own = isOfAll ? jobs : asked;
	const covered = yearsCovered(
		own.map(({ span }) => span),
		now,
	);
	return covered !== null && covered >= years ? own.map(({ piece }) => piece) : [];
}
