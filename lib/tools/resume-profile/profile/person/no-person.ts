import { foldText } from "@/lib/tools/reading/text/clean-text";
import { isOrganisation, titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { countryOf } from "@/lib/tools/taxonomy/places/locations";
import { isTown } from "@/lib/tools/taxonomy/places/towns";

/** Words of trades, levels and slogans that hardly anybody is called by, in the languages of resumes, without accents. */
const NO_NAMES = new Set(
	`senior junior lead principal chief chartered certified registered licensed qualified skilled experienced freelance trainee graduate professional expert specialist enthusiast guru ninja wizard hacker artist artisan craftsman
	joiner plumber electrician roofer plasterer bricklayer welder fitter machinist seamstress optician midwife carer builder courier roadie stylist beautician hairdresser florist sommelier bartender locksmith surveyor draughtsman
	worker labourer laborer helper hand attendant conductor porter cleaner caretaker clerk handyman person candidate applicant resume profile curriculum applicantin bewerber bewerberin bewerbung kandidat kandidatin candidato candidata candidat candidate
	meister meisterin fachkraft fachmann fachfrau fachangestellte fachangestellter geselle gesellin mitarbeiter mitarbeiterin angestellte angestellter leiter leiterin leitung sachbearbeiter sachbearbeiterin referent referentin kaufmann kauffrau
	responsable gestionnaire comptable ouvrier ouvriere employe employee vendeur vendeuse directrice directeur artistique independante independant adjoint adjointe
	contable administrativo administrativa operario operaria encargado encargada dependiente ayudante jefe jefa tecnico tecnica auxiliar profesional
	impiegato impiegata operaio operaia addetto addetta responsabile libero libera professionista medewerker zelfstandig
	work services solutions management logistics accounting finance marketing engineering sales nursing teaching healthcare quality qualitatssicherung lagerlogistik vertrieb einkauf buchhaltung
	making building creating helping working turning bringing ltd gmbh limited company`.split(/\s+/u),
);
/** Trades that many people are called by. */
const TRADE_NAMES = new Set(
	"mason hunter dean pilar beatriz amir jun ama baker turner cook butler fisher schneider fischer weber schafer koch richter berger jager bergmann herrera ferreira bakker visser boer brouwer porter carter miller smith muller wagner becker zimmermann schmidt schumacher meier gardener gartner barber tailor taylor potter glover archer page bishop marshall steward stewart forester forster shepherd parker cooper carpenter fowler chandler clark clarke singer spencer walker weaver webster wright knight king prince pope abbot judge sargent major chef host driver painter farmer kramer kellner maurer schreiber schuster bauer pfeiffer bottcher metzger fleischer molitor herrero zapatero pastor molina ferrari sartori barbieri muratori boulanger berger meunier charpentier lefebvre fournier marchand mercier kowalski kowalczyk kuznetsov kovac".split(
		" ",
	),
);
/** What stands before a trade and is no given name. */
const OF_TRADES = new Set(
	"pastry line bread head sous commis kitchen school ship ships assistant night day master bus truck lorry delivery taxi forklift crane train hotel bank shop store sales call warehouse care dental legal medical pet dog hair stone brick metal steel wood furniture cabinet sheep dairy fish pig cattle house general private personal lead senior junior young hobby team area floor room front second third first game wine bar tree landscape window carpet light heavy class hgv lgv cdl sushi pizza grill private bau haus schiffs hotel jung chef sport landschafts kinder".split(
		" ",
	),
);
const TRADE_ENDS =
	/(?:meister|meisterin|mechaniker|mechanikerin|elektroniker|elektronikerin|angestellte|angestellter|fachkraft|fachfrau|fachmann|pfleger|pflegerin|helfer|helferin|sachbearbeiter|sachbearbeiterin)$/u;

/** Little words of slogans, in small letters. */
const OF_SLOGANS = /(?<!\p{L})(?:for|in|the|and|with|to|who|that|for|für|mit|und|pour|avec|para|con|per|voor|met)(?!\p{L})/u;

/** Whether words where a name stands are a trade, a place, a firm or a slogan: nobody signs with them. */
export function isNoPerson(text: string): boolean {
	const words = foldText(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);
	if (/\d/u.test(text) || OF_SLOGANS.test(text) || words.some((word) => NO_NAMES.has(word) || (word.length > 10 && TRADE_ENDS.test(word)))) return true;
	const [first = "", last = ""] = [words[0], words.at(-1)];
	// "Anna Fischer" is a person, "Pastry cook" is none.
	if (words.length > 1 && (TRADE_NAMES.has(last) || TRADE_NAMES.has(first)) && !OF_TRADES.has(first)) return false;
	if (titleScore(text) > 0 || isOrganisation(text)) return true;
	// A given name alone on its line may be a town's too.
	return words.length > 1 && (isTown(text) || countryOf(text) !== null);
}
