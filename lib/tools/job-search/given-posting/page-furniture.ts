import { spacedLower } from "./spaced-lower";

const list = (words: string): readonly string[] => words.split("|").map((phrase) => spacedLower(phrase));

/** How lines begin that belong to a page and not to the posting on it, in the languages of postings. */
const OPENINGS = list(
	"skip to|cookie|cookies|did you mean|get jobs like|other jobs|similar jobs|more jobs|jobs you may|report this|sign up for|privacy policy|all rights reserved|back to results|back to search|save this job|share this|apply now|apply for this job|ask a question|zum inhalt springen|weitere jobs|ähnliche jobs|ähnliche stellen|diese anzeige|jetzt bewerben|zurück zu|stelle merken|aller au contenu|offres similaires|autres offres|signaler cette|postuler maintenant|retour aux|saltar al|ofertas similares|otras ofertas|denunciar|volver a|candidarse|vai al contenuto|offerte simili|saltar para|vagas semelhantes|naar de inhoud|vergelijkbare vacatures",
);
/** Words of menus and buttons. */
const BUTTONS = list(
	"home|menu|search|log in|login|sign in|sign up|register|help|jobs|blog|share|print|save|privacy|terms|accessibility|subscribe|for employers|employers|contact us|cookie settings|en|de|fr|es|startseite|anmelden|arbeitgeber|merken|teilen|drucken|impressum|datenschutz|agb|stellenangebote|accueil|connexion|se connecter|partager|imprimer|enregistrer|mentions légales|postuler|entreprises|offres|inicio|iniciar sesión|mi cuenta|ofertas|empresas|guardar|compartir|imprimir|inscribirme|aviso legal|accedi|registrati|condividi|stampa|salva|entrar|partilhar|inloggen|delen|bewaren|whatsapp|linkedin|facebook",
);
const LONGEST = 160;
const FEWEST_BUTTONS = 2;
/** Of the words of a line of buttons, so many at least are theirs. */
const SHARE = 0.6;
/** Words of sentences, which no row of buttons has. */
const LITTLE = / (?:to|and|the|with|is|for|und|zu|mit|et|pour|avec|y|con|per|en un) /u;
const CRUMBS = /^[^/>›»]{2,40}(?:\s[/>›»]\s[^/>›»]{2,40}){2,6}$/u;
const CRUMB_MARK = /\s[/>›»]\s/gu;
const MOST_WORDS_OF_CRUMB = 3;

/** "Jobs in schools > Bristol > Secondary": where a page stands in its site. */
function isTrail(line: string): boolean {
	if (!CRUMBS.test(line)) return false;
	return line.split(CRUMB_MARK).every((part) => part.trim().split(" ").length <= MOST_WORDS_OF_CRUMB);
}

/** Whether a line of a pasted page is its menu, its buttons, its trail or its foot. */
export function isFurniture(line: string): boolean {
	if (line.length > LONGEST) return false;
	if (line.includes("©")) return true;
	if (line.startsWith("- ")) return false;
	const told = spacedLower(line);
	if (OPENINGS.some((opening) => told.startsWith(opening))) return true;
	if (isTrail(line)) return true;
	if (LITTLE.test(told)) return false;
	const buttons = BUTTONS.filter((words) => told.includes(words));
	const words = told.trim().split(" ").length;
	const covered = buttons.reduce((sum, own) => sum + own.trim().split(" ").length, 0);
	return (buttons.length >= FEWEST_BUTTONS && covered >= words * SHARE) || (buttons.length === 1 && covered === words);
}

/** The text of a posting without the lines of the page around it. */
export function withoutFurniture(text: string): string {
	return text
		.split("\n")
		.filter((line) => !isFurniture(line.trim()))
		.join("\n");
}
