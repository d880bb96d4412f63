import { type FinderLine, type Match, plainWord } from "@/lib/tools/documents/redacting/finding/finder-line";
import { PARTICLES } from "@/lib/tools/documents/redacting/finding/names/words/name-words";
import { isOrdinary } from "@/lib/tools/documents/redacting/finding/names/words/word-sets";
import { TAGGED } from "@/lib/tools/documents/redacting/finding/offered";
import type { FindingKind } from "@/lib/tools/documents/redacting/schemas";
import type { Network } from "@/lib/tools/reading/network";
import { TAGS, type Tag, type Tagged, tagTokens } from "./tag-tokens";

/** What of a kind is offered: from which chance on a token begins it, and from which its neighbours belong to it. */
interface Bar {
	readonly tag: Tag;
	readonly kind: FindingKind;
	readonly from: number;
	readonly beside: number;
	readonly leastLetters: number;
}

const BARS: readonly Bar[] = [
	{ tag: "address", kind: "address", from: 0.6, beside: 0.25, leastLetters: 4 },
	{ tag: "name", kind: "name", from: 0.55, beside: 0.3, leastLetters: 2 },
	{ tag: "birth", kind: "birth_date", from: 0.45, beside: 0.3, leastLetters: 4 },
	{ tag: "number", kind: "document_number", from: 0.5, beside: 0.3, leastLetters: 4 },
	{ tag: "account", kind: "bank_account", from: 0.5, beside: 0.3, leastLetters: 3 },
];
const JUDGED: ReadonlySet<FindingKind> = new Set(["name", "address"]);
const OFFERED_MOST = 0.6;
/** Up to this chance to be nobody's the network agrees with what the rules offer. */
const AGREES_TO = 0.05;
const AGREED = 0.7;
const SIGN = /^[^\p{L}\p{N}]+$/u;
const lettersIn = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, "").length;

/** "asked Oluwaseun twice": words of everyday speech without a capital about a name are nobody's. */
const isSmallSpeech = (text: string): boolean => /^\p{Ll}/u.test(text) && isOrdinary(text) && !PARTICLES.has(plainWord(text));

/** Stretches of tokens of one line that are likely of a kind. */
function stretches({ tokens, chances }: Tagged, lines: readonly FinderLine[], bar: Bar): Match[] {
	const tag = TAGS.indexOf(bar.tag);
	const chance = (at: number) => chances[at * TAGS.length + tag] ?? 0;
	const found: Match[] = [];
	for (let at = 0; at < tokens.length; ) {
		let end = at;
		let isEnough = false;
		while (end < tokens.length && tokens[end]?.line === tokens[at]?.line && chance(end) >= bar.beside) {
			isEnough ||= chance(end) >= bar.from && !SIGN.test(tokens[end]?.text ?? "");
			end += 1;
		}
		let [first, last] = [at, end - 1];
		while (first < last && SIGN.test(tokens[first]?.text ?? "") && !/["“„«(#№〒]/.test(tokens[first]?.text ?? "")) first += 1;
		while (last > first && SIGN.test(tokens[last]?.text ?? "") && !/[)"”»º°]/.test(tokens[last]?.text ?? "")) last -= 1;
		if (bar.tag === "name") {
			while (first < last && isSmallSpeech(tokens[first]?.text ?? "")) first += 1;
			while (last > first && isSmallSpeech(tokens[last]?.text ?? "")) last -= 1;
		}
		const [from, to] = [tokens[first], tokens[last]];
		const own = from && to ? (lines[from.line]?.text ?? "").slice(from.start, to.end) : "";
		if (isEnough && from && to && lettersIn(own) >= bar.leastLetters && !(bar.tag === "name" && isSmallSpeech(own)))
			found.push({ kind: bar.kind, line: from.line, start: from.start, end: to.end, confidence: TAGGED });
		at = Math.max(end, at + 1);
	}
	return found;
}

/** What the network says of lines: what it offers by itself, and how likely a stretch is nobody's or of its kind. */
export class TaggedText {
	private readonly tagged: Tagged;
	private readonly byLine = new Map<number, number[]>();

	constructor(
		private readonly lines: readonly FinderLine[],
		network: Network,
	) {
		this.tagged = tagTokens(lines, network);
		this.tagged.tokens.forEach(({ line }, at) => {
			const own = this.byLine.get(line);
			if (own) own.push(at);
			else this.byLine.set(line, [at]);
		});
	}

	offered(): Match[] {
		return BARS.flatMap((bar) => stretches(this.tagged, this.lines, bar));
	}

	/** What the rules offer is sure where the network, too, takes it for somebody's. */
	judged(match: Match): Match {
		if (!JUDGED.has(match.kind)) return match;
		const isOffered = match.confidence <= OFFERED_MOST && match.confidence !== TAGGED;
		return isOffered && this.nobodys(match) <= AGREES_TO ? { ...match, confidence: AGREED } : match;
	}

	/** The mean chance of the words and numbers of a stretch to be nobody's. */
	nobodys({ line, start, end }: Match): number {
		const { tokens, chances } = this.tagged;
		let [sum, count] = [0, 0];
		for (const at of this.byLine.get(line) ?? []) {
			const token = tokens[at];
			if (!token || token.end <= start || token.start >= end || SIGN.test(token.text)) continue;
			sum += chances[at * TAGS.length] ?? 0;
			count += 1;
		}
		return count === 0 ? 0.5 : sum / count;
	}
}
