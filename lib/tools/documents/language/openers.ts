/** Openings that name a responsibility before the noun that names the work, and those nouns: only pairs whose second half says the same alone. */
const OPENERS: readonly { readonly openings: readonly string[]; readonly nouns: readonly string[] }[] = [
	{
		openings: ["verantwortlich für die ", "zuständig für die ", "verantwortung für die "],
		nouns:
			"Leitung|Planung|Organisation|Koordination|Entwicklung|Betreuung|Durchführung|Erstellung|Überwachung|Einführung|Umsetzung|Steuerung|Verwaltung|Wartung|Bearbeitung|Beratung|Schulung|Einarbeitung|Kontrolle|Prüfung|Abwicklung|Führung|Optimierung|Instandhaltung".split(
				"|",
			),
	},
	{
		openings: ["responsable de la ", "chargé de la ", "chargée de la ", "en charge de la "],
		nouns: "gestion|planification|coordination|préparation|supervision|réalisation|rédaction|maintenance|mise en place|mise en œuvre".split("|"),
	},
	{
		openings: ["responsable de l'", "chargé de l'", "chargée de l'", "en charge de l'", "responsable de l’", "chargé de l’", "chargée de l’"],
		nouns: "organisation|élaboration|animation|encadrement|accueil|entretien".split("|"),
	},
	{
		openings: ["responsable de la ", "encargado de la ", "encargada de la "],
		nouns: "gestión|planificación|coordinación|supervisión|organización|elaboración|preparación|atención|dirección".split("|"),
	},
	{
		openings: ["responsabile della ", "incaricato della ", "incaricata della "],
		nouns: "gestione|pianificazione|supervisione|preparazione|redazione|manutenzione".split("|"),
	},
	{ openings: ["responsabile dell'", "responsabile dell’"], nouns: ["organizzazione", "elaborazione", "assistenza"] },
	{
		openings: ["responsável pela ", "encarregado da ", "encarregada da "],
		nouns: "gestão|coordenação|supervisão|organização|elaboração|preparação|manutenção".split("|"),
	},
	{ openings: ["responsável pelo "], nouns: ["planejamento", "atendimento", "controle", "planeamento"] },
	{ openings: ["verantwoordelijk voor de "], nouns: "planning|coördinatie|organisatie|begeleiding|aansturing|uitvoering".split("|") },
	{ openings: ["verantwoordelijk voor het "], nouns: "beheer|onderhoud|opstellen|aansturen|begeleiden|coördineren|plannen|organiseren".split("|") },
];

/** "Verantwortlich für die Leitung von 5 Stationen" as "Leitung von 5 Stationen"; null where nothing certain can be dropped. */
export function withoutOpener(line: string): string | null {
	const lower = line.toLowerCase();
	for (const { openings, nouns } of OPENERS) {
		const opening = openings.find((words) => lower.startsWith(words));
		if (opening === undefined) continue;
		const rest = line.slice(opening.length);
		const isKnown = nouns.some((noun) => rest.toLowerCase().startsWith(`${noun.toLowerCase()} `));
		if (isKnown) return rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
	}
	return null;
}
