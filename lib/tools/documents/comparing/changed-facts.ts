import { withoutEnd } from "@/lib/tools/documents/redacting/finding/finder-line";
import { tokensOf } from "./block";
import type { ChangedFact } from "./schemas";

const MONTH =
	"jan(?:uary|uar|uari)?|feb(?:ruary|ruar)?|mar(?:ch|s|zo|co)?|märz|apr(?:il)?|avril|abril|may|mai|mayo|mei|jun(?:e|i|io)?|juin|jul(?:y|i|io)?|juillet|aug(?:ust)?|août|agosto|sep(?:t|tember|tembre|tiembre)?|oct(?:ober|obre)?|okt(?:ober)?|octubre|nov(?:ember|embre|iembre)?|dec(?:ember)?|dez(?:ember)?|décembre|diciembre";
const NAMED_DATE = new RegExp(String.raw`\b\d{1,2}(?:\.|st|nd|rd|th)? ?(?:de )?(?:${MONTH})\.?,? ?(?:de )?\d{4}\b|\b(?:${MONTH})\.? \d{1,2},? \d{4}\b`, "giu");
const NUMERIC_DATE = /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/g;
const FIGURES = /\d[\d.,'’]{0,30}/g;
const CURRENCY_BEFORE = /(?:\p{Sc}|\b(?:EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CAD|AUD)) ?$/u;
const CURRENCY_BEHIND = /^ ?(?:\p{Sc}|(?:EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CAD|AUD|euros?|dollars?|pounds?)\b)/u;
const PERCENTAGE = /\b\d+(?:[.,]\d+)? ?(?:%|‰|percent\b|per cent\b|Prozent\b|por ciento\b|pour cent\b)/gi;
const NUMBER = /\b\d[\d.,'’]{0,20}\d\b|\b\d\b/g;

interface Found {
	readonly kind: ChangedFact["kind"];
	readonly text: string;
}

/** Figures with the sign or the name of a currency beside them. */
function amountsIn(text: string): { start: number; end: number }[] {
	return [...text.matchAll(FIGURES)].flatMap((one) => {
		const digits = withoutEnd(one[0], ".,'’");
		const [start, end] = [one.index, one.index + digits.length];
		const before = CURRENCY_BEFORE.exec(text.slice(Math.max(0, start - 5), start));
		if (before) return [{ start: start - before[0].length, end }];
		const behind = CURRENCY_BEHIND.exec(text.slice(end, end + 9));
		return behind ? [{ start, end: end + behind[0].length }] : [];
	});
}

/** Amounts, percentages, dates and numbers of a text in order; what is part of one is no other. */
function factsOf(text: string): Found[] {
	const found: (Found & { start: number; end: number })[] = [];
	const spansOf = (pattern: RegExp) => [...text.matchAll(pattern)].map((one) => ({ start: one.index, end: one.index + one[0].length }));
	for (const [kind, spans] of [
		["date", [...spansOf(NAMED_DATE), ...spansOf(NUMERIC_DATE)]],
		["amount", amountsIn(text)],
		["percentage", spansOf(PERCENTAGE)],
		["number", spansOf(NUMBER)],
	] as const) {
		for (const { start, end } of spans) {
			if (found.every((other) => other.end <= start || other.start >= end)) found.push({ kind, text: text.slice(start, end), start, end });
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
