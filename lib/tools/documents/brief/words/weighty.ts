import type { BriefTopic, SourceSentence } from "@/lib/tools/documents/brief/schemas";
import { type Figure, figuresIn } from "@/lib/tools/documents/language/figures";
import { foldText } from "@/lib/tools/reading/text/clean-text";

/** Topics that no word names, since documents word them in many ways. */
export const WEIGHTY_TOPICS = [
	{ topic: "@decisions", label: "Decisions and recommendations" },
	{ topic: "@deadlines", label: "Deadlines and conditions" },
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
/** "The budget was set at …": what is said of a sum that somebody chose. */
const SET_AT = /\b(?:was|were|is|are|been) set (?:at|to)\b|\bfestgesetzt\b|\bfixee? a\b|\bse fij[oa]\b|\bfissat[oa]\b|\bvastgesteld\b/u;
/** Words beside a date that make it one to be kept, without accents. */
const UNTIL = new Set(
	`until earliest latest deadline expires expire expiry valid before starts start begin begins commences ends end closes due
	spatestens fruhestens frist gultig lauft beginnt beginn startet endet ablauf bis
	tard plus jusqu avant debut debute commence delai echeance expire valable
	tardar hasta antes plazo vence empieza comienza inicio valida
	entro tardi scade scadenza inizia decorre valido uiterlijk vroegst begint eindigt geldig termijn
	ate prazo comeca termina najpozniej termin senast tidigast nejpozdeji`.split(/\s+/u),
);
const BY_DATE = /\bby (?:the )?(?:end of )?(?:\d|jan|feb|mar|apr|may|june|july|aug|sep|oct|nov|dec)/iu;
/** What makes all else of a sentence hang on something, without accents. */
const CONDITION =
	/\b(?:unless|only if|provided that|on condition that|subject to|otherwise|es sei denn|sofern|nur wenn|andernfalls|vorbehaltlich|a moins que|a condition|sous reserve|faute de quoi|a menos que|siempre que|a condicion de|de lo contrario|salvo que|a meno che|purche|altrimenti|a condizione|tenzij|mits|desde que|a menos de)\b/u;
/** "If the permit is not there, …": a condition with a denial in one clause. */
const IF = new Set(["if", "wenn", "falls"]);
const DENYING = new Set(["not", "cannot", "no", "never", "only", "nicht", "kein", "keine"]);
const FEWEST = 2;
const WORD = /\p{L}{4,40}/gu;
const WORD_OF_ANY = /\p{L}{3,40}/gu;
const ANY_WORD = /\p{L}{1,40}/gu;

function decides(text: string): boolean {
	return (
		WIDE_DECIDING.test(text) || SET_AT.test(foldText(text).toLowerCase()) || (text.match(WORD) ?? []).some((word) => DECIDING.has(foldText(word).toLowerCase()))
	);
}

function hangs(clause: string): boolean {
	const words = clause.match(ANY_WORD) ?? [];
	return words.some((word) => IF.has(word)) && words.some((word) => DENYING.has(word));
}

/** Whether a sentence says by when something has to be done or can be, or on what it hangs. */
function binds(text: string, figures: readonly Figure[]): boolean {
	const plain = foldText(text).toLowerCase();
	if (CONDITION.test(plain) || plain.split(/[.;]/).some(hangs)) return true;
	if (!figures.some(({ kind }) => kind === "date")) return false;
	return BY_DATE.test(plain) || (plain.match(WORD_OF_ANY) ?? []).some((word) => UNTIL.has(word));
}

/** Which of these topics a sentence speaks of. */
export function weightyTopicsOf(text: string, figures: readonly Figure[]): WeightyTopic[] {
	return [
		...(decides(text) ? (["@decisions"] as const) : []),
		...(binds(text, figures) ? (["@deadlines"] as const) : []),
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
