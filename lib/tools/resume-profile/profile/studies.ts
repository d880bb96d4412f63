import { opensDegree, shortDegreeIn, withoutCredits, withoutFieldLabel, withoutLabelBehind } from "@/lib/tools/resume-profile/words/study-words";

interface Study {
	readonly degree: string | null;
	readonly field: string | null;
}

/** Words that open what was studied. "en" is "and" in Dutch, "i" in Polish: these open it after a degree's own words alone. */
const OPENING = /\s(?:in|im|em|w|av|för|за|по|ngành|kierunek|obor)\s{1,4}(?!Science\b|Arts\b)(?=\p{L})/iu;
const SHORT_OPENING =
	/^\S+(?: (?:universitari[oa]|oficial|propio|superior|laboral|profesional|profissional|técnico|professionnelle|académico))?\s(?:en|i)\s(?=\p{L})/iu;
const MOST_WORDS = 6;

/** "Laurea magistrale in Farmacia": the field that a degree's text says. */
function fieldIn(text: string): string | null {
	if (!opensDegree(text)) return null;
	const short = SHORT_OPENING.exec(text)?.[0];
	const opened = OPENING.exec(text);
	if (short && !(opened && opened.index < short.length)) return text.slice(short.length);
	if (opened && opened.index > 0 && text.slice(0, opened.index).split(/\s+/).length <= MOST_WORDS) return text.slice(opened.index + opened[0].length);
	const length = shortDegreeIn(text);
	return length > 0 ? text.slice(length) : null;
}

/** Whether a text names a degree and says what was studied for it. */
export const saysField = (text: string): boolean => fieldIn(text) !== null;

/** The degree as it is printed and what was studied, of which the degree's text may say; without credits and without words such as "major in". */
export function studyOf(named: string | null, studied: string | null): Study {
	const whole = withoutCredits(named ?? studied ?? "");
	if (whole === "") return { degree: null, field: null };
	const isApart = named !== null && studied !== null && !whole.includes(studied);
	return { degree: isApart ? withoutLabelBehind(whole) : whole, field: isApart ? withoutFieldLabel(withoutCredits(studied)) : fieldIn(whole) };
}
