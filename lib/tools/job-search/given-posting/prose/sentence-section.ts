import type { Section } from "@/lib/tools/fit/sections";
import { tellsBenefit } from "@/lib/tools/job-search/given-posting/benefit-words";

/** How sentences tell what they are about, in lower case, in the languages of postings. The first that fits decides. */
const WISHED = [
	"nice[ -]to[ -]have|^bonus points|^(?:even )?better (?:if|still)|desirable|preferred|ideally|preferably|(?:is|are|be) (?:also )?(?:a |an |very |most |highly )?(?:big |strong |real |distinct )?(?:lovely|useful|nice|helpful|welcome|handy|asset|appreciated|valued|beneficial|plus|bonus|advantage|advantageous)(?!\\p{L})",
	"(?:wäre|wären) (?:schön|toll|super|hilfreich|wünschenswert|ein|von|ideal)|von vorteil|wünschenswert|idealerweise|ein plus|gern(?:e)? gesehen|un plus|(?:serait|seraient) (?:un|appréci|souhait|bienven)|appréciée?s?(?!\\p{L})|un atout|idéalement",
	"se (?:valora|valorará|valorarán|tendrá)|sería(?:n)? (?:de|un)|deseable|valorable|será valorizad|valoriza(?:-se|mos)|desejável|seria um|sar(?:à|anno) gradit|gradit[aeio](?!\\p{L})|sarebbe|preferibil|titolo preferenziale|een pré|mooi meegenomen|bij voorkeur",
	"mile widzian|atutem|dodatkow\\p{L} atut|výhodou|vítán|meriterande|är ett plus",
].join("|");
const ASKED = [
	"^you(?:[’']ll|[’']ve| will| should| must| need)? (?:also )?(?:have|had|need|bring|hold|possess|know|speak|show)(?!\\p{L})",
	"^you(?:[’']ve| must| should| need)(?!\\p{L})|^you(?:[’']re| are| will be|[’']ll be) ",
	"^(?:all |successful )?(?:applicants?|candidates?|the (?:\\p{L}+ )?(?:candidate|applicant|person)) (?:must|needs?|should|will|has|have|is|are|holds?)(?!\\p{L})",
	"^we (?:require|expect|ask|need|look for|are looking for|seek|want) ",
	"^(?:must|required|essential|minimum|at least|mandatory)(?!\\p{L})|(?:is|are) (?:also )?(?:essential|required|a must|mandatory|necessary|needed|expected|indispensable)(?!\\p{L})(?! by)",
	"^(?:sie|du|ihr) (?:haben|hast|bringen|bringst|verfügen|verfügst|besitzen|besitzt|brauchst|brauchen|benötigst|benötigen|sprechen|sprichst|beherrschen|beherrschst|kennst|kennen|sind|bist|müssen|musst) |^(?:wir erwarten|voraussetzung|erforderlich|notwendig|zwingend)|(?:ist|sind) (?:erforderlich|zwingend|voraussetzung|notwendig|ein muss|pflicht)",
	"^(?:vous|tu) (?:avez|as|êtes|es|possédez|possèdes|maîtrisez|maîtrises|parlez|parles|disposez|disposes|justifiez|connaissez|détenez|devez|savez) |^(?:il faut|nous (?:exigeons|demandons|attendons))|(?:est|sont) (?:exigée?s?|requise?s?|indispensables?|obligatoires?|nécessaires?|impérati)",
	"^se (?:requiere|necesita|exige|pide)|^(?:tienes|dispones|cuentas con|posees|hablas|requerimos|exigimos|pedimos|necesitamos|imprescindible|es (?:necesari|imprescindible|obligatori))|(?:es|son) (?:imprescindible|necesari|obligatori|indispensable)",
	"^(?:procuramos|exigimos|pedimos|precisamos de|tens|você tem|possui|é (?:necessári|obrigatóri|indispensáv)|exige-se|requer-se)|^(?:richiediamo|chiediamo|si richied|è richiest|sono richiest|hai|possiedi|conosci|devi|è (?:necessari|indispensabil|obbligatori))(?!\\p{L}{9})",
	"^(?:je|jij|u) (?:hebt|heeft|beschikt|bent|beheerst|spreekt|kent|bezit|brengt|moet) |^(?:wij|we) (?:vragen|verwachten|eisen) |(?:is|zijn) (?:vereist|verplicht|noodzakelijk|een must)",
	"^(?:masz|posiadasz|znasz|oczekujemy|wymagamy|musisz)(?!\\p{L})|(?:jest|są) (?:wymagan|niezbędn|konieczn)|^(?:máte|požadujeme|očekáváme|umíte|ovládáte|potřebujete)(?!\\p{L})|(?:je|jsou) (?:nutn|podmínkou|požadován)|^(?:du har|du är|du behärskar|vi kräver)|är ett krav|krävs",
];
const OFFERED = [
	"^(?:we|our client) (?:(?:also|can) )?(?:offer|pay|give|provide)|^you(?:[’']ll| will)? (?:also )?(?:get|receive|enjoy|benefit)|^(?:in return|in exchange|benefits|perks)(?!\\p{L})|^(?:please )?(?:apply|send|call|text|email|e-mail|to apply|for more|for further|interested|contact)(?!\\p{L})|^please ",
	"^(?:wir bieten|dich erwarte|sie erwarte|es erwarte|freu(?:en sie)? (?:dich|sich)|dafür|im gegenzug|bewirb|bewerben sie|bewerbung|bitte |interesse)|^nous (?:vous )?(?:offrons|proposons)|^(?:pour postuler|postulez|envoyez|merci d)",
	"^(?:te |le )?ofrecemos|^(?:envía|envíe|inscríbete)|^oferecemos|^(?:envie|candidate-se)|^offriamo|^(?:invia|inviare|candidati)|^(?:wij|we) bieden|^(?:solliciteer|stuur)|^oferujemy|^(?:aplikuj|prześlij|wyślij)|^nabízíme|^(?:pošlete|zašlete)|^vi erbjuder|^(?:ansök|skicka)",
].join("|");
const DONE =
	/^(?:you(?:[’']ll| will)? |in this (?:role|position|post) |the (?:role|job|position|post ?holder) |(?:du|sie|vous|tu|je|jij|u) )|^(?:ihre|deine) aufgabe|^vos missions|^tus funciones|^budesz |^budete /u;
/** Sentences of an employer about itself. */
const OF_EMPLOYER =
	/^(?:we|our|the (?:company|team|firm|university|hospital|school)|wir|unsere?|nous|notre|nos|somos|nuestr[ao]s?|siamo|nostr[aoi]|wij|ons|onze|jesteśmy|nasz\p{L}*|jsme|naše?|vi|vår)(?!\p{L})/u;
const LONGEST = 400;

const WISH = new RegExp(WISHED, "u");
const DEMANDS = ASKED.map((words) => new RegExp(words, "u"));
const OFFER = new RegExp(OFFERED, "u");

/** What a sentence is about by its own words, or null where they do not tell. */
export function sectionOfSentence(sentence: string): Section | null {
	const lower = sentence.slice(0, LONGEST).toLowerCase();
	if (OFFER.test(lower)) return "offered";
	if (WISH.test(lower)) return "preferred";
	if (DEMANDS.some((words) => words.test(lower))) return "required";
	if (DONE.test(lower)) return "described";
	if (OF_EMPLOYER.test(lower)) return "portrait";
	return tellsBenefit(lower) ? "offered" : null;
}
