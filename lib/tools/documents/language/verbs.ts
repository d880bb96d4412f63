/** A verb of work in the three forms that open a resume line. */
export interface VerbForms {
	readonly base: string;
	readonly past: string;
	readonly gerund: string;
}

const REGULAR = `
	achieve administer advise analyse analyze architect assess audit automate book calculate coach collaborate complete conduct configure consolidate consult
	coordinate create define deliver deploy design develop direct document edit enhance ensure establish estimate evaluate execute expand facilitate gather
	handle identify implement improve increase integrate introduce investigate launch lower maintain manage measure mentor migrate modernise modernize monitor
	negotiate operate optimise optimize organise organize oversee perform prepare present prioritise prioritize process produce promote provide publish raise recruit
	redesign reduce refactor replace report research resolve review schedule secure serve simplify solve streamline supervise supply
	test track train translate transform troubleshoot update upgrade use utilise utilize leverage decrease visit work hire extend operate test host model process own inspect install repair
	collect compile order plan clean cook code program ship shape support help assist contribute participate
	save boost eliminate shorten generate arrange supervise prescribe administer assemble answer record`;

const IRREGULAR = `
	build/built/building lead/led/leading run/ran/running write/wrote/writing drive/drove/driving grow/grew/growing make/made/making take/took/taking
	teach/taught/teaching sell/sold/selling buy/bought/buying keep/kept/keeping set/set/setting cut/cut/cutting bring/brought/bringing
	find/found/finding give/gave/giving hold/held/holding meet/met/meeting speak/spoke/speaking win/won/winning oversee/oversaw/overseeing
	plan/planned/planning ship/shipped/shipping program/programmed/programming troubleshoot/troubleshot/troubleshooting rewrite/rewrote/rewriting
	rebuild/rebuilt/rebuilding map/mapped/mapping debug/debugged/debugging`;

/** Verbs that say the same of a piece of work, so that one may stand for the other. */
const SAME_MEANING = [
	"use utilise utilize leverage",
	"reduce decrease lower cut",
	"increase raise",
	"improve enhance",
	"analyse analyze",
	"optimise optimize",
	"organise organize",
];

function regularForms(base: string): VerbForms {
	const consonantY = /[^aeiou]y$/u.test(base);
	const past = base.endsWith("e") ? `${base}d` : consonantY ? `${base.slice(0, -1)}ied` : `${base}ed`;
	const gerund = base.endsWith("e") ? `${base.slice(0, -1)}ing` : `${base}ing`;
	return { base, past, gerund };
}

function thirdPerson(base: string): string {
	if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ies`;
	return /(?:s|x|ch|sh)$/u.test(base) ? `${base}es` : `${base}s`;
}

function irregularForms(entry: string): VerbForms {
	const [base = "", past = "", gerund = ""] = entry.split("/");
	return { base, past, gerund };
}

const IRREGULAR_FORMS = IRREGULAR.trim().split(/\s+/u).map(irregularForms);
const IRREGULAR_BASES = new Set(IRREGULAR_FORMS.map((forms) => forms.base));
const ALL_FORMS: readonly VerbForms[] = [
	...IRREGULAR_FORMS,
	...REGULAR.trim()
		.split(/\s+/u)
		.filter((base) => !IRREGULAR_BASES.has(base))
		.map(regularForms),
];

const MEANING_OF_BASE = new Map(SAME_MEANING.flatMap((group) => group.split(" ").map((base, _at, all) => [base, all[0] ?? base] as const)));

const MEANING_OF_FORM = new Map(
	ALL_FORMS.flatMap((forms) => {
		const meaning = MEANING_OF_BASE.get(forms.base) ?? forms.base;
		return [forms.base, forms.past, forms.gerund, thirdPerson(forms.base)].map((form) => [form, meaning] as const);
	}),
);

const FORMS_OF_GERUND = new Map(ALL_FORMS.map((forms) => [forms.gerund, forms]));
const FORMS_OF_PAST = new Map(ALL_FORMS.map((forms) => [forms.past, forms]));
const FORMS_OF_PRESENT = new Map(ALL_FORMS.flatMap((forms) => [forms.base, thirdPerson(forms.base)].map((form) => [form, forms] as const)));

/** One word for all forms of a verb and its equals in meaning, or null when the word is not a known verb. */
export function verbMeaning(word: string): string | null {
	return MEANING_OF_FORM.get(word) ?? null;
}

/** The forms of a verb given as `maintaining`, or null when the table does not know it. */
export function findVerbByGerund(gerund: string): VerbForms | null {
	return FORMS_OF_GERUND.get(gerund) ?? null;
}

/** The forms of a verb given as `maintained`, or null when the table does not know it. */
export function findVerbByPast(past: string): VerbForms | null {
	return FORMS_OF_PAST.get(past) ?? null;
}

/** The forms of a verb given as `maintain` or `maintains`, or null when the table does not know it. */
export function findVerbByPresent(present: string): VerbForms | null {
	return FORMS_OF_PRESENT.get(present) ?? null;
}
