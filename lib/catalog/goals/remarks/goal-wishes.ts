/** Wishes of people who look for work that no question takes, whatever else stands in the sentence: what is refused, how far, how much, from when. */
const WISHES: readonly RegExp[] = [
	/(?<!\p{L})(?:no|not|without|except|avoid|never)\s(?!matter\b|idea\b|sure\b|problem\b|longer\b|only\b|just\b|more than\b)[^,;.!?\n]{2,60}/giu,
	/(?<!\p{L})(?:keine?[nrms]?|ohne|nicht|außer)\s(?!nur\b|mehr\b)[^,;.!?\n]{2,60}/giu,
	/(?<!\p{L})(?:sin|excepto|menos|ning[uú]n[oa]?)\s(?!embargo\b)[^,;.!?\n]{2,60}/giu,
	/(?:within|max(?:imum|\.)?|up to|at most|im umkreis von|höchstens|maximal|bis zu|a menos de|máximo)\s(?:\p{L}+\s)?\d{1,3}\s?(?:km|kilomet\p{L}*|miles?|mi|min\p{L}*|hours?|stunden?|horas?)(?!\p{L})/giu,
	/\d{1,3}\s?(?:km|miles?|minutes?|minuten|minutos)\s(?:around|from|of|um|von|de|radius|commute)(?!\p{L})/giu,
	/(?<!\p{L})(?:part|full)[- ]?time(?!\p{L})|(?:teil|voll)zeit|(?:media|jornada) (?:jornada|completa|parcial)|tiempo (?:parcial|completo)|パートタイム|時短/giu,
	/\d{1,2}(?:[-–]\d{1,2})?\s?(?:hours|stunden|horas|days|tage|días)\s(?:a|per|each|pro|die|in der|por|a la)\s\p{L}+/giu,
	/(?<!\p{L})(?:start(?:ing)?|available|begin(?:ning)?|beginn)\s(?:in|from|on|by|ab|im|next|as soon)\s[^,;.!?\n]{2,30}/giu,
	/(?<!\p{L})(?:ab|from|a partir de)\s(?:sofort|now on|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})/giu,
	/(?<!\p{L})(?:permanent|freelance|temporary|fixed[- ]term|unbefristet\p{L}*|befristet\p{L}*|festanstellung|freiberuflich|indefinido|aut[oó]nomo)(?!\p{L})/giu,
	/(?<!\p{L})visa (?:sponsorship|support)|visum|4[- ]day week|four[- ]day week|4-Tage-Woche/giu,
];
/** A part of a goal that says what comes with it, or is said out of courtesy, wishes for nothing. */
const NO_WISH =
	/(?<!\p{L})(?:cv|resume|résumé|lebenslauf|curr[ií]culum|attached|anbei|anhang|adjunto|please|bitte|por favor|thanks?|danke|gracias|hello|hi|hallo|hola|find|suche?|busco|buscar|looking|look|want|jobs?|work|arbeit|stellen?|trabajo|empleo)(?!\p{L})|履歴書|お願い|探/iu;
const PARTS = /[^,;.!?\n。、！？]+/gu;
const MOST_WISHES = 6;
const MOST_LETTERS = 80;

interface Span {
	readonly start: number;
	readonly end: number;
}

const meet = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** What a goal wishes for beside what was read of it, as it writes it. `read` are the words that were read, as they stand in the goal. */
export function unreadWishes(text: string, read: readonly string[]): string[] {
	const known = read.flatMap((words) => {
		const start = text.indexOf(words);
		return words === "" || start < 0 ? [] : [{ start, end: start + words.length }];
	});
	const told = WISHES.flatMap((pattern) => [...text.matchAll(pattern)].map(({ 0: words, index }): Span => ({ start: index, end: index + words.length })));
	const whole = told.filter((one) => !told.some((other) => other !== one && meet(one, other) && other.end - other.start > one.end - one.start));
	const parts = [...text.matchAll(PARTS)].map(({ 0: words, index }): Span => ({ start: index, end: index + words.length }));
	const others = parts.slice(1).filter((part) => {
		const words = text.slice(part.start, part.end);
		return /\p{L}{2}/u.test(words) && !NO_WISH.test(words) && ![...known, ...whole].some((span) => meet(span, part));
	});
	const unread = [...whole.filter((span) => !known.some((one) => meet(one, span))), ...others].sort((a, b) => a.start - b.start);
	const wishes = unread.map(({ start, end }) => text.slice(start, end).trim().slice(0, MOST_LETTERS));
	return [...new Set(wishes)].slice(0, MOST_WISHES);
}
