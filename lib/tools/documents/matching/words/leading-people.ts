import { foldWords } from "@/lib/tools/documents/language/meaning/word-keys";
import { isPeople } from "./light-words";

const COUNT =
	"(?:a|an|the|our|one|two|three|four|five|six|seven|eight|nine|ten|twelve|ein|eine|zwei|drei|vier|fünf|sechs|acht|zehn|un|une|deux|trois|quatre|cinq|six|una|dos|tres|cuatro|cinco|due|tre|quattro|\\d{1,3})";
const VERB = "(?:leads?|manages?|managing|supervis\\p{L}{1,3}|directs?|heads?|führe|führt|leite|leitet|dirige|dirijo|encadre|gère|lidero|lidera)";
const LEADS = new RegExp(`(?<!\\p{L})${VERB} ${COUNT} ([\\p{L}-]{3,24}(?: (?:of|von|de|d'|di)? ?[\\p{L}-]{3,24}){0,2})`, "giu");
const TEAM = new Set("team teams crew crews squad mannschaft equipe equipes equipo equipos squadra group gruppe".split(" "));
/** They end as words for people do, and are none, or none who are led. */
const LED_BY_NOBODY = new Set(
	"servers routers containers clusters papers orders offers numbers orchards computers printers scanners sensors factors reactors tractors projectors motors doors errors centers letters newsletters covers towers trailers lorries customers suppliers users buyers investors vendors partners contractors stakeholders events documents accounts apartments departments tenants patients clients restaurants plants grants".split(
		" ",
	),
);

/** "Lead two analysts", "Manage a team of field engineers": whoever is led is told, where "lead" by itself may mean a design. */
export function leadsPeople(text: string): boolean {
	return [...text.matchAll(LEADS)].some(([, led = ""]) => {
		const [first = "", ...more] = foldWords(led).split(/[\s'-]+/u);
		if (TEAM.has(first)) return true;
		return [first, ...more].some((word) => isPeople(word) && !LED_BY_NOBODY.has(word));
	});
}
