/** "Leeds or York", "Berlin; Hamburg" */
const EITHER = /[;/|、]| (?:or|oder|o|u|ou) |または/iu;
const MOST_WANTED = 5;
/** Words that stand around a place and say that its surroundings will do: "within an hour of Hamilton", "Raum München", "cerca de Sevilla". */
const AROUND = new Set(
	[
		...[
			"near",
			"nearby",
			"around",
			"in",
			"and",
			"the",
			"of",
			"or",
			"close",
			"to",
			"within",
			"an",
			"hour",
			"hours",
			"minutes",
			"min",
			"from",
			"up",
			"drive",
			"commute",
		],
		...["km", "kilometres", "kilometers", "mile", "miles", "area", "region", "surroundings", "surrounding", "commuting", "distance", "somewhere", "anywhere"],
		...["nähe", "nahe", "naehe", "der", "von", "rund", "um", "bei", "raum", "grossraum", "großraum", "umkreis", "umgebung", "und", "im", "stunde", "minuten"],
		...["cerca", "de", "del", "alrededor", "alrededores", "zona", "provincia", "a", "hora", "minutos", "près", "autour", "région", "environs", "et", "heure"],
		...["vicino", "dintorni", "di", "e", "perto", "arredores", "em", "omgeving", "van", "regio", "buurt", "te"],
	].map((word) => word.normalize("NFC")),
);
const FIGURES = /^\d+$/;

/** The place itself of what somebody wrote for where they want to work; the text as it is where nothing else would be left. */
export function placeItself(wanted: string): string {
	const words = wanted.normalize("NFC").split(/\s+/).filter(Boolean);
	const isAround = (word: string) => FIGURES.test(word) || AROUND.has(word.toLowerCase().replace(/[.,]$/, ""));
	const from = words.findIndex((word) => !isAround(word));
	const to = words.findLastIndex((word) => !isAround(word));
	return from === -1 ? wanted : words.slice(from, to + 1).join(" ");
}

/** The places of which the nearest counts. */
export function placesNamed(wanted: string): string[] {
	const named = wanted
		.split(EITHER)
		.map((place) => place.trim())
		.filter(Boolean)
		.slice(0, MOST_WANTED);
	return named.length > 0 ? named : [wanted];
}
