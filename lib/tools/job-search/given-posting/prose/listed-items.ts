const FEWEST_PARTS = 2;
const FEWEST_BY_COMMA = 3;
const MOST_WORDS_OF_ITEM = 8;
/** Of two alone: "Terraform, gRPC". */
const MOST_WORDS_OF_TWO = 3;
/** A list of alternatives, or a clause that goes on, is no list of items. */
const GOES_ON =
	/^(?:or|who|which|that|where|including|such as|ideally|preferably|e\.g|oder|der|die|das|sowie|idealerweise|wie|z\. ?b|ou|qui|que|dont|idéalement|o|idealmente|che|of|die|bij voorkeur|lub|albo|który|nebo|který|eller|som)(?!\p{L})/iu;
const AND = /^(?:and|und|et|y|e|ed|en|i|oraz|a|och)\s+/iu;
/** A word that rules what follows it: "experience of budgets, rotas and staff" is one thing. */
const RULES = / (?:of|with|in|on|for|mit|in|von|für|en|de|du|des|avec|con|di|del|della|em|com|met|van|na|w|z|v|s|se|i|med|av)\s\p{L}+$/iu;

/** The parts of a text at commas that stand in no brackets. */
function partedByCommas(text: string): string[] {
	const parts: string[] = [];
	let depth = 0;
	let start = 0;
	for (let at = 0; at < text.length; at++) {
		const sign = text.charAt(at);
		if (sign === "(") depth++;
		else if (sign === ")") depth--;
		else if (sign === "," && depth <= 0 && text.charAt(at + 1) === " ") {
			parts.push(text.slice(start, at));
			start = at + 2;
		}
	}
	return [...parts, text.slice(start)].map((part) => part.trim()).filter(Boolean);
}

/** What a text lists between commas; the whole of it where it is a sentence and no list. */
function itemsByComma(text: string): string[] {
	const parts = partedByCommas(text);
	const mostWords = parts.length >= FEWEST_BY_COMMA ? MOST_WORDS_OF_ITEM : MOST_WORDS_OF_TWO;
	const isList =
		parts.length >= FEWEST_PARTS &&
		parts.every((part) => part.split(" ").length <= mostWords && !GOES_ON.test(part)) &&
		!(RULES.test(` ${parts[0] ?? ""}`) && /^\p{Ll}+$/u.test(parts[1] ?? ""));
	return isList ? parts.map((part) => part.replace(AND, "")) : [text];
}

/** What a text behind a label lists: parted by semicolons where it has them, else by commas where all between them are short. */
export function listedItems(told: string): string[] {
	const parts = told.split(/\s?;\s+/u);
	return (parts.length >= FEWEST_PARTS ? parts : itemsByComma(told.replace(/\.$/u, ""))).map((item) => item.trim().replace(/\.$/u, "")).filter(Boolean);
}
