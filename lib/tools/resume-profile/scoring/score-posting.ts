import { tellsApart } from "@/lib/tools/documents/language/meaning/vague-words";
import { credentialFactor } from "@/lib/tools/fit/credentials";
import type { Demand } from "@/lib/tools/fit/demands";
import { kindredShare } from "@/lib/tools/fit/kindred";
import { scoreSeniority, yearsLoss } from "@/lib/tools/fit/level";
import type { AskedAbbreviation, Needs } from "@/lib/tools/fit/needs";
import { lacksRequired, lossesOf, requiredOf, scoreSkills, sumOfParts, titleWithKindred, unknownShareOf } from "@/lib/tools/fit/overall";
import { scoreLocation } from "@/lib/tools/fit/places/location";
import { type PostingReading, readingOf } from "@/lib/tools/fit/posting-reading";
import { type Loss, lossOf } from "@/lib/tools/fit/preference-part";
import { belowProfessionLoss } from "@/lib/tools/fit/profession";
import { causeOf, reckon } from "@/lib/tools/fit/reckoning";
import { SECTION_WEIGHTS } from "@/lib/tools/fit/sections";
import { scoreTitle } from "@/lib/tools/fit/title";
import type { FitScore, Posting } from "@/lib/tools/job-search/schemas";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";
import type { Candidate } from "./candidate";
import { namedIn } from "./other-skills";
import { explainFit, lackedWords } from "./score-explanation";
import { partIncluded } from "./shown-by-others";
import { strongestFirst } from "./strongest-first";

/** What is left of the score where a posting demands a language, or is written in one, that the resume doesn't show. */
const DEMANDED_LANGUAGE_FACTOR = 0.8;
const WRITTEN_LANGUAGE_FACTOR = 0.68;
/** For each abbreviation in the requirements, mostly of a certificate, that the resume doesn't have. */
const ABBREVIATION_FACTOR = 0.92;
const LEAST_ABBREVIATION_FACTOR = 0.78;
const ABBREVIATION_WEIGHT = 0.5;
const OTHER_SKILL_WEIGHT = 0.6;

interface Wanting {
	readonly demands: readonly Demand[];
	readonly losses: readonly Loss[];
	readonly remark: string | null;
	/** Abbreviations among the demands that the resume's certificates bear. */
	readonly certified: ReadonlySet<string>;
}

/** Abbreviations that a posting asks for: those that the resume's certificates bear, and those that it lacks. */
function abbreviationsFor({ abbreviations }: Needs, candidate: Candidate): { certified: Demand[]; lacking: Demand[] } {
	const certified = abbreviations.filter(({ name }) => candidate.certificates.has(name));
	const isAsked = ({ name, section, isTelling }: AskedAbbreviation) => section === "required" && isTelling && !candidate.abbreviations.has(name);
	const lacking = candidate.stems.size === 0 ? [] : abbreviations.filter((one) => isAsked(one) && !candidate.certificates.has(one.name));
	return {
		certified: certified.map(({ name, section }) => ({ name, weight: SECTION_WEIGHTS[section], isRequired: section === "required", isSoft: false })),
		lacking: lacking.map(({ name }) => ({ name, weight: ABBREVIATION_WEIGHT, isRequired: true, isSoft: false })),
	};
}

/** The language that a posting and a resume are both written in: nobody is chosen for it. */
function languageOfBoth({ writtenIn }: Needs, candidate: Candidate): string | null {
	return writtenIn !== null && candidate.languages.has(writtenIn) && (candidate.writtenIn ?? writtenIn) === writtenIn ? writtenIn : null;
}

/** Licences and languages that a posting demands, as demands, with what the missing ones leave of the score. The language of both is no demand. */
function wantingOf(needs: Needs, candidate: Candidate): Wanting {
	const { credentials, languages } = candidate;
	const common = languageOfBoth(needs, candidate);
	const demanded = languages.size === 0 ? [] : needs.languages.filter((name) => name !== common);
	const names = [...needs.credentials, ...demanded];
	const lacksWritten = needs.writtenIn !== null && languages.size > 0 && !languages.has(needs.writtenIn);
	const { certified, lacking } = abbreviationsFor(needs, candidate);
	const unlicensed = needs.credentials.filter((name) => !credentials.has(name));
	const unspoken = demanded.filter((name) => !languages.has(name) && name !== needs.writtenIn);
	const remark = lacksWritten ? `It is written in ${needs.writtenIn}, which your resume does not show` : null;
	const losses = [
		...lossOf(Math.max(LEAST_ABBREVIATION_FACTOR, ABBREVIATION_FACTOR ** lacking.length), lackedWords(lacking.map(({ name }) => name))),
		...lossOf(credentialFactor(unlicensed), lackedWords(unlicensed)),
		...(remark === null ? [] : lossOf(WRITTEN_LANGUAGE_FACTOR, remark)),
		...(unspoken.length === 0 ? [] : lossOf(DEMANDED_LANGUAGE_FACTOR, lackedWords(unspoken))),
	];
	return {
		demands: [...names.map((name) => ({ name, weight: 1, isRequired: true, isSoft: false })), ...certified, ...lacking],
		certified: new Set(certified.map(({ name }) => name)),
		losses,
		remark,
	};
}

function demandsFor(reading: PostingReading, wanting: Wanting, otherNames: readonly string[], common: string | null): Demand[] {
	const named = new Set(wanting.demands.map(({ name }) => name));
	return [
		...wanting.demands,
		...reading.demands.filter(({ name }) => !named.has(name) && name !== common),
		...otherNames.map((name) => ({ name, weight: OTHER_SKILL_WEIGHT, isRequired: false, isSoft: false })),
	].sort((one, other) => other.weight - one.weight);
}

interface Answered {
	readonly reading: PostingReading;
	readonly wanting: Wanting;
	/** Strongest first. */
	readonly demands: readonly Demand[];
	readonly matched: ReadonlySet<string>;
	/** What the file does not show anywhere. */
	readonly missing: readonly Demand[];
	/** Whether less than half of what it requires is shown. */
	readonly lacksRequired: boolean;
}

function answeredBy(posting: Pick<Posting, "title" | "description">, candidate: Candidate): Answered {
	const { skills, otherSkills, credentials, languages } = candidate;
	const reading = readingOf(posting);
	const others = namedIn(posting, otherSkills);
	const wanting = wantingOf(reading.needs, candidate);
	const demands = demandsFor(reading, wanting, others, languageOfBoth(reading.needs, candidate));
	const isLicence = (name: string) => wanting.demands.some((demand) => demand.name === name);
	const has = (name: string) => skills.has(name) || credentials.has(name) || languages.has(name) || wanting.certified.has(name) || others.includes(name);
	// What the file tells anywhere is met, so that everything asked for stands among what is met or what is missing: all but what the person leaves out,
	// which their resume shows and which is not to count. Manners are told by everybody.
	const isLeftOut = ({ name }: Demand) => candidate.leftOut.has(name) && !has(name);
	const isTold = ({ name, isSoft }: Demand) => !isSoft && (candidate.mentioned.has(name) || (!isLicence(name) && candidate.tells(name)));
	const matched = new Set(demands.filter((demand) => has(demand.name) || (isTold(demand) && !isLeftOut(demand))).map(({ name }) => name));
	const missing = demands.filter((demand) => !demand.isSoft && !matched.has(demand.name) && !isLeftOut(demand));
	return { reading, wanting, demands, matched, missing, lacksRequired: lacksRequired(demands, (demand) => !missing.includes(demand)) };
}

/** Why a posting is held below a strong fit. */
function heldWords({ demands, missing }: Answered): string {
	const lacked = requiredOf(demands).filter((demand) => missing.includes(demand));
	return `${lackedWords(lacked.map(({ name }) => name))}: less than half of what it requires`;
}

/**
 * The fit of one posting, by rules alone: overall = (0.35 skills + 0.40 title + 0.15 location + 0.10 seniority) × what another trade, violated
 * wishes, and missing licences and languages leave; where less than half of what is required is shown it stays below strong (docs/decisions/0028).
 * Skills: the share of what the text asks for, by `SECTION_WEIGHTS`, that the person brings.
 */
export function scorePosting(posting: Posting, candidate: Candidate): FitScore {
	const { query } = candidate;
	const answered = answeredBy(posting, candidate);
	const { reading, wanting, demands, matched, missing } = answered;
	const share = candidate.stems.size === 0 ? null : kindredShare(reading.words, candidate.stems);
	const skillScore = scoreSkills(demands, matched, share === null ? undefined : unknownShareOf(share));
	const byName = scoreTitle(posting.title, query.titles);
	const title = { ...byName, score: titleWithKindred(byName.score, share ?? 0) };
	const offered = normalizeTitle(posting.title);
	const seniority = scoreSeniority(posting.seniority ?? offered.level ?? reading.level, query.seniority, candidate.level);
	const location = scoreLocation(posting, query, candidate.home);
	const others = [...belowProfessionLoss(posting.title, candidate.profession), ...wanting.losses, ...yearsLoss(reading.years, candidate.years)];
	const losses = lossesOf({ title: title.score, location, seniority, others });
	const held = answered.lacksRequired ? [{ kind: "below_strong" as const, by: 0, reason: heldWords(answered) }] : [];
	const { parts, overall, adjustments } = reckon(sumOfParts({ skills: skillScore, title: title.score, location: location.score, seniority: seniority.score }), [
		...losses.map(causeOf),
		...held,
	]);
	const { own, included } = partIncluded(
		demands.filter(({ name }) => matched.has(name)),
		candidate,
	);
	// "Patient care" tells no posting from another: it counts, and is no reason.
	const met = strongestFirst(
		own.filter(({ name }) => tellsApart(name)),
		candidate,
	);
	return {
		overall,
		skills: skillScore,
		title: title.score,
		seniority: seniority.score,
		location: location.score,
		matchedSkills: met.map(({ name }) => name),
		missingSkills: missing.map((demand) => demand.name),
		explanation: explainFit({
			...{ demands, met, included, hasOthers: met.length < matched.size, missing, title, adjustments, parts, overall },
			remarks: [location.remark, wanting.remark, seniority.remark, location.praise],
		}),
		adjustments: [...adjustments],
		method: "rules",
	};
}
