/** Words by which sentences tell of a life: English, German, French, Spanish, Italian, Portuguese, Dutch and Polish, one language a line. */

const EDGE = String.raw`(?<![\p{L}\p{M}])`;
const END = String.raw`(?![\p{L}\p{M}])`;

const choicesOf = (list: string): string =>
	list
		.split(/\n|\|(?![^(]*\))/u)
		.map((word) => word.trim())
		.filter(Boolean)
		.sort((one, other) => other.length - one.length)
		.join("|");

/** One of some words, whole. */
export const oneOf = (list: string, flags = "iu"): RegExp => new RegExp(`${EDGE}(?:${choicesOf(list)})${END}`, flags);

/** What verbs and pronouns of one's own open; where the verb alone tells who speaks, its forms. "I" stays a capital. */
export const FIRST_PERSON = new RegExp(
	`${EDGE}(?:I|I['’](?:ve|m|d)|${choicesOf(`my|My|ich|Ich|mein\\p{L}{0,2}|Mein\\p{L}{0,2}|je|Je|[jJ]['’]\\p{L}+|mon|ma|mes|Mon|Ma|Mes|ik|Ik|mijn|Mijn`)}|${choicesOf(
		`trabajo|trabajé|trabajaba|he (?:trabajado|sido|dirigido|estado)|fui|soy|era|dirijo|dirigí|llevo|mi|mis|empecé|estuve|ocupo|ocupé
		lavoro|ho lavorato|lavoravo|sono|ero|sono stat[oa]|dirigo|coordino|gestisco|il mio|la mia|ricopro
		trabalho|trabalhei|trabalhava|sou|fui|era|dirijo|coordeno|chefio|meu|minha|estive|exerço|exerci
		pracuję|pracowałam|pracowałem|jestem|byłam|byłem|kieruję|kierowałam|kierowałem|moja|mój|zajmuję|prowadzę|prowadziłam|prowadziłem`,
	)})${END}`,
	"u",
);

/** FIRST_PERSON where the verb opens the sentence. */
export const FIRST_PERSON_OPENS = new RegExp(
	`^(?:${choicesOf(
		`trabajo|trabajé|trabajaba|fui|soy|era|dirijo|dirigí|llevo|empecé|estuve|ocupo|ocupé|lavoro|sono|ero|dirigo|coordino|gestisco|ricopro|ho lavorato
		trabalho|trabalhei|trabalhava|sou|coordeno|chefio|estive|exerço|exerci|pracuję|pracowałam|pracowałem|jestem|byłam|byłem|kieruję|kierowałam|kierowałem|prowadzę`,
	)})${END}`,
	"iu",
);

export const WORK =
	oneOf(`work|worked|working|led|lead|manage|managed|run|ran|employed|joined|was an?|was the|am an?|am the|have been|spent|serve|served|head|headed
	arbeite|arbeitete|gearbeitet|tätig|beschäftigt|leite|leitete|geleitet|war|bin|führe|führte|verantworte
	travaille|travaillé|travaillais|dirige|dirigé|occupe|occupé|été|étais|suis|exerce|exercé|encadre
	trabajo|trabajé|trabajaba|trabajado|dirijo|dirigí|dirigido|fui|sido|soy|era|ocupo|ocupé|llevo
	lavoro|lavorato|lavoravo|dirigo|diretto|sono|stata|stato|ero|coordino|gestisco|ricopro|ricoperto
	trabalho|trabalhei|trabalhava|sou|era|estive|coordeno|chefio|exerço|exerci
	werk|werkte|gewerkt|was|ben|leid|leidde|geef leiding
	pracuję|pracowałam|pracowałem|jestem|byłam|byłem|kieruję|kierowałam|kierowałem|prowadzę|prowadziłam|prowadziłem`);

/** "Since 2019 I have led the paper studio at …" names no title, and is work all the same. */
export const LED =
	oneOf(`led|lead|manage|managed|worked|work|working|run|ran|leite|leitete|geleitet|arbeite|arbeitete|gearbeitet|dirige|dirigé|travaille|travaillé
	dirijo|dirigí|dirigido|trabajo|trabajé|lavoro|lavorato|dirigo|coordino|trabalho|trabalhei|coordeno|werk|werkte|gewerkt|leid|pracuję|pracowałam|pracowałem|kieruję|kierowałam|kierowałem`);

/** What somebody learned is no work. */
export const STUDY = oneOf(`degree|thesis|study|studied|graduated|graduate from|trained as|trained first as|trained at|diploma|apprenticeship
	studiere|studierte|studiert|studium|ausbildung|umschulung|berufsausbildung|abschluss|meisterschule|promovierte|abitur
	étudie|étudié|étudiais|diplôme|diplômé|diplômée|licence|titulaire d['’]une?|j['’]ai obtenu|j['’]ai passé|ma formation
	estudio|estudié|estudiado|licenciatura|licencié|grado en|cursé|me formé|me gradué|obtuve|titulé|mis estudios
	laureata|laureato|laurea|diplomata|diplomato|studiato|conseguito|mi sono format[oa]
	estudei|licenciei-me|licenciei|formei-me|licenciatura|concluí|mestrado|tirei o curso|curso superior
	gestudeerd|studeerde|opleiding|afgestudeerd|diploma
	studiowałam|studiowałem|studiuję|ukończyłam|ukończyłem|skończyłam|skończyłem|studia`);

/** Behind these stands what somebody is or was. */
export const BEFORE_TITLE = new RegExp(
	`${EDGE}(?:${choicesOf(
		`as|was|am|i['’]m|became|been|als|war ich|bin ich|ich bin|ich war|comme|en tant que|suis|été|étais|como|fui|soy|sido|era|trabajé de|trabajo de|de puesto de
		come|in qualità di|sono stat[oa]|ero|sono|faccio|ruolo di|sou|na qualidade de|was ik|ben ik|ik ben|ik was|jako|byłam|byłem|jestem|na stanowisku`,
	)})\\s(?:(?:an?|the|als|eine?|un|une|uma?|een|de|el|la|o|il|l)\\s)?`,
	"giu",
);
/** In English a trade has its article before it; without one it was something else: "was born". */
export const NEEDS_ARTICLE = /^(?:was|am|i['’]m|became|been)\s$/iu;

/** Behind one of these a trade has ended. */
export const TITLE_ENDS = new RegExp(
	`[,;:()]|\\s(?:${choicesOf(
		`at|for|with|in|of the|on|from|since|between|who|where|and|until|till|by
		bei|beim|im|am|an|für|von|seit|wo|und|mit|zwischen
		chez|au|aux|à|en|dans|depuis|où|et|avec|pour|entre|auprès
		para|con|desde|hasta|donde|y|e
		presso|alla|al|allo|nel|nella|nell['’]\\p{L}+|per|dal|dalla|dove|da|ed|con
		no|na|nos|nas|em|pela|pelo|onde|com
		bij|aan|voor|sinds|waar|en|met|te|van
		w|we|u|dla|przy|od|gdzie|oraz|i|z|do`,
	)})${END}|[.!?]?$`,
	"iu",
);
/** "Head of sales and marketing": behind one of these a trade may name two things. */
export const OF = oneOf("of|für|de|di|do|da|del|dell|van|von|działu|einkauf");
export const AND = /^\s(?:and|und|et|y|e|i|oraz|ed)\s/iu;

/** What leads from what was done to whom it was done for. */
export const BEFORE_EMPLOYER =
	choicesOf(`at|for|with|by|in|bei|beim|am|im|in der|in einem|an der|an einer|für|chez|au|aux|à|auprès de|auprès du|dans|en|para|presso|alla|allo|all['’]|al|nel|nella|nell['’]|per
	na|no|nas|nos|em|pela|pelo|bij|voor|aan|w|we|u|dla|przy|na`);
/** Of these, such as lead to other things as well: to a town, to who did it. */
export const WEAK_LEAD = /^(?:by|in|w|we|u|for|with|para|per|für)\s/iu;
/** Besides those: what leads from what was learned to the school. */
export const BEFORE_SCHOOL = choicesOf(`from|von der|vom|an der|am|de l['’]|de la|de|dell['’]|della|dal|dall['’]|da|van de|van het|op|aan de`);
/** What opens another job of the same sentence. */
export const EARLIER = oneOf(
	"before|previously|earlier|prior|davor|zuvor|vorher|avant|auparavant|antes|anteriormente|prima|in precedenza|precedentemente|daarvoor|eerder|wcześniej|przedtem",
);

/** Behind an employer: where it is. */
export const BEFORE_PLACE = choicesOf("in|à|en|au|a|ad|em|te|w|we|near");

/** "…, where I run a kitchen of eight": what was done there, in words that stand by themselves. German and Dutch put the verb last. */
export const WHERE = oneOf("where|donde|où|dove|onde|gdzie");

/** Somebody speaks languages. */
export const SPEAKS = oneOf("speak|spreche|parle|hablo|parlo|falo|spreek|mówię|znam język|domino el|domino la|je maîtrise le|je maîtrise l");
/** Somebody has or holds something. */
export const HOLDS =
	oneOf(`hold|have|have got|possess|habe|besitze|verfüge über|ai|possède|détiens|suis titulaire d[eu]s?|dispose d[eu]|tengo|poseo|dispongo de|dispongo del|cuento con
	ho|possiedo|sono in possesso d[ei]l?l?a?|tenho|possuo|sou titular d[aeo]|heb|bezit|beschik over|mam|posiadam`);
/** Beginnings of what somebody is allowed or certified to do. */
export const PERMIT = new RegExp(
	`${EDGE}(?<!-)(?:[\\p{L}-]*(?:licen[cs]e|permit|certificat|certified|ticket|führerschein|fahrerlaubnis|schein${END}|ausweis|approbation|patent|zertifikat|permis${END}|caces|habilitation|carn[eé]t?${END}|permiso|licencia|patente|patentino|abilitazione|attestato|carta de condução|cédula|habilitação|certificado|rijbewijs|certificaat|vca${END}|prawo jazdy|uprawnieni|certyfikat))`,
	"iu",
);
/** Somebody works with tools. */
export const USES =
	oneOf(`use|am proficient (?:in|with)|am skilled in|am familiar with|know|work (?:daily |mostly )?with|beherrsche|nutze|kenne|arbeite (?:sicher |täglich )?mit|bin sicher (?:in|mit)
	maîtrise|utilise|connais|travaille avec|manejo|domino|utilizo|uso|conozco|trabajo con|sé usar
	conosco|padroneggio|utilizzo|lavoro con|trabalho com|conheço|beheers|gebruik|ken|werk (?:dagelijks |veel )?met|obsługuję|znam|używam|pracuję w programach|pracuję z`);
/** Somebody looks for something. */
export const WISHES =
	oneOf(`looking for|seeking|would like|would now like|i want|i hope|i wish|suche|möchte|wünsche|cherche|recherche|souhaite|busco|deseo|quiero|quisiera|me gustaría
	cerco|desidero|vorrei|procuro|gostaria|pretendo|zoek|wil graag|zou graag|szukam|poszukuję|chciał[ab]ym`);

/** A course that somebody took. */
export const COURSE = oneOf("courses?|training course|kurs|lehrgang|weiterbildung|seminar|formation|stage|curso|corso|cursus|szkolenie|kurs");

/** Small words of no meaning of their own, with the verbs and pronouns of a life's tale, lower case. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
	`daily today every day täglich alltag quotidien diario día quotidianamente dagelijks codziennie ist est es è é jest we he she they our wir er sie unser unsere nous notre nosotros nuestro noi nós wij ons
	allí ahí alli là lì lá daar tam damals außerdem
	i a an the at in on of for with as and or to from since between until till by before after that this there then also currently today now where who which my me have has had been was am is be are
	ich der die das den dem des ein eine einen einem einer bei beim im am an auf für mit und oder zu zum zur von vom seit bis als zwischen davor zuvor vorher danach dann heute derzeit aktuell auch habe hatte war bin dort wo meine mein meinen sowie
	je j un une le la les l de du des d à au aux en dans chez pour avec et ou comme depuis jusqu jusqu'en entre avant puis ensuite actuellement ai été suis étais qu que tant y
	yo el la los las un una unos unas de del al a en para por con y e o como desde hasta entre antes después luego actualmente hoy he sido me mi mis
	il lo gli i un uno una di del della dello dell degli delle da dal dalla dall a al alla allo all nel nella nell in per con e ed o come fino tra fra prima poi dopo attualmente ho ha sono stato stata mi
	o os as um uma de do da dos das no na nos nas em ao à para por pela pelo com e ou como desde até entre antes depois atualmente me eu
	de het een bij in op van voor met en of als sinds tot tussen daarvoor daarna nu momenteel ik heb had ben aan mijn te
	w we z ze na do od u o i oraz dla jako przy po przed potem obecnie teraz się jestem latach roku mam
	presso chez bij auprès lo la le poste posto puesto cargo ruolo rolle funktion position role functie stanowisku
	years year months month jahr jahre jahren monat année années ans mois año años mes anni anno mese ano anos mês jaar maand rok lata lat`
		.split(/\s+/u)
		.filter(Boolean),
);
