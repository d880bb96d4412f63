import { sectionOfHeading } from "@/lib/tools/fit/sections";
import { LONGEST } from "@/lib/tools/job-search/limits";
import { countryOf } from "@/lib/tools/taxonomy/places/locations";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";
import { companyBeside, companyWithForm, firstName, namesOrganisation, placeBeside } from "./company-named";
import { hiringIn } from "./hiring-sentence";
import { personNamedIn } from "./person-named";
import { oneLine } from "./posting-page";
import { sentencesOf } from "./prose/sentences";
import { titleBesideCompany } from "./prose/title-beside-company";
import { type ToldPosition, toldPosition } from "./prose/told-position";
import type { PostingHead } from "./schemas";

/** The head of a posting stands in its first lines. */
const HEAD_LINES = 15;
const LONGEST_HEAD = 120;
const MOST_TITLE_WORDS = 12;
/** Marks of programs, which no name has. */
const UNNAMED = /[<>{}]/;
const labels = (words: string): ReadonlySet<string> => new Set(words.split("|"));
const TITLE_LABELS = labels(
	"title|job title|position|role|stelle|stellenbezeichnung|jobtitel|poste|intitulé du poste|puesto|cargo|vaga|posizione|ruolo|functie|vacature",
);
const COMPANY_LABELS = labels(
	"company|employer|posted by|hiring company|advertiser|anbieter|organisation|organization|unternehmen|firma|arbeitgeber|entreprise|société|employeur|empresa|azienda|società|bedrijf|werkgever",
);
const PLACE_LABELS = labels(
	"location|place|office|standort|ort|arbeitsort|einsatzort|lieu|localisation|ubicación|lugar|localidad|local|localização|sede|luogo|locatie|standplaats",
);

function labelled(line: string): { label: string; value: string } | null {
	const colon = line.indexOf(":");
	return colon < 2 || colon > 40 ? null : { label: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() };
}

const isHeadLine = (line: string): boolean =>
	line.length <= LONGEST_HEAD && !line.startsWith("- ") && !/[.!?]$/.test(line) && sectionOfHeading(line.toLowerCase()) === null;

/** "(m/w/d)", "H/F": titles of postings alone say that they mean everybody. */
const FOR_ALL =
	/\((?:[mwfhdxvkni](?:\s?[/|*]\s?[mwfhdxvkni]){1,3}|all genders?|gn\*?)\)|(?<![\p{L}/])(?:[mw]\/[wm]\/[dx]|[mf]\/[fm]\/[dx]|h\/f|f\/h|m\/v\/x)(?![\p{L}/])/iu;
/** "Técnico/a", "Ingénieur(e)", "Kaufmann/-frau": titles alone end in both of their forms. */
const BOTH_FORMS = /\p{Ll}(?:\/(?:as?|in|-?frau|-?mann|e|ière|trice)|\((?:as?|in|e|ère|trice)\)|:in|\*in)(?!\p{L})/u;

/** Whether a line names a trade, or at least a level. */
function namesPosition(line: string): boolean {
	if (FOR_ALL.test(line) || BOTH_FORMS.test(line)) return true;
	const { family, seniority } = normalizeTitle(line);
	return family !== null || seniority !== null;
}

function titleIn(lines: readonly string[]): string | null {
	const told = lines.filter((line) => isHeadLine(line) && labelled(line) === null);
	return (
		told.find((line) => line.split(/\s+/).length <= MOST_TITLE_WORDS && namesPosition(line) && (FOR_ALL.test(line) || !namesOrganisation(firstName(line)))) ??
		null
	);
}

/** Lines that speak to the reader, or say what kind of text it is, name no trade: "Join our team", "Stellenanzeige". */
const SPEAKING = new Set(
	(
		"we our ours us you your join wir unser unsere unseren unserem unseres unserer uns du dein deine deinen deinem deiner dich werde komm nous notre nos vous votre " +
		"rejoignez rejoins nosotros nuestro nuestra nuestros nuestras tu ven únete noi nostro nostra nostri unisciti wij ons onze jij jouw nós nosso nossa nossos nossas junte-se"
	).split(" "),
);
const KIND_OF_TEXT = new Set(
	(
		"job jobs stellenanzeige stellenangebot stellenausschreibung personalgesuch vacancy vacature offre oferta offerta anúncio annonce career careers karriere hiring " +
		"vaga vagas empleo emploi"
	).split(" "),
);
const MOST_KIND_WORDS = 4;

const wordsOf = (line: string): string[] => line.toLowerCase().match(/[\p{L}\p{M}-]+/gu) ?? [];
const speaks = (line: string): boolean => wordsOf(line).some((word) => SPEAKING.has(word));

function namesNoTrade(line: string): boolean {
	const words = wordsOf(line);
	return speaks(line) || (words.length <= MOST_KIND_WORDS && KIND_OF_TEXT.has(words[0] ?? ""));
}

/** A first line that nobody knows as a trade is one all the same above the name of a firm. */
function titleAboveFirm([first = "", second = ""]: readonly string[]): string | null {
	const isHead = isHeadLine(first) && labelled(first) === null && first.split(/\s+/).length <= MOST_TITLE_WORDS && companyWithForm(first) === null;
	return isHead && !namesNoTrade(first) && !namesOrganisation(first) && (companyWithForm(second) !== null || namesOrganisation(second)) ? first : null;
}

/** "Ingénieur ouvrages d’art – Bordeaux (CDI)": the town behind a title. */
function townBehind(title: string): string | null {
	const parts = title
		.split(/\s[-–—|·]\s|[(),]/u)
		.slice(1)
		.map((part) => part.trim());
	return parts.find((part) => part !== "" && isTown(part)) ?? null;
}

/** What a sentence tells of the position and of who offers it. */
function toldIn(sentence: string, text: string): ToldPosition | null {
	return toldPosition(sentence) ?? (sentence.length > LONGEST_HEAD ? null : titleBesideCompany(sentence, text, namesPosition));
}

/** What the sentences up to the line of a title tell of the position and of who offers it, and the one behind it of who does. */
function firstTold(lines: readonly string[], text: string, before: number): ToldPosition {
	const found: { -readonly [Part in keyof ToldPosition]: ToldPosition[Part] } = { title: null, company: null, location: null };
	const sentences = lines.slice(0, before + 2).flatMap((line) => (line.startsWith("- ") ? [] : sentencesOf(line)));
	for (const sentence of sentences) {
		const told = toldIn(sentence, text);
		found.title ??= told?.title ?? null;
		found.company ??= told?.company ?? null;
		found.location ??= told?.location ?? null;
	}
	return found;
}

/** What the first lines of a posting's text tell of its head; null for what they do not tell for certain. */
export function headOfText(text: string, knownTitle: string | null = null): PostingHead {
	const lines = text
		.split("\n", 4 * HEAD_LINES)
		.map((line) => line.trim().slice(0, 4 * LONGEST_HEAD))
		.filter(Boolean)
		.slice(0, HEAD_LINES)
		.filter((line) => !UNNAMED.test(line));
	const toldAfter = (known: ReadonlySet<string>) =>
		lines.map(labelled).find((found) => found !== null && known.has(found.label) && found.value !== "")?.value ?? null;
	const listed = titleIn(lines);
	const sentence = firstTold(lines, text, listed === null ? lines.length : lines.indexOf(listed));
	const found = toldAfter(TITLE_LABELS) ?? sentence.title ?? listed ?? titleAboveFirm(lines);
	const parted = found === null ? null : titleBesideCompany(found, text, namesPosition);
	const formed = lines.map(companyWithForm).find((name) => name !== null) ?? null;
	const title = (knownTitle ?? found ?? "").toLowerCase();
	const at = title === "" ? -1 : lines.findIndex((line) => line.toLowerCase().includes(title));
	const beside = at < 0 || !lines[at + 1] || labelled(lines[at + 1] ?? "") !== null ? null : companyBeside(lines[at + 1] ?? "", text);
	const told = toldAfter(COMPANY_LABELS);
	const hiring = lines.map((line) => hiringIn(line, speaks)).find((one) => one !== null) ?? null;
	const place =
		toldAfter(PLACE_LABELS) ??
		(beside === null ? null : placeBeside(lines[at + 1] ?? "", beside)) ??
		townBehind(parted?.title ?? found ?? "") ??
		parted?.location ??
		sentence.location ??
		hiring?.location ??
		null;
	const location = oneLine(place, LONGEST.place);
	return {
		title: oneLine(parted?.title ?? found, LONGEST.title),
		company: oneLine(
			(told === null ? null : firstName(told)) ?? parted?.company ?? sentence.company ?? beside ?? formed ?? hiring?.company ?? null,
			LONGEST.company,
		),
		contactPerson: personNamedIn(text),
		location,
		country: location === null ? null : countryOf(location),
	};
}
