import { foldWords } from "@/lib/tools/documents/language/meaning/word-keys";
import type { PointEvidence } from "./schemas";
import { fieldsOfYears, type Tenures, yearsDemanded } from "./tenures";
import { tellingWords, toldShare } from "./words/telling-words";

const HALF_OR_MORE = 0.5;
/** "In the last three years" and "for three years yet to come" count no work. */
const OTHER_YEARS = /(?<!\p{L})(?:last|past|next|old|guarantee|letzten|nachsten|dernieres|prochaines|ultimos|proximos|ultimi|prossimi)(?!\p{L})/u;

/** Lines that say in so many words for how many years something was done: "five years in a cold store". */
export function statedYears(demand: string, pieces: readonly PointEvidence[], { trade }: Tenures): PointEvidence[] {
	const years = yearsDemanded(demand);
	const fields = fieldsOfYears(demand);
	if (years === null) return [];
	return pieces.filter((piece) => {
		if (piece.kind !== "line" && piece.kind !== "note") return false;
		const told = yearsDemanded(piece.text);
		if (told === null || told < years || OTHER_YEARS.test(foldWords(piece.text))) return false;
		const own = tellingWords(piece.text);
		const around = tellingWords(`${piece.where ?? ""}\n${trade}`);
		const isOfField = (field: (typeof fields)[number]) =>
			toldShare(field, own, "any", around).share > HALF_OR_MORE || toldShare(field, around).share > HALF_OR_MORE;
		return fields.length === 0 || fields.some(isOfField);
	});
}
