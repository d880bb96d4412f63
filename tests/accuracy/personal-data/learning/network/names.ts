import type { Dice } from "./addresses";
import running from "./running.json";

type Own = Readonly<Record<string, readonly string[]>>;
const FAMILIES: Own = running.families;
const GIVENS: Own = running.givens;
const WORDS: Own = running.wordNames;
/** Sentences without anybody in them, in languages that the lists of words do not write as people do. */
export const PROSE: Own = running.prose;

export interface MadeName {
	readonly given: string;
	readonly family: string;
	readonly whole: string;
}

/** Of a word of everyday speech, which nothing but its place makes a name: "Mark", "Frau Sommer", "Luz". */
const WORD_NAMES = 0.12;
const INITIALS = 0.03;

const doubled = (sign: string): string => sign + sign;

function chinese(dice: Dice): MadeName {
	const [family, one, two] = [dice.of(FAMILIES.zh ?? []), dice.of(GIVENS.zh ?? []), dice.of(GIVENS.zh ?? [])];
	const given = dice.chance(0.3) ? one : dice.chance(0.12) ? doubled(one) : one + two;
	const called = dice.of([`小${family}`, `老${family}`, `阿${one}`, `${family}某`, `${family}某某`, doubled(one)]);
	return { given: dice.chance(0.2) ? called : given, family, whole: dice.chance(0.1) ? called : family + given };
}

function japanese(dice: Dice): MadeName {
	const isKana = dice.chance(0.12);
	const names = isKana ? running.kana : null;
	const [family, given] = [dice.of(names ?? FAMILIES.ja ?? []), dice.of(names ?? GIVENS.ja ?? [])];
	return { given, family, whole: family + dice.of(["", " ", " ", "　"]) + given };
}

function korean(dice: Dice): MadeName {
	const syllables = GIVENS.ko ?? [];
	const family = dice.of(FAMILIES.ko ?? []);
	const given = dice.of(syllables) + (dice.chance(0.95) ? dice.of(syllables) : "");
	return { given, family, whole: family + (dice.chance(0.08) ? " " : "") + given };
}

/** Names of languages whose lists of names are short elsewhere; null for the others. */
export function ownName(language: string, dice: Dice): MadeName | null {
	if (language === "zh") return chinese(dice);
	if (language === "ja") return japanese(dice);
	if (language === "ko") return korean(dice);
	const [givens, families] = [GIVENS[language], FAMILIES[language]];
	if (!givens || !families) return null;
	const [given, family] = [dice.of(givens), dice.of(families)];
	return { given, family, whole: dice.chance(0.12) ? `${given} ${dice.of(givens)} ${family}` : `${given} ${family}` };
}

/** One of its words is of everyday speech; null where it is to be a name like others. */
export function wordName(language: string, other: { given: string; family: string }, dice: Dice): MadeName | null {
	const words = WORDS[language];
	if (!words || !dice.chance(WORD_NAMES)) return null;
	const word = dice.of(words);
	const [given, family] = dice.chance(0.5) ? [word, other.family] : dice.chance(0.7) ? [other.given, word] : [word, dice.of(words)];
	return { given, family, whole: `${given} ${family}` };
}

/** "V.Z.", "TJ", "K. L." */
export function initials(dice: Dice): string {
	const letter = () => dice.of([..."ABCDEFGHIJKLMNOPRSTUVWZ"]);
	const [one, two] = [letter(), letter()];
	return dice.of([`${one}.${two}.`, `${one}. ${two}.`, one + two, `${one}.`, `${one}.${two}.${letter()}.`]);
}

/** A whole name, now and then by its first letters alone. */
export const orInitials = (name: MadeName, dice: Dice): MadeName => (dice.chance(INITIALS) ? { ...name, whole: initials(dice) } : name);
