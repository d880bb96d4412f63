import { equivalentOf, findEquivalents } from "@/lib/tools/documents/language/meaning/equivalents";
import { findThemes } from "@/lib/tools/documents/language/meaning/themes";
import { wordKeys } from "@/lib/tools/documents/language/meaning/word-keys";
import { resultStrength } from "@/lib/tools/documents/language/results";
import { skillKey, skillKeys } from "@/lib/tools/documents/language/skill-mentions";
import { certificateInitials, credentialsNamedIn, withImpliedCredentials } from "@/lib/tools/fit/credentials";
import type { PostingDemand } from "@/lib/tools/job-search/given-posting/schemas";
import { findLanguages } from "@/lib/tools/taxonomy/languages";
import { type DemandReading, languagesIn, readDemand } from "./demand-reading";
import { MOST_EVIDENCE, type PointEvidence, type PointStrength } from "./schemas";
import { statedYears } from "./stated-years";
import { relatedTenures, type Tenures, tenuresFor } from "./tenures";
import { takesWhatIsToCome, tellsOfLack } from "./words/affirmed";
import { isCredentialConcept } from "./words/concepts";
import { languageLevelIn, levelOfLanguage, tellsOfLanguage } from "./words/language-levels";
import { studyLevelIn } from "./words/study-levels";
import { type TellingWords, tellingWords, toldShare } from "./words/telling-words";
import { tellsUnspaced } from "./words/unspaced";

const sharedOf = <Value>(own: Iterable<Value>, asked: { has(value: Value): boolean }): number => [...own].filter((value) => asked.has(value)).length;

interface Match {
	readonly piece: PointEvidence;
	readonly strength: Exclude<PointStrength, "none">;
	readonly score: number;
	/** A skill is named in both, and the rest of the words is not. */
	readonly isBySkill?: boolean;
}

/** More than half of what is named; all of it for a certificate. */
const ENOUGH = 0.5;
const FEWEST_WORDS = 2;
const WHOLE = 1;

const credentialsOf = (text: string): Set<string> => withImpliedCredentials(credentialsNamedIn(text.toLowerCase()));

/** A piece with what it tells, and what stands around it: the position of a line. */
interface Told {
	readonly own: TellingWords;
	readonly around: TellingWords | null;
}

const known = new WeakMap<PointEvidence, Told>();

function toldIn(piece: PointEvidence): Told {
	const before = known.get(piece);
	if (before) return before;
	const told = {
		own: tellingWords(piece.kind === "position" ? `${piece.text}\n${piece.source.quote}` : piece.text),
		around: piece.where === null ? null : tellingWords(piece.where),
	};
	known.set(piece, told);
	return told;
}

/** A certificate is told by its name, with its number or its year, or as one: "Mentor of two trainees" is no qualification. */
const PROOF =
	/(?<!\p{L})(?:passed|endors|course|test|exam|level|valid|since|certif|licen[cs]|registr|card|ticket|diploma|award|accredit|qualif|chartered|bestanden|kurs|lehrgang|schulung|zertif|nachweis|schein|seit|curso|título|cours|corso|titolo|attest|carn[eé]|permis|patent|rijbewijs|führerschein|colegiad)|(?:19|20)\d\d|schein|ausweis|zeugnis/iu;
/** So short a line is an entry of a list. */
const LONGEST_ENTRY = 15;
const tellsProof = (text: string, told: TellingWords): boolean =>
	text.length <= LONGEST_ENTRY || PROOF.test(text) || told.codes.size > 0 || [...told.concepts].some(isCredentialConcept);

/** How much of a demand its words tell in a piece: the best of its alternatives. Null for too little. */
function toldBy(piece: PointEvidence, { text, alternatives, isCredential, initials, isOfNone }: DemandReading): number | null {
	const { own: told, around } = isOfNone ? { own: tellingWords(piece.text, true), around: null } : toldIn(piece);
	if ([...initials].some((own) => told.codes.has(own.toLowerCase()) && told.text.includes(own))) return WHOLE;
	const named = text.split(/[^\p{L}\p{N}]+/u);
	if (piece.kind === "certificate" && certificateInitials(piece.text).some((own) => named.includes(own))) return WHOLE;
	const exactness = !isCredential ? "any" : piece.kind === "study" || piece.kind === "certificate" ? "name" : "certificate";
	if (tellsUnspaced(text, piece.text)) return WHOLE;
	if (isCredential && (piece.kind === "line" || piece.kind === "note") && !tellsProof(piece.text, told)) return null;
	const shares = alternatives.map((asked) => toldShare(asked, told, exactness, isCredential ? null : around));
	const enough = shares.filter(({ share, hasCodes, hasPart }) =>
		isCredential ? share === WHOLE : share > ENOUGH || ((hasCodes || hasPart) && share >= ENOUGH),
	);
	return enough.length === 0 ? null : Math.max(...enough.map(({ share, count }) => share + count / 10));
}

function matchWords(piece: PointEvidence, asked: DemandReading): Match | null {
	const skills = sharedOf(skillKeys(piece.text).keys(), asked.skills);
	const same = sharedOf(findEquivalents(piece.text).keys(), asked.equivalents);
	const isLine = piece.kind === "line";
	const bonus = (isLine ? resultStrength(piece.text) / 2 : 0) + sharedOf(new Set(wordKeys(piece.text)), asked.words);
	if (sharedOf(credentialsOf(piece.text), asked.credentials) > 0) return { piece, strength: "strong", score: 11 + bonus };
	const told = toldBy(piece, asked);
	if (skills + same > 0 && (told !== null || !asked.isCredential))
		return { piece, strength: isLine ? "strong" : "fair", score: 3 * (skills + same) + bonus + (isLine ? 10 : 2), isBySkill: told === null };
	if (told !== null) return { piece, strength: isLine && told > WHOLE && !asked.isCredential ? "strong" : "fair", score: 4 * told + bonus };
	const words = sharedOf(new Set(wordKeys(piece.text)), asked.words);
	const themes = sharedOf(findThemes(piece.text).keys(), asked.themes);
	const isLike = isLine && !asked.isCredential && words >= FEWEST_WORDS && words + themes > FEWEST_WORDS;
	return isLike ? { piece, strength: "fair", score: words + themes } : null;
}

/** A language is shown where its level is not below the one that is asked for; what says no level may be enough. */
function matchLanguage(piece: PointEvidence, { languages, languageLevel }: DemandReading): Match | null {
	const spoken = findLanguages(piece.text).find(({ name }) => languages.has(name));
	if (spoken === undefined) return null;
	const isOnlyOne = findLanguages(piece.source.quote).length === 1;
	const own = levelOfLanguage(piece.text, spoken.name) ?? (isOnlyOne ? languageLevelIn(piece.source.quote) : null);
	if (own !== null && languageLevel !== null && own < languageLevel) return null;
	const isTold = own !== null || languageLevel === null;
	return { piece, strength: isTold ? "strong" : "fair", score: isTold ? 12 : 6 };
}

const OF_UNIVERSITY = /universit|hochschule|facultad|faculté|école supérieure|grande école|politécnic|politecnic|college of/iu;
const OF_BACHELOR = 2;

/** How high a degree a study is; of a university, where it is not said, the first. */
function levelOf({ text }: PointEvidence): number | null {
	return studyLevelIn(text) ?? (OF_UNIVERSITY.test(text) ? OF_BACHELOR : null);
}

/** A study of at least the degree that is asked for, in the field that is named. Where none is named, its height alone tells. */
function matchStudy(piece: PointEvidence, asked: DemandReading): Match | null {
	if (!asked.asksForStudy) return matchWords(piece, asked);
	const own = levelOf(piece);
	if (asked.studyLevel !== null && (own === null || own < asked.studyLevel)) return null;
	const { own: told } = toldIn(piece);
	const fields = asked.fields.map((field) => toldShare(field, told));
	const isField = fields.some(({ share, count }) => count > 0 && share >= ENOUGH);
	if (isField) return { piece, strength: "fair", score: 7 };
	return asked.fields.length === 0 && asked.studyLevel !== null ? { piece, strength: "fair", score: 4 } : matchWords(piece, asked);
}

function matchPiece(piece: PointEvidence, asked: DemandReading): Match | null {
	if (asked.isCredential && tellsOfLack(piece.text) && !takesWhatIsToCome(asked.text)) return null;
	switch (piece.kind) {
		case "skill": {
			const equivalent = equivalentOf(piece.text);
			const isNamed = asked.skills.has(skillKey(piece.text)) || (equivalent !== null && asked.equivalents.has(equivalent));
			return isNamed ? { piece, strength: "fair", score: 5, isBySkill: toldBy(piece, asked) === null } : matchWords(piece, asked);
		}
		case "language":
			return matchLanguage(piece, asked);
		case "certificate": {
			const found = matchWords(piece, asked);
			return found && { ...found, strength: "strong", score: Math.max(11, found.score) };
		}
		case "study":
			return matchStudy(piece, asked);
		case "years":
			return null;
		case "position": {
			const told = asked.isCredential || asked.asksForStudy || asked.languages.size > 0 ? null : toldBy(piece, asked);
			return told === null ? null : { piece, strength: "fair", score: 3 * told };
		}
		default:
			if (piece.kind === "line" && asked.asksForStudy) return null;
			if (asked.languages.size === 0 || asked.skills.size > asked.languages.size) return matchWords(piece, asked);
			// What a line says of a language by the way says nothing of how well it is known.
			if (piece.kind === "note" && tellsOfLanguage(piece.text)) return matchLanguage(piece, asked);
			return asked.languageLevel === null ? matchWords(piece, asked) : null;
	}
}

export interface DemandMatch {
	readonly evidence: PointEvidence[];
	readonly strength: PointStrength;
	/** Skills that the demand names and nothing of the resume does, in the demand's words. */
	readonly missing: string[];
	readonly score: number;
}

const NOTHING: DemandMatch = { evidence: [], strength: "none", missing: [], score: 0 };
const OF_TENURE = 9;
/** Beside a skill so many words may be left untold. */
const MOST_BESIDE = 2;

/** Years of work are shown by positions whose times add up to them, or by a line that counts them. */
function matchYears(demand: string, pieces: readonly PointEvidence[], tenures: Tenures): DemandMatch {
	const summed = tenuresFor(demand, tenures) ?? [];
	const evidence = summed.length > 0 ? summed : statedYears(demand, pieces, tenures);
	if (evidence.length === 0) {
		const related = relatedTenures(demand, tenures).slice(0, MOST_EVIDENCE);
		return related.length === 0 ? NOTHING : { evidence: related, strength: "fair", missing: [], score: OF_TENURE / 2 };
	}
	return { evidence: evidence.slice(0, MOST_EVIDENCE), strength: "strong", missing: [], score: OF_TENURE };
}

function missingOf(asked: DemandReading, matches: readonly Match[]): string[] {
	const shown = new Set(matches.flatMap(({ piece }) => [skillKey(piece.text), ...skillKeys(piece.text).keys()]));
	const spoken = new Set(matches.flatMap(({ piece }) => (piece.kind === "language" ? findLanguages(piece.text).map(({ name }) => name) : [])));
	const sameThings = new Set(matches.flatMap(({ piece }) => [...findEquivalents(piece.text).keys()]));
	const isShown = ([key, { text }]: [string, { text: string }]) => {
		const equivalent = equivalentOf(text);
		const isSpoken = [...languagesIn(text)].some((name) => spoken.has(name));
		return isSpoken || shown.has(key) || (equivalent !== null && sameThings.has(equivalent));
	};
	return [...asked.skills].filter((skill) => !isShown(skill)).map(([, { text }]) => text);
}

/** Whether all that names a skill of a demand leaves most of its other words untold: "VAT returns including partial exemption". */
function isLittleOf({ alternatives, skills }: DemandReading, matches: readonly Match[]): boolean {
	const isOfSkills = skills.size > 1 || alternatives.length > 1;
	const all = tellingWords(matches.map(({ piece }) => `${piece.text}\n${piece.where ?? ""}`).join("\n"));
	return (
		!isOfSkills &&
		alternatives.every((asked) => {
			const { share, hasPart } = toldShare(asked, all);
			return asked.length > MOST_BESIDE && share <= ENOUGH && !hasPart;
		})
	);
}

/** What a resume shows of one demand, best first. Nothing is shown that the resume does not say. */
export function matchDemand(demand: Pick<PostingDemand, "text">, pieces: readonly PointEvidence[], tenures: Tenures): DemandMatch {
	const asked = readDemand(demand.text);
	if (asked.years !== null && asked.skills.size === 0) return matchYears(demand.text, pieces, tenures);
	const matches = pieces.flatMap((piece) => matchPiece(piece, asked) ?? []).sort((one, other) => other.score - one.score);
	const [best] = matches;
	if (!best || (matches.every(({ isBySkill }) => isBySkill) && isLittleOf(asked, matches)))
		return asked.years === null ? NOTHING : matchYears(demand.text, pieces, tenures);
	return {
		evidence: matches.slice(0, MOST_EVIDENCE).map(({ piece }) => piece),
		strength: best.strength,
		// A certificate for it stands for all that its name names.
		missing: best.piece.kind === "certificate" ? [] : missingOf(asked, matches),
		score: best.score,
	};
}
