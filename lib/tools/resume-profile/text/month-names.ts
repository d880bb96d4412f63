/** Names and abbreviations of the twelve months, folded (lower case, no accents), over the nine languages that resumes are read in. */
const NAMES: readonly string[] = [
	"january|jan|januar|jaenner|janner|janvier|janv|enero|ene|janeiro|gennaio|genn|gen|januari",
	"february|feb|februar|febr|fevrier|fevr|fev|febrero|fevereiro|febbraio|febb|februari",
	"march|mar|marz|maerz|mrz|mars|marzo|marco|maart|mrt",
	"april|apr|avril|avr|abril|abr|aprile",
	"may|mai|mayo|maio|maggio|magg|mag|mei",
	"june|jun|juni|juin|junio|junho|giugno|giu",
	"july|jul|juli|juillet|juil|julio|julho|luglio|lug",
	"august|aug|aout|agosto|ago|augustus",
	"september|sept|sep|septembre|septiembre|setiembre|setembro|set|settembre|sett",
	"october|oct|oktober|okt|octobre|octubre|outubro|out|ottobre|ott",
	"november|nov|novembre|noviembre|novembro",
	"december|dec|dezember|dez|decembre|diciembre|dic|dezembro|dicembre",
];

export const MONTH_BY_NAME: ReadonlyMap<string, number> = new Map(
	NAMES.flatMap((names, index) => names.split("|").map((name): [string, number] => [name, index + 1])),
);

/** "Until now", folded. */
export const PRESENT_WORDS: readonly string[] = [
	"present",
	"today",
	"now",
	"current",
	"currently",
	"ongoing",
	"to date",
	"heute",
	"jetzt",
	"aktuell",
	"laufend",
	"aujourd'hui",
	"a ce jour",
	"actuel",
	"actuellement",
	"en cours",
	"present",
	"actualidad",
	"la actualidad",
	"actual",
	"actualmente",
	"presente",
	"hoy",
	"atual",
	"atualmente",
	"o momento",
	"hoje",
	"oggi",
	"attuale",
	"in corso",
	"heden",
	"nu",
	"hien tai",
	"hien nay",
	"nay",
	"現在",
	"現職",
	"在職中",
	"至今",
];

/** "From … on", folded; stands before a single date. */
export const SINCE_WORDS: readonly string[] = ["since", "from", "seit", "ab", "depuis", "desde", "a partir de", "dal", "da", "sinds", "vanaf", "tu"];
