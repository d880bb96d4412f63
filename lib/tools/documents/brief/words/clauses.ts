import type { BriefTopic, SourceSentence } from "@/lib/tools/documents/brief/schemas";
import { foldText } from "@/lib/tools/reading/text/clean-text";

/** What a reader of a contract looks for first, however seldom it is said: one clause is enough. Words without accents, as they begin. */
const CLAUSES = [
	{
		topic: "@liability",
		label: "Liability and warranty",
		begins: `liab indemnif indemnit warrant negligen haftung haftet haften haftbar schadenersatz schadensersatz gewahrleist fahrlassig responsabil indemniz
			aansprakelijk schadevergoed danni risarcim dommages garantie garantia garanzia`,
		wide: /責任|損害賠償|保証/u,
	},
	{
		topic: "@term",
		label: "Term and renewal",
		begins: `renew expir commenc laufzeit vertragsdauer mietzeit befrist unbefrist verlanger vertragsbeginn vertragsende mindestlaufzeit vigencia prorrog
			renovaci renouvel reconduct looptijd verleng durata rinnov vigenc prorrogac`,
		wide: /契約期間|有効期間|更新/u,
	},
	{
		topic: "@notice",
		label: "Notice and termination",
		begins: `terminat notice cancel rescind rescission kundig gekundig aufkundig rucktritt widerruf rescis rescind preaviso resiliat resilie preavis opzeg ontbind
			recesso disdett preavviso denuncia`,
		wide: /解除|解約|予告/u,
	},
] as const;
export type ClauseTopic = (typeof CLAUSES)[number]["topic"];

/** "The term of this agreement is two years": words that are said of much else are clauses only beside these. */
const BESIDE: ReadonlyArray<{ readonly topic: ClauseTopic; readonly pattern: RegExp }> = [
	{
		topic: "@term",
		pattern:
			/\b(?:initial |minimum |the |a )term\b(?! (?:sheet|used))|\b(?:duration|duracion|duree|dauer) (?:of|del?|du|des|der)\b|\b(?:lasts?|runs?) (?:for|until)\b/iu,
	},
];

/** What is a contract speaks of itself and of its parties. */
const CONTRACT =
	/\b(?:agreement|contract|hereby|herein|thereof|lessor|lessee|landlord|tenant|licen[cs]or|licen[cs]ee|part(?:y|ies)|vertrag\p{L}*|mietvertrag\p{L}*|auftragnehmer\p{L}*|auftraggeber\p{L}*|vermieter\p{L}*|mieter\p{L}*|contrato|contratante|arrendador\p{L}*|arrendatari\p{L}*|contrat|bailleur|locataire|overeenkomst|opdrachtgever|contratto|locatore)\b|契約|甲|乙/giu;
/** What stands in hardly anything else, so that one word of a contract beside it is enough. */
const SURELY_CONTRACT =
	/\b(?:place of jurisdiction|governing law|governed by the laws?|hereinafter|gerichtsstand|droit applicable|juridiction competente|foro competente|jurisdiccion|ley aplicable|bevoegde rechter)\b|管轄裁判所|準拠法/iu;
const FEWEST_OF_CONTRACT = 4;
const SHARE_OF_CONTRACT = 0.12;
const WORD = /\p{L}{4,40}/gu;

const STARTS = CLAUSES.map(({ topic, begins, wide }) => ({ topic, wide, begins: begins.split(/\s+/u) }));

/** Which clauses of a contract a sentence is of. */
export function clausesOf(text: string): ClauseTopic[] {
	const folded = foldText(text);
	const words = (folded.match(WORD) ?? []).map((word) => word.toLowerCase());
	return STARTS.filter(
		({ topic, wide, begins }) =>
			wide.test(text) ||
			words.some((word) => begins.some((start) => word.startsWith(start))) ||
			BESIDE.some((beside) => beside.topic === topic && beside.pattern.test(folded)),
	).map(({ topic }) => topic);
}

/** Whether the sentences of a document are of a contract. */
function isContract(texts: readonly string[]): boolean {
	const own = texts.filter((text) => text.match(CONTRACT) !== null).length;
	if (own > 0 && texts.some((text) => SURELY_CONTRACT.test(foldText(text)))) return true;
	return own >= FEWEST_OF_CONTRACT && own >= texts.length * SHARE_OF_CONTRACT;
}

/** The clauses that the contracts among the documents have, as topics; none where there is no contract. */
export function clauseTopics(sentences: readonly SourceSentence[]): BriefTopic[] {
	const sources = [...new Set(sentences.map(({ source }) => source))];
	const contracts = new Set(sources.filter((source) => isContract(sentences.filter((one) => one.source === source).map(({ text }) => text))));
	const found = sentences.filter(({ source }) => contracts.has(source)).map(({ source, text }) => ({ source, clauses: clausesOf(text) }));
	return CLAUSES.flatMap(({ topic, label }) => {
		const own = found.filter(({ clauses }) => clauses.includes(topic));
		const sourceCount = new Set(own.map(({ source }) => source)).size;
		return own.length === 0 ? [] : [{ topic, label, sentenceCount: own.length, sourceCount, words: [] }];
	});
}
