import type { QuestionGroup } from "@/lib/tools/documents/interviews/schemas";
import { letterLanguageOf } from "@/lib/tools/documents/letters/words/languages";
import { UNREAD, type UnreadPart } from "@/lib/tools/job-search/given-posting/unread";

/** What is printed around the questions of a preparation, in one language. */
export interface HeadingWords {
	readonly language: string;
	readonly title: string;
	readonly count: (questions: number) => string;
	readonly groups: Readonly<Record<QuestionGroup, string>>;
	readonly toAsk: string;
	readonly gaps: string;
	readonly unasked: string;
	readonly howMade: string;
	readonly byRules: string;
	/** What may be missing of the posting. */
	readonly unread: Readonly<Record<UnreadPart, string>>;
	readonly nobodyKnows: string;
	/** Between a label and what it labels. */
	readonly colon: string;
	readonly why: string;
	readonly missing: string;
	readonly answer: string;
	readonly situation: string;
	readonly task: string;
	readonly action: string;
	readonly result: string;
	readonly page: string;
	readonly onPage: (page: number) => string;
	readonly years: (years: string) => string;
	readonly quoted: (text: string) => string;
}

const en: HeadingWords = {
	language: "en",
	title: "Interview preparation",
	count: (questions) => `${questions} ${questions === 1 ? "question" : "questions"}`,
	groups: {
		posting: "What the posting asks for",
		tasks: "What is to be done",
		resume: "What stands out in your resume",
		usual: "Asked almost everywhere",
	},
	toAsk: "Questions to ask them",
	gaps: "Asked for, and not in your resume",
	unasked: "In the posting too, without a question of its own here",
	howMade: "How this was made",
	byRules: "Everything was put together by rules from your resume and the posting, without a language model. What is quoted stands there word for word.",
	unread: { ...UNREAD },
	nobodyKnows: "Which questions come, nobody knows. These are the ones that the posting, your resume and habit make likely.",
	colon: ": ",
	why: "Why it is likely",
	missing: "Missing",
	answer: "How to answer",
	situation: "Situation",
	task: "Task",
	action: "Action",
	result: "Result",
	page: "Page",
	onPage: (page) => `page ${page}`,
	years: (years) => `${years} years of work, from the dates of your positions`,
	quoted: (text) => `“${text}”`,
};

const de: HeadingWords = {
	language: "de",
	title: "Vorbereitung auf das Gespräch",
	count: (questions) => `${questions} ${questions === 1 ? "Frage" : "Fragen"}`,
	groups: {
		posting: "Was die Anzeige verlangt",
		tasks: "Was zu tun ist",
		resume: "Was an Ihrem Lebenslauf auffällt",
		usual: "Fast überall gefragt",
	},
	toAsk: "Fragen, die Sie stellen können",
	gaps: "Verlangt und nicht in Ihrem Lebenslauf",
	unasked: "Ebenfalls in der Anzeige, hier ohne eigene Frage",
	howMade: "Wie das entstanden ist",
	byRules: "Alles wurde nach Regeln aus Ihrem Lebenslauf und der Anzeige zusammengestellt, ohne Sprachmodell. Was zitiert ist, steht dort Wort für Wort.",
	unread: {
		title: "Welche Stelle es ist, war nicht sicher zu lesen.",
		company: "Der Name des Unternehmens war nicht sicher zu lesen.",
		contactPerson: "Die Anzeige nennt niemanden, an den man schreiben kann, oder niemanden, der sicher zu erkennen war.",
		demands: "In der Anzeige steht nichts, was sich als Anforderung lesen lässt.",
		end: "Die Anzeige ist sehr lang; nur ihr Anfang wurde gelesen.",
	},
	nobodyKnows: "Welche Fragen kommen, weiß niemand. Diese machen die Anzeige, Ihr Lebenslauf und die Gewohnheit wahrscheinlich.",
	colon: ": ",
	why: "Warum sie wahrscheinlich ist",
	missing: "Es fehlt",
	answer: "So antworten Sie",
	situation: "Situation",
	task: "Aufgabe",
	action: "Handlung",
	result: "Ergebnis",
	page: "Seite",
	onPage: (page) => `Seite ${page}`,
	years: (years) => `${years} Jahre Arbeit, nach den Daten Ihrer Stellen`,
	quoted: (text) => `„${text}“`,
};

const fr: HeadingWords = {
	language: "fr",
	title: "Préparation de l’entretien",
	count: (questions) => `${questions} ${questions === 1 ? "question" : "questions"}`,
	groups: {
		posting: "Ce que l’annonce demande",
		tasks: "Ce qu’il y a à faire",
		resume: "Ce qui frappe dans votre CV",
		usual: "Demandé presque partout",
	},
	toAsk: "Questions à leur poser",
	gaps: "Demandé, et absent de votre CV",
	unasked: "Aussi dans l’annonce, sans question à part ici",
	howMade: "Comment ceci a été fait",
	byRules: "Tout a été composé par des règles à partir de votre CV et de l’annonce, sans modèle de langue. Ce qui est cité s’y trouve mot pour mot.",
	unread: {
		title: "L’intitulé du poste n’a pas pu être lu avec certitude.",
		company: "Le nom de l’entreprise n’a pas pu être lu avec certitude.",
		contactPerson: "L’annonce ne nomme personne à qui écrire, ou personne qu’on ait pu reconnaître avec certitude.",
		demands: "Rien dans l’annonce ne se lit comme une exigence.",
		end: "L’annonce est très longue ; seul son début a été lu.",
	},
	nobodyKnows: "Personne ne sait quelles questions viendront. Celles-ci sont rendues probables par l’annonce, votre CV et l’usage.",
	colon: " : ",
	why: "Pourquoi elle est probable",
	missing: "Il manque",
	answer: "Comment répondre",
	situation: "Situation",
	task: "Tâche",
	action: "Action",
	result: "Résultat",
	page: "Page",
	onPage: (page) => `page ${page}`,
	years: (years) => `${years} ans de travail, d’après les dates de vos postes`,
	quoted: (text) => `« ${text} »`,
};

const es: HeadingWords = {
	language: "es",
	title: "Preparación de la entrevista",
	count: (questions) => `${questions} ${questions === 1 ? "pregunta" : "preguntas"}`,
	groups: {
		posting: "Lo que pide la oferta",
		tasks: "Lo que hay que hacer",
		resume: "Lo que destaca en su currículum",
		usual: "Se pregunta casi siempre",
	},
	toAsk: "Preguntas que puede hacer usted",
	gaps: "Se pide y no está en su currículum",
	unasked: "También en la oferta, sin pregunta propia aquí",
	howMade: "Cómo se ha hecho",
	byRules: "Todo se ha compuesto con reglas a partir de su currículum y de la oferta, sin modelo de lenguaje. Lo citado está allí palabra por palabra.",
	unread: {
		title: "No se ha podido leer con certeza de qué puesto se trata.",
		company: "No se ha podido leer con certeza el nombre de la empresa.",
		contactPerson: "La oferta no nombra a nadie a quien escribir, o a nadie que se haya podido reconocer con certeza.",
		demands: "En la oferta no hay nada que se lea como un requisito.",
		end: "La oferta es muy larga; solo se ha leído el principio.",
	},
	nobodyKnows: "Nadie sabe qué preguntas vendrán. Estas las hacen probables la oferta, su currículum y la costumbre.",
	colon: ": ",
	why: "Por qué es probable",
	missing: "Falta",
	answer: "Cómo responder",
	situation: "Situación",
	task: "Tarea",
	action: "Acción",
	result: "Resultado",
	page: "Página",
	onPage: (page) => `página ${page}`,
	years: (years) => `${years} años de trabajo, según las fechas de sus puestos`,
	quoted: (text) => `«${text}»`,
};

const it: HeadingWords = {
	language: "it",
	title: "Preparazione al colloquio",
	count: (questions) => `${questions} ${questions === 1 ? "domanda" : "domande"}`,
	groups: {
		posting: "Che cosa chiede l’annuncio",
		tasks: "Che cosa c’è da fare",
		resume: "Che cosa colpisce nel suo curriculum",
		usual: "Chieste quasi ovunque",
	},
	toAsk: "Domande da fare a loro",
	gaps: "Richiesto, e assente dal suo curriculum",
	unasked: "Anche nell’annuncio, senza una domanda propria qui",
	howMade: "Come è stato fatto",
	byRules: "Tutto è stato composto con regole dal suo curriculum e dall’annuncio, senza modello linguistico. Ciò che è citato vi si trova parola per parola.",
	unread: {
		title: "Non è stato possibile leggere con certezza di quale posizione si tratta.",
		company: "Non è stato possibile leggere con certezza il nome dell’azienda.",
		contactPerson: "L’annuncio non nomina nessuno a cui scrivere, o nessuno che si potesse riconoscere con certezza.",
		demands: "Nell’annuncio non c’è nulla che si legga come un requisito.",
		end: "L’annuncio è molto lungo; ne è stato letto solo l’inizio.",
	},
	nobodyKnows: "Nessuno sa quali domande verranno. Queste le rendono probabili l’annuncio, il suo curriculum e l’abitudine.",
	colon: ": ",
	why: "Perché è probabile",
	missing: "Manca",
	answer: "Come rispondere",
	situation: "Situazione",
	task: "Compito",
	action: "Azione",
	result: "Risultato",
	page: "Pagina",
	onPage: (page) => `pagina ${page}`,
	years: (years) => `${years} anni di lavoro, dalle date dei suoi impieghi`,
	quoted: (text) => `«${text}»`,
};

const nl: HeadingWords = {
	language: "nl",
	title: "Voorbereiding op het gesprek",
	count: (questions) => `${questions} ${questions === 1 ? "vraag" : "vragen"}`,
	groups: {
		posting: "Wat de vacature vraagt",
		tasks: "Wat er te doen is",
		resume: "Wat opvalt in uw cv",
		usual: "Bijna overal gevraagd",
	},
	toAsk: "Vragen die u kunt stellen",
	gaps: "Gevraagd, en niet in uw cv",
	unasked: "Ook in de vacature, hier zonder eigen vraag",
	howMade: "Hoe dit is gemaakt",
	byRules: "Alles is met regels samengesteld uit uw cv en de vacature, zonder taalmodel. Wat geciteerd is, staat daar woord voor woord.",
	unread: {
		title: "Om welke functie het gaat, was niet met zekerheid te lezen.",
		company: "De naam van het bedrijf was niet met zekerheid te lezen.",
		contactPerson: "De vacature noemt niemand om aan te schrijven, of niemand die met zekerheid te herkennen was.",
		demands: "In de vacature staat niets dat als een eis te lezen is.",
		end: "De vacature is erg lang; alleen het begin is gelezen.",
	},
	nobodyKnows: "Welke vragen komen, weet niemand. Deze maken de vacature, uw cv en de gewoonte waarschijnlijk.",
	colon: ": ",
	why: "Waarom deze waarschijnlijk is",
	missing: "Het ontbreekt",
	answer: "Zo antwoordt u",
	situation: "Situatie",
	task: "Taak",
	action: "Handeling",
	result: "Resultaat",
	page: "Pagina",
	onPage: (page) => `pagina ${page}`,
	years: (years) => `${years} jaar werk, volgens de data van uw functies`,
	quoted: (text) => `“${text}”`,
};

const pt: HeadingWords = {
	language: "pt",
	title: "Preparação para a entrevista",
	count: (questions) => `${questions} ${questions === 1 ? "pergunta" : "perguntas"}`,
	groups: {
		posting: "O que o anúncio pede",
		tasks: "O que há para fazer",
		resume: "O que se destaca no seu currículo",
		usual: "Perguntado em quase todo lado",
	},
	toAsk: "Perguntas que pode fazer",
	gaps: "Pedido, e ausente do seu currículo",
	unasked: "Também no anúncio, sem pergunta própria aqui",
	howMade: "Como isto foi feito",
	byRules: "Tudo foi composto por regras a partir do seu currículo e do anúncio, sem modelo de linguagem. O que é citado está lá palavra por palavra.",
	unread: {
		title: "Não foi possível ler com certeza de que cargo se trata.",
		company: "Não foi possível ler com certeza o nome da empresa.",
		contactPerson: "O anúncio não nomeia ninguém a quem escrever, ou ninguém que se pudesse reconhecer com certeza.",
		demands: "Nada no anúncio se lê como um requisito.",
		end: "O anúncio é muito longo; só foi lido o início.",
	},
	nobodyKnows: "Ninguém sabe que perguntas virão. Estas são as que o anúncio, o seu currículo e o costume tornam prováveis.",
	colon: ": ",
	why: "Porque é provável",
	missing: "Falta",
	answer: "Como responder",
	situation: "Situação",
	task: "Tarefa",
	action: "Ação",
	result: "Resultado",
	page: "Página",
	onPage: (page) => `página ${page}`,
	years: (years) => `${years} anos de trabalho, pelas datas dos seus cargos`,
	quoted: (text) => `“${text}”`,
};

const WORDS = { de, en, es, fr, it, nl, pt } as const;

/** What is printed around the questions, in the language of a posting; English where it is in a language that is not known. */
export function headingWords(postingLanguage: string): HeadingWords {
	return WORDS[letterLanguageOf(postingLanguage) ?? "en"];
}
