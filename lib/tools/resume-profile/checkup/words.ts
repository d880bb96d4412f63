/** Languages with headings that are known and usual ones to put in their place. */
const HEADED = new Set("en de fr es it pt nl pl sv cs tr vi id ja ko zh ru uk ar he hi th".split(" "));

export const hasHeadings = (language: string): boolean => HEADED.has(language);

/** What the rules about wording look for, by language. A language that is not here is never judged by its words. */
export interface WordingWords {
	/** How a line opens that names a duty before the work. */
	readonly weakOpenings: readonly string[];
	/** Words that speak of the writer, as they stand inside a line. */
	readonly firstPerson: ReadonlySet<string>;
	/** Numbers in letters, and words that tell of an amount or an outcome: a line with one is not without a figure. */
	readonly amounts: ReadonlySet<string>;
	/** What everybody says of themselves. */
	readonly emptyPhrases: readonly string[];
	/** Words that open lines without saying what was done. */
	readonly smallWords: ReadonlySet<string>;
}

const list = (words: string): string[] => words.split("|").map((word) => word.trim());
const set = (words: string): ReadonlySet<string> => new Set(list(words));

const WORDS: Readonly<Record<string, WordingWords>> = {
	en: {
		weakOpenings: list(
			"responsible for|was responsible for|i was responsible for|i am responsible for|duties included|duties include|responsibilities included|responsibilities include|worked on|tasked with|was tasked with|in charge of|was in charge of|involved in|was involved in|helped with|assisted with",
		),
		firstPerson: set("i|my|me|i'm|i've|i'd|myself"),
		amounts: set(
			"two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|hundreds|thousand|thousands|million|millions|billion|billions|dozen|dozens|half|halved|double|doubled|triple|tripled|quadrupled|twice|first|only|largest|award|awarded|won|promoted",
		),
		emptyPhrases: list(
			"team player|hard-working|hard working|hardworking|results-driven|results driven|result-oriented|results-oriented|detail-oriented|detail oriented|self-starter|self starter|self-motivated|highly motivated|go-getter|think outside the box|go the extra mile|works well under pressure|work well under pressure|proven track record|synergy|dynamic professional|passionate professional|fast learner|quick learner|excellent communication skills",
		),
		smallWords: set("with|from|after|during|this|that|these|more|over|into|also|when|while|both|each|various"),
	},
	de: {
		weakOpenings: list(
			"verantwortlich für|zuständig für|verantwortung für|mitverantwortlich für|zu meinen aufgaben gehörte|zu meinen aufgaben gehörten|meine aufgaben waren|aufgaben waren",
		),
		firstPerson: set("ich|mein|meine|meinen|meinem|meiner|meines|mir|mich"),
		amounts: set(
			"zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|hunderte|tausend|tausende|million|millionen|milliarde|milliarden|dutzend|hälfte|halb|halbiert|halbierung|halbierte|doppelt|verdoppelt|verdoppelung|verdopplung|verdoppelte|verdreifacht|verdreifachung|erste|ersten|erster|erstes|zweimal|dreimal|größte|größten|ausgezeichnet|befördert|beförderung",
		),
		emptyPhrases: list(
			"teamplayer|teamfähig|teamfähigkeit|belastbar|hoch motiviert|hochmotiviert|hands-on-mentalität|hands-on mentalität|dynamisch|kommunikationsstark|schnelle auffassungsgabe|über den tellerrand|flexibel und zuverlässig|ergebnisorientiert|lösungsorientiert",
		),
		smallWords: set("nach|über|unter|beim|sowie|auch|während|diese|dieser|dieses|neben|innerhalb|aufgrund|durch"),
	},
	fr: {
		weakOpenings: list(
			"responsable de|responsable du|responsable des|chargé de|chargée de|chargé du|chargée du|chargé des|chargée des|en charge de|en charge du|en charge des",
		),
		firstPerson: set("je|j'ai|j'étais|j'avais|mon|mes|moi"),
		amounts: set(
			"deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|cents|centaine|centaines|mille|millier|milliers|million|millions|milliard|milliards|douzaine|dizaine|dizaines|vingtaine|trentaine|moitié|demi|double|doublé|doublement|triple|triplé|premier|première|premiers|premières|prix|promu|promue|lauréat|lauréate",
		),
		emptyPhrases: list(
			"esprit d'équipe|esprit d'équipe|force de proposition|dynamique et motivé|dynamique et motivée|motivé et dynamique|motivée et dynamique|bon relationnel|excellent relationnel|sens de l'organisation|grande capacité d'adaptation|orienté résultats|orientée résultats",
		),
		smallWords: set("avec|dans|pour|depuis|sous|cette|ainsi|lors|pendant|après|chez|entre"),
	},
	es: {
		weakOpenings: list("responsable de|responsable del|encargado de|encargada de|encargado del|encargada del|a cargo de|a cargo del"),
		firstPerson: set("yo|mi|mis"),
		amounts: set(
			"dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|cientos|doscientos|doscientas|quinientos|quinientas|mil|miles|millón|millones|docena|docenas|mitad|medio|doble|duplicar|duplicando|dupliqué|duplicó|triple|triplicar|triplicando|primer|primera|primero|premio|ascendido|ascendida",
		),
		emptyPhrases: list(
			"proactivo|proactiva|trabajo en equipo|orientado a resultados|orientada a resultados|orientado al logro|orientada al logro|alta capacidad de aprendizaje|facilidad de palabra|capacidad de trabajo bajo presión|trabajo bajo presión|muy motivado|muy motivada",
		),
		smallWords: set("para|desde|hasta|entre|durante|sobre|esta|este|como|tras|bajo"),
	},
	it: {
		weakOpenings: list(
			"responsabile di|responsabile della|responsabile del|responsabile dei|responsabile delle|responsabile dell'|incaricato di|incaricata di|incaricato della|incaricata della|addetto a|addetta a",
		),
		firstPerson: set("io|mio|mia|miei|mie"),
		amounts: set(
			"due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento|centinaia|mille|mila|migliaia|milione|milioni|miliardo|miliardi|dozzina|decina|decine|metà|mezzo|doppio|raddoppiato|raddoppiando|triplicato|triplicando|primo|prima|premio|promosso|promossa",
		),
		emptyPhrases: list(
			"problem solving|spirito di squadra|lavoro di squadra|orientato ai risultati|orientata ai risultati|fortemente motivato|fortemente motivata|ottime capacità relazionali|ottime doti comunicative|dinamico e motivato|dinamica e motivata",
		),
		smallWords: set("nella|nelle|nello|nell|dalla|dalle|dopo|durante|presso|sotto|oltre|anche|come|questo|questa"),
	},
	pt: {
		weakOpenings: list(
			"responsável por|responsável pela|responsável pelo|responsável pelas|responsável pelos|encarregado de|encarregada de|encarregado da|encarregada da|encarregado do|encarregada do",
		),
		firstPerson: set("eu|meu|minha|meus|minhas"),
		amounts: set(
			"dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|centenas|duzentos|duzentas|quinhentos|quinhentas|mil|milhares|milhão|milhões|bilhão|bilhões|dúzia|dezena|dezenas|metade|meio|dobro|dobrando|duplicar|duplicando|triplo|triplicar|triplicando|primeiro|primeira|prémio|prêmio|promovido|promovida",
		),
		emptyPhrases: list(
			"proativo|proativa|trabalho em equipe|trabalho em equipa|orientado a resultados|orientada a resultados|focado em resultados|focada em resultados|facilidade de comunicação|facilidade de aprendizado|trabalho sob pressão",
		),
		smallWords: set("para|desde|entre|durante|sobre|esta|este|como|após|junto"),
	},
	nl: {
		weakOpenings: list("verantwoordelijk voor|medeverantwoordelijk voor|belast met"),
		firstPerson: set("ik|mijn|mij"),
		amounts: set(
			"twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd|honderden|duizend|duizenden|miljoen|miljoenen|miljard|miljarden|dozijn|helft|half|halve|gehalveerd|halvering|dubbel|verdubbeld|verdubbeling|verdrievoudigd|eerste|grootste|prijs|gepromoveerd|promotie",
		),
		emptyPhrases: list(
			"teamspeler|hands-on mentaliteit|hands-on-mentaliteit|resultaatgericht|stressbestendig|sterk gemotiveerd|hard werkend|hardwerkend|communicatief sterk|flexibel inzetbaar",
		),
		smallWords: set("voor|naar|vanuit|tijdens|binnen|onder|over|deze|ook|door|samen"),
	},
};

/** The words of a language, or null where there are none. */
export function wordsOf(language: string): WordingWords | null {
	return WORDS[language] ?? null;
}

/** "English, German, …": where wording is judged. */
export const WORDED_LANGUAGES: readonly string[] = Object.keys(WORDS);

/** The words of a text in lower case, with apostrophes of one kind. */
export function wordsIn(text: string): string[] {
	return (
		text
			.toLowerCase()
			.replaceAll("’", "'")
			.match(/[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu) ?? []
	);
}

/** Whether words stand in a text, whole. Both are compared as `wordsIn` reads them. */
export function hasPhrase(text: string, phrase: string): boolean {
	return ` ${wordsIn(text).join(" ")} `.includes(` ${wordsIn(phrase).join(" ")} `);
}

/** Whether a text begins with words, whole. */
export function beginsWith(text: string, phrase: string): boolean {
	const opening = wordsIn(text.slice(0, 2 * phrase.length + 20)).join(" ");
	return `${opening} `.startsWith(`${wordsIn(phrase).join(" ")} `);
}
