import { tokensOf } from "./block";
import type { ChangedFact } from "./schemas";

const MONTH =
	"jan(?:uary|uar|uari)?|feb(?:ruary|ruar)?|mar(?:ch|s|zo|co)?|märz|apr(?:il)?|avril|abril|may|mai|mayo|mei|jun(?:e|i|io)?|juin|jul(?:y|i|io)?|juillet|aug(?:ust)?|août|agosto|sep(?:t|tember|tembre|tiembre)?|oct(?:ober|obre)?|okt(?:ober)?|octubre|nov(?:ember|embre|iembre)?|dec(?:ember)?|dez(?:ember)?|décembre|diciembre";
const NAMED_DATE = new RegExp(String.raw`\b\d{1,2}(?:\.|st|nd|rd|th)? ?(?:de )?(?:${MONTH})\.?,? ?(?:de )?\d{4}\b|\b(?:${MONTH})\.? \d{1,2},? \d{4}\b`, "giu");
const NUMERIC_DATE = /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/g;
const AMOUNT =
	/(?:\p{Sc}|\b(?:EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CAD|AUD)) ?\d[\d.,'’]*\d|(?:\p{Sc}|\b(?:EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CAD|AUD)) ?\d|\b\d[\d.,'’]* ?(?:\p{Sc}|(?:EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CAD|AUD|euros?|dollars?|pounds?)\b)/gu;
const PERCENTAGE = /\b\d+(?:[.,]\d+)? ?(?:%|‰|percent\b|per cent\b|Prozent\b|por ciento\b|pour cent\b)/gi;
const NUMBER = /\b\d[\d.,'’]*\d\b|\b\d\b/g;

interface Found {
	readonly kind: ChangedFact["kind"];
	readonly text: string;
}

/** Amounts, percentages, dates and numbers of a text in order; what is part of one is no other. */
function factsOf(text: string): Found[] {
	const found: (Found & { start: number; end: number })[] = [];
	for (const [kind, pattern] of [
		["date", NAMED_DATE],
		["date", NUMERIC_DATE],
		["amount", AMOUNT],
		["percentage", PERCENTAGE],
		["number", NUMBER],
	] as const) {
		for (const one of text.matchAll(pattern)) {
			const [start, end] = [one.index, one.index + one[0].length];
			if (found.every((other) => other.end <= start || other.start >= end)) found.push({ kind, text: one[0], start, end });
		}
	}
	return found.sort((a, b) => a.start - b.start);
}

const MOST_FACTS = 60;

/** What numbers of one text became in another, where both have as many of a kind; a number that merely went or came is told by the words. */
export function changedFacts(old: string, now: string): Pick<ChangedFact, "kind" | "from" | "to">[] {
	if (tokensOf(old).length > 4_000 || tokensOf(now).length > 4_000) return [];
	const [olds, news] = [factsOf(old), factsOf(now)];
	return (["amount", "percentage", "date", "number"] as const).flatMap((kind) => {
		const [before, after] = [olds.filter((fact) => fact.kind === kind), news.filter((fact) => fact.kind === kind)];
		if (before.length !== after.length || before.length > MOST_FACTS) return [];
		return before.flatMap(({ text }, at) => {
			const to = after[at]?.text ?? text;
			return to === text ? [] : [{ kind, from: text, to }];
		});
	});
}
