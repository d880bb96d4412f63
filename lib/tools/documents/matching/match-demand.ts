import { equivalentOf, findEquivalents } from "@/lib/tools/documents/language/meaning/equivalents";
import { findThemes } from "@/lib/tools/documents/language/meaning/themes";
import { wordKeys } from "@/lib/tools/documents/language/meaning/word-keys";
import { resultStrength } from "@/lib/tools/documents/language/results";
import { type SkillSet, skillKey, skillKeys } from "@/lib/tools/documents/language/skill-mentions";
import { credentialsNamedIn } from "@/lib/tools/fit/credentials";
import { yearsAskedIn } from "@/lib/tools/fit/level";
import type { PostingDemand } from "@/lib/tools/job-search/given-posting/schemas";
import { findLanguages } from "@/lib/tools/taxonomy/languages";
import { MOST_EVIDENCE, type PointEvidence, type PointStrength } from "./schemas";

/** What a demand names, read once. */
interface DemandReading {
	readonly skills: SkillSet;
	readonly equivalents: ReadonlyMap<number, string>;
	readonly themes: ReadonlySet<string>;
	readonly words: ReadonlySet<string>;
	readonly languages: ReadonlySet<string>;
	readonly credentials: ReadonlySet<string>;
	readonly asksForStudy: boolean;
	readonly years: number | null;
}

/** Words that ask for a study or an apprenticeship, by their beginnings, in the languages of letters. */
const STUDY_BEGINNINGS =
	"degree|bachelor|master's|diploma|graduate|university|studium|abschluss|ausbildung|hochschul|diplôme|licence en|formation en|bac+|grado en|titulación|licenciatura|formação|graduação|laurea|diploma di|opleiding|hbo|diploma".split(
		"|",
	);
const FEWEST_WORDS = 2;

/** "Deutschkenntnisse" names a language too. */
const languagesIn = (text: string): Set<string> => new Set(findLanguages(text.replace(/-?(?:sprach)?kenntnissen?/giu, " ")).map(({ name }) => name));

function readDemand({ text }: PostingDemand): DemandReading {
	const lower = text.toLowerCase();
	return {
		skills: skillKeys(text),
		equivalents: findEquivalents(text),
		themes: new Set(findThemes(text).keys()),
		words: new Set(wordKeys(text)),
		languages: languagesIn(text),
		credentials: new Set(credentialsNamedIn(lower)),
		asksForStudy: STUDY_BEGINNINGS.some((beginning) => lower.includes(beginning)),
		years: yearsAskedIn(text),
	};
}

const sharedOf = <Value>(own: Iterable<Value>, asked: { has(value: Value): boolean }): number => [...own].filter((value) => asked.has(value)).length;

interface Match {
	readonly piece: PointEvidence;
	readonly strength: Exclude<PointStrength, "none">;
	readonly score: number;
}

function matchLine(piece: PointEvidence, asked: DemandReading): Match | null {
	const skills = sharedOf(skillKeys(piece.text).keys(), asked.skills);
	const same = sharedOf(findEquivalents(piece.text).keys(), asked.equivalents);
	const words = sharedOf(new Set(wordKeys(piece.text)), asked.words);
	const themes = sharedOf(findThemes(piece.text).keys(), asked.themes);
	const score = 3 * (skills + same) + words + themes + resultStrength(piece.text) / 2;
	if (skills + same > 0) return { piece, strength: "strong", score: score + 10 };
	return words >= FEWEST_WORDS || (words > 0 && themes > 0) ? { piece, strength: "fair", score } : null;
}

function matchFact(piece: PointEvidence, asked: DemandReading): Match | null {
	const fair = (score: number): Match => ({ piece, strength: "fair", score });
	const strong = (score: number): Match => ({ piece, strength: "strong", score });
	switch (piece.kind) {
		case "skill": {
			const equivalent = equivalentOf(piece.text);
			const isNamed = asked.skills.has(skillKey(piece.text)) || (equivalent !== null && asked.equivalents.has(equivalent));
			return isNamed ? fair(5) : null;
		}
		case "language":
			return findLanguages(piece.text).some(({ name }) => asked.languages.has(name)) ? strong(12) : null;
		case "certificate": {
			const isSame = sharedOf(credentialsNamedIn(piece.text.toLowerCase()), asked.credentials) > 0;
			return isSame || sharedOf(new Set(wordKeys(piece.text)), asked.words) >= FEWEST_WORDS ? strong(11) : null;
		}
		case "study":
			return asked.asksForStudy ? fair(4 + sharedOf(new Set(wordKeys(piece.text)), asked.words)) : null;
		case "years":
			return asked.years !== null && Number(piece.text) >= asked.years ? fair(3) : null;
		default:
			return matchLine(piece, asked);
	}
}

export interface DemandMatch {
	readonly evidence: PointEvidence[];
	readonly strength: PointStrength;
	/** Skills that the demand names and nothing of the resume does, in the demand's words. */
	readonly missing: string[];
	readonly score: number;
}

/** What a resume shows of one demand, best first. Nothing is shown that the resume does not say. */
export function matchDemand(demand: PostingDemand, pieces: readonly PointEvidence[]): DemandMatch {
	const asked = readDemand(demand);
	const found = pieces.flatMap((piece) => matchFact(piece, asked) ?? []).sort((one, other) => other.score - one.score);
	// Years of other work say nothing of years with a skill.
	const matches = asked.skills.size > 0 && found.every(({ piece }) => piece.kind === "years") ? [] : found;
	const shown = new Set(matches.flatMap(({ piece }) => [skillKey(piece.text), ...skillKeys(piece.text).keys()]));
	const spoken = new Set(matches.flatMap(({ piece }) => (piece.kind === "language" ? findLanguages(piece.text).map(({ name }) => name) : [])));
	const sameThings = new Set(matches.flatMap(({ piece }) => [...findEquivalents(piece.text).keys()]));
	const isShown = ([key, { text }]: [string, { text: string }]) => {
		const equivalent = equivalentOf(text);
		const isSpoken = [...languagesIn(text)].some((name) => spoken.has(name));
		return isSpoken || shown.has(key) || (equivalent !== null && sameThings.has(equivalent));
	};
	const [best] = matches;
	return {
		evidence: matches.slice(0, MOST_EVIDENCE).map(({ piece }) => piece),
		strength: best?.strength ?? "none",
		// A certificate for it stands for all that its name names.
		missing: best?.piece.kind === "certificate" ? [] : [...asked.skills].filter((skill) => !isShown(skill)).map(([, { text }]) => text),
		score: best?.score ?? 0,
	};
}
