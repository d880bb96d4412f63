import { remembered } from "@/lib/tools/taxonomy/remembered";
import { plainWords } from "./posting-words";

const LEGAL_FORMS = new Set(
	(
		"inc incorporated llc llp lp ltd limited gmbh mbh ggmbh ag se kg kgaa ohg co corp corporation company sa sas sasu sarl bv nv plc srl spa ab as oy oyj aps pty pte kk cie ev eg ug " +
		"sl slu lda ltda eireli cv tnhh mtv jsc doo sro zoo"
	).split(" "),
);
/** What boards add to a company's name. */
const BOARD_WORDS = new Set("careers career jobs karriere hiring".split(" "));
const PREFIX_FORMS = ["cong ty co phan", "cong ty tnhh mtv", "cong ty tnhh", "cong ty"].map((form) => form.split(" "));
const JAPANESE_FORMS = /株式会社|有限会社|合同会社|[(（]株[)）]|㈱/g;
const DOMAIN_ENDING = /\.(?:com|io|ai|co|net|org|app|dev|de|fr|es|eu|us|uk|ch|at|nl|vn|jp)$/i;
/** `S.A.`, `N.V.` and the like as one word. */
const DOTTED_LETTERS = /\b(\p{L})\.(?=\p{L}(?:\.|\b))/gu;

/** The name of a company without case, accents, marks, legal form and what boards add to it. */
export function companyKey(name: string): string {
	return keyOf(name).key;
}

const keyOf = remembered((name: string): { readonly key: string } => {
	const plain = name.trim().replace(JAPANESE_FORMS, " ").replace(DOMAIN_ENDING, "").replace(DOTTED_LETTERS, "$1");
	let words = plainWords(plain);
	for (const form of PREFIX_FORMS) {
		if (words.length > form.length && form.every((word, index) => words[index] === word)) {
			words = words.slice(form.length);
			break;
		}
	}
	if (words.length > 1 && BOARD_WORDS.has(words.at(-1) ?? "")) words = words.slice(0, -1);
	return { key: words.filter((word, index) => index === 0 || !LEGAL_FORMS.has(word)).join("") };
}, 10_000);
