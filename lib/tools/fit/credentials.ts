/** A licence, class or registration that postings demand and people either have or not. */
interface Credential {
	readonly name: string;
	/** In lower case. */
	readonly pattern: RegExp;
	/** What it shows as well. */
	readonly implies?: readonly string[];
}

const CAR = "Driving licence";
const LICENCE_WORDS =
	"f(?:ü|ue)hrerschein(?:klassen?|e)?|fahrausweis|fahrerlaubnis|permis(?: de conduire)?|permiso(?: de conducir)?|carn(?:et|é|e)(?: de conducir)?|licencia(?: de conducci(?:ó|o)n)?|patente(?: di guida)?|patente|carta(?: de condu(?:ç|c)(?:ã|a)o)?|cnh|rijbewijs|prawo jazdy|k(?:ö|o)rkort|(?:ř|r)idi(?:č|c)sk\\S{1,4} pr(?:ů|u)kaz|ř(?:p|\\.p\\.)|ehliyet|водительск\\S{1,4} (?:права|удостоверени\\S)|права|посвідчення водія|driv(?:ing|er[’']?s?) licen[cs]es?|sim";
const CLASS_WORDS =
	'(?:\\s?(?:der |de |di |von )?(?:klassen?|class|kat(?:egori\\S{0,3})?\\.?|cat(?:\\S{0,6})?\\.?|tip[eo]|type|sk\\.?|категори\\S))?[\\s:"„“«(-]{0,3}';

/** Classes are the same in the countries of the European licence, whatever the word for it: `Führerschein Klasse C` is `permis C`. */
function european(letters: string, label: string, implies: readonly string[]): Credential {
	return { name: `${CAR} ${label}`, pattern: new RegExp(`(?<!\\p{L})(?:${LICENCE_WORDS})${CLASS_WORDS}(?:${letters})(?![\\p{L}\\p{N}+])`, "u"), implies };
}

const CREDENTIALS: readonly Credential[] = [
	european("c\\s?\\+\\s?e|ce|c\\/ce", "CE", [`${CAR} C`, CAR]),
	european("c", "C", [CAR]),
	european("d", "D", [CAR]),
	european("b(?:,? ?c)?|a\\/b|a, ?b|be", "B", [CAR]),
	{
		name: "CDL A",
		pattern: /\bcdl[\s-]{0,3}(?:class )?a\b|\bclass a\b(?: cdl| commercial| licen[cs]e)|\bcommercial driver[’']?s? licen[cs]e.{0,12}class a\b/,
		implies: ["CDL B", CAR],
	},
	{ name: "CDL B", pattern: /\bcdl[\s-]{0,3}(?:class )?b\b|\bclass b cdl\b/, implies: [CAR] },
	{ name: "HazMat endorsement", pattern: /\bhaz-?mat\b|\bx endorsement\b/ },
	{ name: "Tanker endorsement", pattern: /\btanker endorsement|\bn endorsement\b|\bx endorsement\b|\(hazmat\/tanker\)|\btanker\b.{0,12}endorsement/ },
	{ name: "Class 1 licence", pattern: /\bclass 1\b(?: driver| licen[cs]e|,| \()|\baz licen[cs]e/, implies: [CAR] },
	{ name: "HR licence", pattern: /\bhr (?:driver[’']?s? )?licen[cs]e/, implies: [CAR] },
	{ name: "HC licence", pattern: /\b(?:hc|mc) (?:driver[’']?s? )?licen[cs]e/, implies: ["HR licence", CAR] },
	{ name: "Code 14 licence", pattern: /\bcode (?:14|ec)\b/, implies: [CAR] },
	{
		name: CAR,
		pattern: new RegExp(
			`(?<!\\p{L})(?:${LICENCE_WORDS.replace("|sim", "").replace("|права", "").replace("|patente|carta", "|carta")}|driver[’']?s? licen[cs]e|full licen[cs]e|valid licen[cs]e|own (?:car|vehicle)|sim [abc])(?!\\p{L})|運転免許|自動車免許|驾照|駕照|운전면허|ใบขับขี่|רישיון נהיגה|رخصة قيادة|ड्राइविंग लाइसेंस|bằng lái|giấy phép lái`,
			"u",
		),
	},
	{ name: "ADR", pattern: /(?<!\p{L})adr(?:-schein|-bescheinigung)?(?!\p{L})/u },
	{
		name: "Driver CPC (code 95)",
		pattern: /\b(?:code|kod|schlüsselzahl|ziffer) 95\b|\bdriver cpc\b|\bcap\b.{0,20}conductor|\bfimo\b|\bfco\b|profesní způsobilost|\bcqc\b/u,
	},
	{
		name: "Forklift licence",
		pattern:
			/forklift (?:licence|license|certif|operator certif)|staplerschein|flurförderschein|\bcaces\b|carnet de carretillero|patentino|uprawnienia (?:na wózki|udt)|truckkort|průkaz na vzv|フォークリフト|지게차|叉车证/u,
	},
	{ name: "Security clearance", pattern: /\bts\/sci\b|\b(?:active|current) (?:top )?secret clearance|\bsecurity clearance\b|sicherheitsüberprüfung \(?ü2/u },
	{ name: "Chartered Engineer", pattern: /\bceng\b|\bchartered (?:civil )?engineer\b|\bmice\b/ },
	{ name: "Professional Engineer", pattern: /\b(?:licensed )?professional engineer\b|\bp\.?eng\.?(?![\p{L}])|\bpe licen[cs]e/u },
	{ name: "International Welding Engineer", pattern: /(?<!\p{L})iwe(?!\p{L})|international welding engineer|schwei(?:ß|ss)fachingenieur/u },
	{ name: "Government Certificate of Competency", pattern: /\bgcc\b(?= ?\(| ?factor| ?electr|\s?certificate|\s?mines)|government certificate of competency/ },
	{ name: "Sommelier certificate", pattern: /certified sommelier|court of master sommeliers|\bwset (?:level )?[234]\b|\bcms\b.{0,12}level/ },
	{ name: "Registered Nurse", pattern: /\b(?:rn|registered nurse) licen[cs]e|\bcurrent rn\b|\brn licensure/ },
	{ name: "NMC registration", pattern: /\bnmc (?:registration|pin|registered)|registered with the nmc/ },
	{ name: "HCPC registration", pattern: /\bhcpc\b/ },
	{ name: "AHPRA registration", pattern: /\bahpra\b/ },
	{ name: "Nursing registration (STR)", pattern: /(?<!\p{L})str (?:perawat|aktif|yang)|surat tanda registrasi/u },
	{ name: "Approbation", pattern: /(?<!\p{L})approbation(?!\p{L})/u },
	{ name: "Qualified Teacher Status", pattern: /\bqts\b|qualified teacher status/ },
	{
		name: "Teaching licence",
		pattern:
			/teaching (?:licen[cs]e|credential|certificate|registration)|教师资格证|教員免許|lehrbefähigung|lehrdiplom|onderwijsbevoegdheid|abilitazione all['’]insegnamento/u,
	},
	{ name: "Gas Safe registration", pattern: /\bgas safe\b/ },
	{
		name: "Electrical licence",
		pattern:
			/electrical (?:fitter mechanic |worker[’']?s? |practising |practicing )?licen[cs]e|\bpractising licen[cs]e\b|\bjourneyman electrician licen[cs]e|\bewrb\b/,
	},
	{ name: "Wireman's licence", pattern: /\bwireman[’']?s? licen[cs]e/ },
	{ name: "CSCS card", pattern: /\bcscs\b/ },
	{ name: "White Card", pattern: /\bwhite card\b|\bconstruction induction card\b/ },
	{ name: "SIA licence", pattern: /\bsia (?:licen[cs]e|door)/ },
	{
		name: "Bar admission",
		pattern: /admitted to the .{0,20}bar|\bbar admission\b|abilitazione (?:forense|alla professione di avvocato)|法律职业资格|司法考试|弁護士資格/u,
	},
	{
		name: "Architect registration",
		pattern:
			/\barb registration\b|\barb[- ]registered\b|architektenkammer|iscrizione all['’](?:albo|ordine)|ordine degli architetti|ordre des architectes|\breg a\b|eingetragen.{0,20}architekt/u,
	},
	{ name: "CPA", pattern: /\bcpa\b/ },
	{ name: "ACCA", pattern: /\bacca\b/ },
	{ name: "HACCP", pattern: /\bhaccp\b|\bappcc\b|анализ рисков и критич/u },
];

const LONGEST_TEXT = 60_000;
/** Without one of these no pattern above can match; looking for them first spares the rest on most lines. */
const MAY_HOLD =
	/licen|schein|ausweis|erlaubnis|permis|carnet|patent|carta d|cnh|rijbewijs|jazdy|körkort|korkort|pr[ůu]kaz|ehliyet|прав|посвідчення|sim [abc]|cdl|class [ab1]|endorse|haz-?mat|code (?:14|ec|95)|kod 95|zahl 95|ziffer 95|adr|cpc|cap\b|fimo|fco|cqc|způsobilost|own (?:car|vehicle)|stapler|flurförder|caces|uprawnienia|フォーク|지게차|叉车|clearance|ts\/sci|überprüfung|ceng|chartered|mice\b|professional engineer|p\.?eng|iwe|welding engineer|schwei(?:ß|ss)fach|gcc|certificat|truckkort|kort\b|patentino|sommelier|wset|cms|current rn|rn l|nmc|hcpc|ahpra|str |registrasi|approbation|qts|teacher status|teaching (?:cred|reg)|资格|資格|免許|befähigung|lehrdiplom|bevoegdheid|abilitazione|gas safe|ewrb|wireman|cscs|white card|induction card|sia |admission|admitted|司法|arb|architekt|albo|ordine|ordre des|reg a|cpa|acca|haccp|appcc|驾照|駕照|면허|ขับขี่|רישיון|رخصة|लाइसेंस|bằng lái|giấy phép|анализ рисков/;

/** Whether a text in lower case may name a licence at all. */
export const mayNameCredential = (lower: string): boolean => MAY_HOLD.test(lower);

/** The names of the licences and registrations that a text in lower case names. */
export function credentialsNamedIn(lower: string): string[] {
	const text = lower.slice(0, LONGEST_TEXT);
	return MAY_HOLD.test(text) ? CREDENTIALS.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name) : [];
}

/** The given ones with those that they show as well: who may drive a lorry may drive a car. */
export function withImpliedCredentials(names: Iterable<string>): Set<string> {
	const all = new Set(names);
	for (const { name, implies } of CREDENTIALS) if (all.has(name)) for (const implied of implies ?? []) all.add(implied);
	return all;
}

/** What is left of the score where a licence is missing that a posting demands. A car's licence is often not worth a line in a resume. */
export function credentialFactor(missing: readonly string[]): number {
	let factor = 1;
	for (const name of missing) factor *= name === CAR || name.endsWith(" B") || name === "White Card" ? 0.97 : 0.82;
	return Math.max(0.6, factor);
}

const FEWEST_INITIALS = 3;
const MOST_INITIALS = 6;

/** What the capitals of a certificate's name make: `ACLS` of "Advanced Cardiovascular Life Support (AHA)". */
export function certificateInitials(certificate: string): string[] {
	const name = certificate.split(/[,;:(|·•–—]| - /)[0] ?? "";
	const words = name.match(/\p{Lu}\p{Ll}+/gu) ?? [];
	return words.length < FEWEST_INITIALS || words.length > MOST_INITIALS ? [] : [words.map((word) => word.charAt(0)).join("")];
}
