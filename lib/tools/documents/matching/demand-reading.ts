import { findEquivalents } from "@/lib/tools/documents/language/meaning/equivalents";
import { findThemes } from "@/lib/tools/documents/language/meaning/themes";
import { wordKeys } from "@/lib/tools/documents/language/meaning/word-keys";
import { type SkillSet, skillKeys } from "@/lib/tools/documents/language/skill-mentions";
import { credentialsNamedIn } from "@/lib/tools/fit/credentials";
import { findLanguages } from "@/lib/tools/taxonomy/languages";
import { yearsDemanded } from "./tenures";
import { asksForNone } from "./words/affirmed";
import { languageLevelIn } from "./words/language-levels";
import { studyLevelIn } from "./words/study-levels";
import { alternativesIn, initialsOf } from "./words/telling-words";

/** What a demand names, read once. */
export interface DemandReading {
	readonly text: string;
	readonly skills: SkillSet;
	readonly equivalents: ReadonlyMap<number, string>;
	readonly themes: ReadonlySet<string>;
	readonly words: ReadonlySet<string>;
	readonly alternatives: ReturnType<typeof alternativesIn>;
	/** "QTS" for "Qualified Teacher Status". */
	readonly initials: ReadonlySet<string>;
	readonly languages: ReadonlySet<string>;
	readonly languageLevel: number | null;
	readonly credentials: ReadonlySet<string>;
	readonly asksForStudy: boolean;
	/** What is to be studied or learnt, without the names of degrees. */
	readonly fields: ReturnType<typeof alternativesIn>;
	readonly studyLevel: number | null;
	/** It names a certificate, a licence or the like, which one has as a whole or not. */
	readonly isCredential: boolean;
	readonly years: number | null;
	/** It asks that something did not happen. */
	readonly isOfNone: boolean;
}

/** Words that ask for a study or an apprenticeship, by their beginnings, in the languages of letters. */
const STUDY_BEGINNINGS =
	"degree|bachelor|master's|diploma|graduate|university|studium|abschluss|berufsausbildung|e ausbildung|ausbildung als|ausbildung zu|hochschul|lehre als|diplôme|licence en|formation en|bac+|ciclo|grado en|grado superior|titulación|titulado|título de|titulo de|diplomado|diplomatura|licenciatura|formación profesional|formação|graduação|laurea|diploma di|opleiding|hbo|mbo".split(
		"|",
	);
const CREDENTIAL =
	/(?<!\p{L})(?:certificate|certified|certification|licen[cs]e|registration|registered|card|ticket|permit|qualification|qualified|admission|clearance|endorsement|status|schein|zertifikat|nachweis|eignung|permis|certificat|habilitation|carnet|carné|colegiación|certificado|patentino|patente|attestato|certificaat|diploma)(?!\p{L})|(?:schein|schulung|prüfung|befähigung|berechtigung)(?!\p{L})|eignung|ersthelfer/iu;

/** "Deutschkenntnisse" names a language too. */
export const languagesIn = (text: string): Set<string> => new Set(findLanguages(text.replace(/-?(?:sprach)?kenntnissen?/giu, " ")).map(({ name }) => name));

/** A car is no licence to drive one. */
const OWN_CAR = /(?:own|eigene[rsn]?) (?:car|vehicle|auto|pkw|fahrzeug)/gu;

const DEGREES =
	/(?<!\p{L})(?:ph\.? ?d|doctorate|doctoral|master(?:['’]?s)?|m\.?sc|mba|bachelor(?:['’]?s)?|b\.?sc|b\.?a|m\.?a|graduate|universit\p{L}+|college|degree|hochschul\p{L}*|studium|abgeschlossen\p{L}*|ausbildung|berufsausbildung|lehre|abschluss|diplom\p{L}*|licence|formation|école|ciclo|grado|superior|título|titulación|laurea|scuola|subject|field|discipline|equivalent|similar|related|vergleichbar\p{L}*|ähnlich\p{L}*|équivalent\p{L}*|afín|equivalente|preferably|relevant\p{L}*|higher|first|good|kaufmännische\p{L}*)(?!\p{L})/giu;

const withoutDegrees = (text: string): string => text.replace(DEGREES, " ");

/** "…, with a current practising certificate": who is registered has it. */
const ADDED = /,? (?:with|including|incl\.|mit|avec|con) (?:a |an |the )?(?:current|valid|active|gültig|en vigor|à jour)/giu;
const LONGEST_ADDED = 60;

function withoutAdded(text: string): string {
	for (const { 0: beginning, index } of text.matchAll(ADDED)) {
		const rest = text.slice(index + beginning.length);
		if (rest.length <= LONGEST_ADDED && !/[,;]/.test(rest)) return text.slice(0, index);
	}
	return text;
}

export function readDemand(text: string): DemandReading {
	const lower = text.toLowerCase();
	const isOfNone = asksForNone(text);
	const core = CREDENTIAL.test(text) ? withoutAdded(text) : text;
	return {
		text,
		skills: skillKeys(text),
		equivalents: findEquivalents(text),
		themes: new Set(findThemes(text).keys()),
		words: new Set(wordKeys(text)),
		alternatives: [...alternativesIn(text), ...(core === text ? [] : alternativesIn(core))],
		initials: new Set(initialsOf(text)),
		languages: languagesIn(text),
		languageLevel: languageLevelIn(text),
		credentials: new Set(credentialsNamedIn(lower.replace(OWN_CAR, ""))),
		asksForStudy: STUDY_BEGINNINGS.some((beginning) => lower.includes(beginning)),
		fields: alternativesIn(withoutDegrees(text)),
		studyLevel: studyLevelIn(text),
		isCredential: CREDENTIAL.test(text),
		years: isOfNone ? null : yearsDemanded(text),
		isOfNone,
	};
}
