import { foldText } from "@/lib/tools/reading/text/clean-text";
import { findDateRange, withoutRange } from "@/lib/tools/reading/text/date-ranges";
import type { ResumeExperience, ResumeProfile } from "@/lib/tools/resume-profile/schemas";

/** How an entry between positions opens that tells of leave, care, a search or travels, by language. Jobs with these words go on otherwise: "Maternity leave cover". */
const BREAKS = `parental leave|maternity leave|paternity leave|adoption leave|family leave|childcare leave|carer's leave|medical leave|sick leave|personal leave|leave of absence|unpaid leave|career break|career pause|career gap|professional break|planned break|employment break|break from work|sabbatical|sabbatical leave|gap year|year abroad|caring for|care for my|care of my|care of a parent|full-time parent|full time parent|stay-at-home parent|stay-at-home mother|stay-at-home father|stay at home parent|full-time care|full time care|family caregiver|family care|homemaker|raising children|raising my children|raising a family|unemployed|unemployment|job search|job seeking|between jobs|health break|illness and recovery|recovery from illness|time off|took a year off|took time off|year off|full-time carer|full time carer|world trip|travelling|traveling|travel
	|elternzeit|mutterschutz|mutterschaftsurlaub|karenz|väterkarenz|bildungskarenz|bildungsurlaub|erziehungsurlaub|erziehungszeit|familienzeit|familienphase|familienpause|kinderpause|babypause|pflegezeit|pflege meiner|pflege meines|pflege eines angehörigen|pflege von angehörigen|arbeitssuchend|arbeitsuchend|arbeitssuche|stellensuche|arbeitslos|auszeit|sabbatjahr|weltreise|krankheitsbedingte pause|berufliche auszeit|berufliche neuorientierung
	|congé parental|congé maternité|congé de maternité|congé paternité|congé sabbatique|année sabbatique|année de césure|césure|pause professionnelle|pause carrière|interruption de carrière|interruption professionnelle|interruption pour|recherche d'emploi|en recherche d'emploi|sans emploi|proche aidant|proche aidante|tour du monde
	|baja por maternidad|baja maternal|permiso de maternidad|permiso parental|permiso de paternidad|excedencia|año sabático|pausa profesional|pausa laboral|interrupción laboral|búsqueda de empleo|búsqueda activa de empleo|desempleo|cuidado de mi|cuidado de familiares|cuidado familiar|cuidado de hijos|vuelta al mundo
	|congedo di maternità|congedo parentale|maternità|anno sabbatico|pausa lavorativa|pausa di carriera|ricerca di lavoro|assistenza familiare
	|licença maternidade|licença-maternidade|licença parental|licença paternidade|ano sabático|pausa na carreira|pausa profissional|procura de emprego|cuidado de familiares
	|ouderschapsverlof|zwangerschapsverlof|zorgverlof|mantelzorg|loopbaanonderbreking|werkzoekend|sabbatical|wereldreis
	|föräldraledig|föräldraledighet|mammaledig|pappaledig|tjänstledig|arbetssökande|urlop macierzyński|urlop wychowawczy|urlop rodzicielski|przerwa w karierze|przerwa zawodowa|mateřská dovolená|rodičovská dovolená|mateřská|doğum izni|育児休業|産休|育休|육아휴직|产假`;

const keyOf = (text: string): string => foldText(text.replaceAll("’", "'")).replace(/\s+/gu, " ").trim();
/** By their first letters. */
const PHRASES = new Map<string, string[]>();
for (const phrase of BREAKS.split("|").map(keyOf)) PHRASES.set(phrase.slice(0, 2), [...(PHRASES.get(phrase.slice(0, 2)) ?? []), phrase]);
/** What may follow in a break; anything else makes it a trade: "Travel agent". */
const GOES_ON = new Set(
	"for of with after in to and due from during through around at because since until mit für in nach und wegen zur zum von bei aus pour de du des avec en et por para con y tras per di e com da do van voor met en in om na och".split(
		" ",
	),
);
const LONGEST_TITLE = 120;

/** Whether words open as a break does and go on as one. */
function opensBreak(text: string): boolean {
	const key = keyOf(text.slice(0, LONGEST_TITLE));
	return (PHRASES.get(key.slice(0, 2)) ?? []).some((phrase) => {
		if (!key.startsWith(phrase)) return false;
		const rest = key.slice(phrase.length);
		if (rest === "" || !/^[\p{L}\p{N} -]/u.test(rest)) return true;
		const [, word = ""] = /^ ([\p{L}']+)/u.exec(rest) ?? [];
		return word === "" ? /^ [^\p{L}]/u.test(rest) : GOES_ON.has(word);
	});
}

/** Whether a line of a resume is the head of a break, with or without its time: "Parental leave, 03/2021 – 08/2023". */
export function isBreakLine(text: string): boolean {
	const range = findDateRange(text);
	const told = (range ? withoutRange(text, range) : text).replace(/^[\s\p{P}\p{S}]+/u, "");
	return told !== "" && opensBreak(told);
}

/** Whether an entry among the positions is none: leave, care, a search, travels. */
export function isBreak({ title, company }: Pick<ResumeExperience, "title" | "company">): boolean {
	return opensBreak(title ?? company ?? "");
}

const SAID_OF_ONESELF = ["i was", "ich war", "war ich", "j'etais", "estuve", "ero", "estive", "ik was"].map((words) => ` ${words} `);
const LEAVES = new Set("leave elternzeit mutterschutz karenz conge excedencia baja maternita congedo licenca verlof".split(" "));
const REACH = 8;

/** "From 2021 to 2023 I was on parental leave". */
function saysOnLeave(text: string): boolean {
	const told = ` ${(keyOf(text).match(/[\p{L}']+/gu) ?? []).join(" ")} `;
	const opening = SAID_OF_ONESELF.find((words) => told.includes(words));
	if (opening === undefined) return false;
	const after = told.slice(told.indexOf(opening) + opening.length).split(" ");
	return after.slice(0, REACH).some((word) => LEAVES.has(word));
}

const LONGEST_LINE = 400;

/** Whether a line below a position tells of a break and so is no work: "On parental leave from 2021 to 2023". */
export function tellsOfBreak(text: string): boolean {
	const told = text.slice(0, LONGEST_LINE);
	return isBreakLine(told) || isBreakLine(told.replace(/^(?:on|in|took|en|de|in) /iu, "")) || saysOnLeave(told);
}

/** The positions that are work, with what they tell of it: breaks are none, and what a line says of one is no work. */
export function workOf({ experience }: Pick<ResumeProfile, "experience">): ResumeExperience[] {
	return experience.filter((job) => !isBreak(job)).map((job) => ({ ...job, bullets: job.bullets.filter(({ text }) => !tellsOfBreak(text)) }));
}
