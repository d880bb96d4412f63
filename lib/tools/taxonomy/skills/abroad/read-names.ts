/** A skill with its names in other languages, each with its marker in front as in `skill-data.ts`. */
export interface NamesOfSkill {
	readonly name: string;
	readonly forms: readonly string[];
}

/** Languages in which both the thing and what it is of stand in the plural: "rapprochements bancaires". */
const PLURALS: Readonly<Record<string, (word: string) => string>> = {
	fr: (word) => (/[sxz]$/.test(word) ? word : word.endsWith("al") ? `${word.slice(0, -2)}aux` : /(?:eau|au|eu)$/.test(word) ? `${word}x` : `${word}s`),
	es: (word) => (/[aeiouáéó]$/.test(word) ? `${word}s` : word.endsWith("ión") ? `${word.slice(0, -3)}iones` : /s$/.test(word) ? word : `${word}es`),
	pt: (word) => (word.endsWith("ão") ? `${word.slice(0, -2)}ões` : word.endsWith("al") ? `${word.slice(0, -2)}ais` : /s$/.test(word) ? word : `${word}s`),
};
/** Behind these stands what something is of, which keeps its number: "déclarations de TVA". */
const JOINTS = new Set("de des du d' en à au aux sur sous avec et para por con del el la los las dos das do da em com e y o al a".split(" "));
const SHORTEST_FOLDED = 6;
const MARK = /^[!?~]/;

/** The same in the plural: the words up to the first joint. */
function inPlural(form: string, plural: (word: string) => string): string {
	const words = form.split(" ");
	const joint = words.findIndex((word) => JOINTS.has(word) || /^[dl]['’]/.test(word));
	return words.map((word, at) => (joint === -1 || at < joint ? plural(word) : word)).join(" ");
}

/** As people type it where the accents are hard to find; a short word would become another one. */
const folded = (form: string): string =>
	form.length < SHORTEST_FOLDED ? form : form.normalize("NFD").replace(/\p{M}/gu, "").replace(/[łŁ]/g, "l").replace(/ı/g, "i");

function formsIn(language: string, names: string): string[] {
	return names.split("=").flatMap((form) => {
		const plural = PLURALS[language];
		const isName = MARK.test(form) || /\p{Lu}/u.test(form.slice(1));
		const all = plural === undefined || isName ? [form] : [form, inPlural(form, plural)];
		return all.flatMap((one) => [one, folded(one)]);
	});
}

/**
 * Reads a table of names: each line a skill by its canonical name, a colon, and its names by language, `; ` between languages and `=` between names:
 * `Payroll: de Lohnabrechnung; fr paie=fiches de paie`. Forms without accents and plurals come along by themselves.
 */
export function readNames(table: string): NamesOfSkill[] {
	return table.split("\n").flatMap((line) => {
		const colon = line.indexOf(": ");
		if (colon < 0) return [];
		const forms = line
			.slice(colon + 2)
			.split("; ")
			.flatMap((part) => formsIn(part.slice(0, 2), part.slice(3)));
		return [{ name: line.slice(0, colon), forms: [...new Set(forms)] }];
	});
}
