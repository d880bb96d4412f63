/** How sentences say who looks for whom, in the languages of postings. */

/** Verbs between who looks and whom they look for. */
export const SEEKING =
	/(?<!\p{L})(?:(?:is|are|we['’]re) (?:now |currently |always |actively )?(?:looking for|hiring|seeking|recruiting|searching for)|looking for|seeks?|hires|needs you|(?:has|have) (?:an? )?(?:new |exciting )?(?:opening|vacancy|opportunity|position)s? for|invites applications for|sucht|suchen|recherche(?:nt|ons)?|recrut(?:e|ent|ons)|cherch(?:e|ent|ons)|embauche|busca(?:n|mos)?|incorpora|selecciona|contrata(?:m|mos)?|procura(?:m|mos)?|recruta|(?:está|estamos) à procura de|cercano|cerca|cerchiamo|ricerca|ricerchiamo|seleziona|assume|è alla ricerca di|zoekt|zoeken|(?:is|zijn) op zoek naar|poszukuje(?:my)?|szuka(?:my)?|zatrudni(?:my)?|hledá(?:me)?|přijme(?:me)?|söker)(?!\p{L})/u;
/** Before a title: an article, or a word for "our next". */
export const ARTICLE =
	/(?:^|(?<=[\s:]))(?:an?|one|our (?:next|new)|eine?n?(?:\/[nr])?|eine\(n\)|mehrere|une?|un\(e\)|un\/e|unos|unas|una\/?|un\/a|uma?|um\(a\)|um\/a|uno|een|ett|en|(?:la|le|el|il|lo|de|het) (?:nouveau|nouvelle|nuevo|nueva|nuovo|nuova|nieuwe))\s(?=\S)|(?:^|(?<=\s))un['’](?=\p{L})/iu;
/** Where a title ends within a sentence. */
export const TITLE_ENDS =
	/[.,;:!?(|]|\s[-–—]\s|\s(?:who|to|with|that|which|based|ready|willing|on|as|starting|from|at|für|zur?|zum|im|am|ab|bei|mit|als|sowie|pour|qui|avec|chez|basée?|afin|sur|dans|au|à|para|con|que|com|presso|che|voor|met|die|te|bij|dla|do|w|we|z|ze|który|která|pro|s|se|v|ve|till|med|som|nel|nella)(?![\p{L}\p{M}])|\s(?:for (?:our|the|a|an|its|their)|per (?:il|la|lo|i|le|un)|de (?:nuestro|nuestra)|en (?:cdi|cdd|alternance))(?![\p{L}\p{M}])|\sin (?:our|the|its|an?)(?![\p{L}\p{M}])|\s(?:for|in|en|a|em|no|na|nos|nas)\s(?=\p{Lu}|\p{N})|\sper l['’]/u;
/** Whom nobody is by trade: "someone with Go", "a team". */
export const NOBODY =
	/^(?:we|wir|nous|noi|nós|nosotros|wij|my|vi|us|someone|somebody|anyone|people|person|persons?|individuals?|candidates?|colleagues?|talent|talents|you|team|partner|help|support|new|more|our|this|jemand\p{L}*|menschen|dich|sie|verstärkung|kolleg\p{L}*|mitarbeit(?:er|ende)|personen?|quelqu|personnes?|vous|alguien|personas?|pessoas?|alguém|persone|qualcuno|iemand|mensen|jou|osob\p{L}*|kogoś|někoho|lidi|dig|our client|unser kunde|notre client|il|elle|he|she|they|who|what|why)(?!\p{L})/iu;
/** What stands before the name of a company in front of the verb. */
export const BEFORE_COMPANY =
	/^(?:(?:we|we, the team|here) (?:at|of) |at |wir(?:,)? (?:bei|von|vom|die) (?:der |dem )?|bei (?:der |dem )?|chez (?:le |la )?|en (?=\p{Lu})|na (?=\p{Lu})|no (?=\p{Lu})|noi di |in (?=\p{Lu})|bij |w (?=\p{Lu})|v (?=\p{Lu})|vi på |hos |ve |die |das |der |dem |the |l[ae]s? |l['’]|el |los |las |il |lo |het |de |a |o |os |as (?=\p{Lu}))+/iu;
/** What stands behind it. */
export const BEHIND_COMPANY = /[\s,](?:we|we['’]re|wir|nous|noi|nós|wij|is|are|a|jest|est|now|currently|jetzt|derzeit|aktuell|actuellement|ora|nu)$/iu;

const P = "(?<company>[^.!?;:]{2,80}?)";
const T = "(?<title>[^.!?;:]{3,90})";
/** "Join X as a Y" and "Become a Y at X". */
export const JOINING: readonly RegExp[] = [
	new RegExp(
		`^(?:come and |komm |come )?(?:join|rejoignez|rejoins|intégrez|únete a|unete a|incorpórate a|junte-se (?:à|ao|a)|junta-te (?:à|ao|a)|unisciti a(?:l|lla)?|entra in|kom (?:werken )?bij|werk bij|komm zu(?:r|m)?|dołącz do|přidejte se k(?:e)?|pojďte do|bli en del av|work (?:at|for|with)) ${P} (?:werken |arbeiten )?(?:as|en tant que|comme|en qualité de|como|come|als|jako|som) ${T}`,
		"iu",
	),
	new RegExp(
		`^(?:become|work as|werde|arbeite als|arbeiten sie als|devenez|travaillez comme|trabaja como|trabalhe como|torna-te|diventa|lavora come|word|werk als|zostań|pracuj jako|staňte se|pracujte jako|bli|jobba som) ${T.replace("90}", "90}?")} (?:at|for|with|bei(?: der| dem)?|beim|chez|en|em|na|no|in|presso|bij|w|v|ve|u|hos|på) (?<company>\\p{Lu}[^.!?;:]{1,80})`,
		"iu",
	),
];
/** "Are you a Barista?" */
export const ALONE =
	/^(?:are you (?:a|an|our next)|(?:sind sie|bist du)(?: eine?)?|(?:vous êtes|êtes-vous|tu es)(?: une?)?|¿?eres(?: una?)?|sei(?: una?)?|ben jij(?: een)?|é|jesteś|jste) (?<title>[^.!?;:]{3,80})\?/iu;
/** "Warehouse Operative wanted by Parcelway in Daventry", "Koch (m/w/d) gesucht". */
export const WANTED =
	/^(?<title>[^.!?;:]{3,90}?) (?:is |are |wird |)(?:wanted|required|needed|sought|gesucht|recherchée?|demandée?|gezocht|poszukiwan[ay]|cercasi|hledán)(?:(?: by| von(?: der| dem)?| par| door) (?<company>\p{Lu}[^.!?;:]{1,80}))?(?=[\s.,!:]|$)/iu;
