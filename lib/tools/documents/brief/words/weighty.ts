import type { BriefTopic, SourceSentence } from "@/lib/tools/documents/brief/schemas";
import { type Figure, figuresIn } from "@/lib/tools/documents/language/figures";
import { foldText } from "@/lib/tools/reading/text/clean-text";

/** Topics that no word names, since documents word them in many ways. */
export const WEIGHTY_TOPICS = [
	{ topic: "@decisions", label: "Decisions and recommendations" },
	{ topic: "@sums", label: "Sums and shares" },
] as const;
type WeightyTopic = (typeof WEIGHTY_TOPICS)[number]["topic"];

/** Words that say that something was decided, proposed or asked for, without accents. */
const DECIDING = new Set(
	`resolve resolved resolves decide decided decides approve approved approves adopt adopted adopts recommend recommended recommends recommendation agreed agree agrees
	voted vote reject rejected rejects refuse refused refuses propose proposed proposes require required requires must offer offered offers accepted accept
	beschlossen beschliesst beschluss beschloss empfiehlt empfehlen empfohlen stimmte stimmten genehmigt genehmigte abgelehnt lehnte entschied entschieden entscheidet
	ubernimmt beantragt schlagt muss mussen
	acordo acordaron acuerda aprobo aprobaron aprueba decidio decidieron decide recomienda recomiendan recomendo rechazo rechaza propone debe deben
	decide decidee adopte adoptee recommande recommandent approuve approuvee vote rejette propose doit doivent
	besloten besluit besloot goedgekeurd aanbevolen adviseert moet moeten deciso decisa approvato approvata raccomanda propone deve devono
	decidiu aprovou aprovado recomenda recomendou rejeitou propoe`.split(/\s+/u),
);
const WIDE_DECIDING = /決定|可決|承認|推奨|否決|決議/u;
const FEWEST = 2;
const WORD = /\p{L}{4,40}/gu;

function decides(text: string): boolean {
	return WIDE_DECIDING.test(text) || (text.match(WORD) ?? []).some((word) => DECIDING.has(foldText(word).toLowerCase()));
}

/** Which of these topics a sentence speaks of. */
export function weightyTopicsOf(text: string, figures: readonly Figure[]): WeightyTopic[] {
	return [
		...(decides(text) ? (["@decisions"] as const) : []),
		...(figures.some(({ kind }) => kind === "amount" || kind === "percentage") ? (["@sums"] as const) : []),
	];
}

/** These topics, where several sentences speak of them. */
export function weightyTopics(sentences: readonly SourceSentence[]): BriefTopic[] {
	const found = sentences.map(({ text, source }) => ({ source, topics: weightyTopicsOf(text, figuresIn(text)) }));
	return WEIGHTY_TOPICS.flatMap(({ topic, label }) => {
		const own = found.filter(({ topics }) => topics.includes(topic));
		const sourceCount = new Set(own.map(({ source }) => source)).size;
		return own.length < FEWEST ? [] : [{ topic, label, sentenceCount: own.length, sourceCount, words: [] }];
	});
}
