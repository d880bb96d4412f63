import { keyOf, tokensOf } from "@/lib/tools/documents/comparing/block";
import { align } from "@/lib/tools/documents/comparing/matching/align";
import type { ChangedFact } from "@/lib/tools/documents/comparing/schemas";
import { type Figure, figuresIn } from "@/lib/tools/documents/language/figures";

const MOST_FACTS = 60;
const KINDS = ["amount", "percentage", "date", "number"] as const;

type Fact = Pick<ChangedFact, "kind" | "from" | "to" | "of">;

/** What periods are counted in, behind a figure or behind the bracket that repeats it. */
const PERIOD =
	/^\)?[\s\u00a0-]{0,2}((?:business |working |calendar )?(?:minutes?|hours?|days?|weeks?|months?|years?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|minutos?|horas?|días?|semanas?|meses|mes|años?|heures?|jours?|semaines?|mois|ans?))(?![\p{L}])/iu;
const MOST_UNIT = 40;

/** A figure with the words right before it: where both versions have them, the one became the other. */
interface Placed extends Figure {
	readonly beside: string;
	/** "days" of a period. */
	readonly counted: string;
}

const BESIDE = 12;

function placed(text: string): Placed[] {
	return figuresIn(text).map((figure) => ({
		...figure,
		counted: figure.kind === "number" ? (PERIOD.exec(text.slice(figure.end, figure.end + MOST_UNIT))?.[1] ?? "") : "",
		beside: keyOf(text.slice(Math.max(0, figure.start - BESIDE), figure.start)).toLowerCase(),
	}));
}

/** Two spellings of one figure are no change. */
function factKey({ value, kind, unit }: Figure): string {
	return kind === "amount" ? `${value} ${unit}` : value;
}

/** Of numbers that merely went or came only those are told that say by themselves what they are; others are told by the words. */
function isTelling({ kind, isWord, value }: Figure): boolean {
	return kind === "date" ? /\d{4}/.test(value) || value.split("-").filter((part) => part !== "").length > 1 : kind !== "number" && !isWord;
}

function ofKind(before: readonly Placed[], after: readonly Placed[]): Fact[] {
	const changed = (from: Placed, to: Placed): Fact[] => {
		if (factKey(from) === factKey(to)) return [];
		const isPeriod = from.counted !== "" && to.counted !== "";
		return [{ kind: isPeriod ? "period" : from.kind, from: from.text, to: to.text, of: isPeriod ? to.counted : "" }];
	};
	if (before.length === after.length) return before.flatMap((from, at) => changed(from, after[at] ?? from));
	const facts: Fact[] = [];
	let [at, other] = [0, 0];
	for (const [next, nextOther] of [...align(before.map(factKey), after.map(factKey)), [before.length, after.length] as const]) {
		const [gone, came] = [before.slice(at, next), after.slice(other, nextOther)];
		if (gone.length === came.length) facts.push(...gone.flatMap((from, place) => changed(from, came[place] ?? from)));
		else {
			const pairs = new Map<Placed, Placed>();
			for (const from of gone) {
				const to = came.find((one) => from.beside === one.beside && ![...pairs.values()].includes(one));
				if (to) pairs.set(from, to);
			}
			const taken = new Set(pairs.values());
			for (const from of gone) {
				const to = pairs.get(from);
				if (to) facts.push(...changed(from, to));
				else if (isTelling(from)) facts.push({ kind: from.kind, from: from.text, to: null, of: "" });
			}
			facts.push(...came.filter((one) => !taken.has(one) && isTelling(one)).map(({ kind, text }): Fact => ({ kind, from: null, to: text, of: "" })));
		}
		[at, other] = [next + 1, nextOther + 1];
	}
	return facts;
}

/** Whether the next fact says the same in figures: "ninety (90)". */
function saysInWords({ kind, from, to }: Fact, next: Fact | undefined): boolean {
	if (kind !== "number" || !next || from === null || to === null || next.from === null || next.to === null) return false;
	const figureOf = (text: string) => figuresIn(text)[0];
	const [before, after] = [figureOf(from), figureOf(to)];
	return before?.isWord === true && after?.isWord === true && before.value === figureOf(next.from)?.value && after.value === figureOf(next.to)?.value;
}

/** What numbers of one text became in another, and which amounts, shares and dates came or went. */
export function changedFacts(old: string, now: string): Fact[] {
	if (tokensOf(old).length > 4_000 || tokensOf(now).length > 4_000) return [];
	const [olds, news] = [placed(old), placed(now)];
	const facts = KINDS.flatMap((kind) => {
		const [before, after] = [olds, news].map((all) => all.filter((fact) => fact.kind === kind));
		return before && after && Math.max(before.length, after.length) <= MOST_FACTS ? ofKind(before, after) : [];
	});
	return facts.filter((fact, at) => !saysInWords(fact, facts[at + 1]));
}
