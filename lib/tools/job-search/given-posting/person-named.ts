import { findSkills } from "@/lib/tools/taxonomy/skills/skills";
import { knownTitleIn } from "@/lib/tools/taxonomy/titles/known-titles";
import { LONGEST_PERSON } from "./schemas";

const list = (words: string): readonly string[] => words.split("|");
/** Forms of address before a name, in lower case without full stops. */
const FORMS = new Set(
	list(
		"mr|mrs|ms|miss|mx|frau|herr|herrn|mme|madame|mlle|m|monsieur|sr|sra|srta|señor|señora|sr(a)|senhor|senhora|sig|signor|signora|dott|dottssa|sigra|dottoressa|dª|dña|doña|don|mevrouw|mevr|mw|dhr|de heer|meneer|dr|prof",
	),
);
/** Words that announce whom to ask, in lower case. */
const CUES = list(
	"contact person|your contact|contact:|hiring manager|recruiter|questions? about|reach out to|ansprechpartner|ansprechperson|kontakt:|ihr kontakt|rückfragen|fragen beantwort|personne à contacter|votre contact|contact :|interlocut|persona de contacto|contacto:|pessoa de contacto|pessoa de contato|contato:|referente|persona di riferimento|contatto:|contactpersoon|vragen over|neem contact",
);
/** Words of a line that says where an application goes, in lower case: whoever is addressed in it reads it. */
const APPLYING = list(
	"apply|application|bewerb|candidat|solicitud|postul|sollicit|attention|attn|zu händen|z. hd|a la atención|all'attenzione|t.a.v.|ter attentie|cv to|resume to",
);
/** Words before whom an application goes to, in lower case. */
const TOWARDS = new Set(list("to|an|bei|à|a|al|para|aan|naar"));
const LEAST_OF_NAME = 3;
const A_PART_OF_A_TITLE = 2;
const MOST_LINES = 400;
const LONGEST_LINE = 300;
const MOST_NAMES = 3;
/** Between the announcing words and a name stands a colon or the end of a word at most. */
const MOST_BEFORE_NAME = 1;
/** Words in capitals after a form of address or a cue that are no names. */
const NO_NAMES = new Set(
	list("hr|human|resources|team|talent|recruiting|personal|abteilung|department|gmbh|ag|ltd|inc|the|our|us|und|and|or|please|bitte|email|mail|phone|tel"),
);

const bare = (word: string): string => word.toLowerCase().replace(/[.,;:!?]/g, "");
const isName = (word: string): boolean => /^\p{Lu}[\p{L}'’-]{1,30}[.,;:]?$/u.test(word) && !NO_NAMES.has(bare(word));

/** The names that follow a place in a line of words, at most three; a comma or full stop ends them. */
function namesFrom(words: readonly string[], at: number): string[] {
	const names: string[] = [];
	for (const word of words.slice(at)) {
		if (names.length >= MOST_NAMES || !isName(word)) break;
		names.push(word.replace(/[.,;:]$/, ""));
		if (/[.,;:]$/.test(word)) break;
	}
	return names;
}

/** A name with its form of address: "Frau Dr. Anna Weber". */
function addressedIn(words: readonly string[]): string | null {
	for (let at = 0; at < words.length; at++) {
		const start = at;
		if (!FORMS.has(bare(words[at] ?? "")) || !/^\p{Lu}/u.test(words[at] ?? "")) continue;
		while (at + 1 < words.length && at - start < 2 && FORMS.has(bare(words[at + 1] ?? "")) && (words[at + 1] ?? "").length > 1) at++;
		const names = namesFrom(words, at + 1);
		if (names.length > 0) return [...words.slice(start, at + 1), ...names].join(" ");
	}
	return null;
}

/** Whether a line tells whom to ask. */
export function announcesPerson(line: string): boolean {
	const lower = line.toLowerCase();
	return CUES.some((words) => lower.includes(words));
}

/** Whom a posting names for questions: a name with its form of address, or one after the words that announce it; null where none is certain. */
export function personNamedIn(text: string): string | null {
	const lines = text.split("\n", MOST_LINES).map((line) => line.slice(0, LONGEST_LINE));
	for (const [at, line] of lines.entries()) {
		const lower = line.toLowerCase();
		const cue = CUES.find((words) => lower.includes(words));
		if (cue === undefined) continue;
		const own = line.slice(lower.indexOf(cue) + cue.length);
		for (const told of [own, lines[at + 1] ?? ""]) {
			const words = told.split(/\s+/).filter(Boolean);
			const addressed = addressedIn(words);
			if (addressed !== null) return addressed.slice(0, LONGEST_PERSON);
			const start = words.findIndex(isName);
			const names = start < 0 || start > MOST_BEFORE_NAME ? [] : namesFrom(words, start);
			if (names.length > 1 && findSkills(names.join(" ")).length === 0) return names.join(" ").slice(0, LONGEST_PERSON);
		}
	}
	return addressedApplication(lines);
}

/** Whether an e-mail address of a line is this person's own: "m.kowalczyk@…". */
function isTheirAddress(line: string, names: readonly string[]): boolean {
	const address = line.split(/[\s()<>,;:]/).find((word) => word.includes("@")) ?? "";
	const [own = ""] = address.toLowerCase().split("@");
	return names.some((name) => name.length >= LEAST_OF_NAME && own.includes(name.toLowerCase()));
}

/** "to Marta Kowalczyk, Head of Finance" or "to Marta Kowalczyk at m.kowalczyk@…": two names alone could be a company's. */
function untitledIn(line: string): string | null {
	const words = line.split(/\s+/).filter(Boolean);
	for (const [at, word] of words.entries()) {
		if (!TOWARDS.has(bare(word))) continue;
		const names = namesFrom(words, at + 1);
		if (names.length < 2) continue;
		const [, behind = ""] = words.slice(at).join(" ").split(names.join(" "), 2);
		const position = /^,\s*([^,.;(]{3,60})/.exec(behind)?.[1] ?? "";
		if (isTheirAddress(behind, names) || knownTitleIn(position) >= A_PART_OF_A_TITLE) return names.join(" ");
	}
	return null;
}

/** "Please send your application to Ms Harriet Bloom by 15 January". */
function addressedApplication(lines: readonly string[]): string | null {
	const asking = lines.filter((line) => APPLYING.some((words) => line.toLowerCase().includes(words)));
	const found = (read: (line: string) => string | null) => asking.map(read).find((name) => name !== null) ?? null;
	const named = found((line) => addressedIn(line.split(/\s+/).filter(Boolean))) ?? found(untitledIn);
	return named?.slice(0, LONGEST_PERSON) ?? null;
}
