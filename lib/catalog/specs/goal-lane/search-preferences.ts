import type { z } from "zod";
import { COUNTRY_NAMES } from "@/lib/platform/language/countries";
import type { Question } from "@/lib/questions/schemas";

/** What people say for it, in the languages that goals are read in. */
const WORK_MODES = {
	Remote: [
		...["remotely", "work from home", "working from home", "from home", "wfh", "home office", "homeoffice", "home-office", "von zu hause", "von daheim"],
		...["remoto", "en remoto", "teletrabajo", "desde casa", "a distancia", "リモート", "在宅", "テレワーク", "フルリモート"],
		...["entirely from home", "daheim aus", "100% remoto", "home-office", "家で働", "家でできる", "自宅で働"],
	],
	Hybrid: [
		...["hybrid", "hybride", "híbrido", "hibrido", "híbrida", "semipresencial", "teils im büro", "ハイブリッド", "出社とリモート", "週の半分"],
		...["days in office", "days in the office", "days at home", "days from home", "tage im büro", "tage homeoffice", "tage im homeoffice"],
		...["días en casa", "días en la oficina", "días desde casa", "出社くらい", "日出社"],
	],
	"On-site": [
		"on site",
		"onsite",
		"in the office",
		"in office",
		"vor ort",
		"im büro",
		"in präsenz",
		"presencial",
		"en la oficina",
		"出社",
		"オフィス勤務",
		"常駐",
	],
};
const LEVELS = {
	Intern: ["internship", "praktikum", "praktikant", "praktikantin", "prácticas", "becario", "becaria", "pasantía", "インターン", "インターンシップ"],
	Junior: [
		"entry level",
		"entry-level",
		"graduate",
		"berufseinsteiger",
		"berufseinsteigerin",
		"berufseinstieg",
		"graduate scheme",
		"recién graduada",
		"recién egresado",
		"recién egresada",
		"recién graduado",
		"ジュニア",
		"未経験",
		"新卒",
		"若手",
	],
	Mid: ["semi senior", "semisenior", "semi-senior", "mid level", "mid-level", "intermediate", "nivel medio", "ミドル", "中堅"],
	Senior: ["sénior", "erfahren", "シニア", "ベテラン"],
	Lead: ["team lead", "tech lead", "teamleiter", "teamleiterin", "teamleitung", "leitend", "jefe de equipo", "jefa de equipo", "líder", "リード", "リーダー"],
	Executive: [
		"director",
		"head of",
		"c-level",
		"geschäftsführer",
		"geschäftsführerin",
		"geschäftsführung",
		"directivo",
		"directiva",
		"役員",
		"経営層",
		"管理職",
	],
};

/** The four optional questions of every resume workflow, with the defaults that skipping them applies. */
export const SEARCH_PREFERENCES: z.input<typeof Question>[] = [
	{
		slotId: "country",
		slotType: "select",
		question: "In which country do you want to work?",
		help: "All is any country; another choice is that country alone.",
		options: ["All", ...COUNTRY_NAMES],
		default: "All",
		config: {
			optionsAre: "countries",
			choicesFrom: "homeCountries",
			proposedFrom: "Your resume says:",
			proposedHelp: "Any country; those in {proposed} first.",
			goalPay: "Pay narrows nothing before the search: the choice of postings begins with it as the least, and you can change or lift it there.",
			goalWishes: "No question asks for it: go by it yourself when you choose the postings.",
		},
	},
	{
		slotId: "location",
		slotType: "text",
		question: "Which city or region do you prefer?",
		help: "Nearby postings score higher; of several with “or” between them, the nearest counts. Leave it empty for anywhere.",
		config: { maxLength: 120, goalReads: "town" },
	},
	{
		slotId: "remote",
		slotType: "select",
		question: "Where do you want to do the work?",
		options: ["Any", "Remote", "Hybrid", "On-site"],
		default: "Any",
		config: { goalWords: WORK_MODES, goalBesideTown: true },
	},
	{
		slotId: "seniority",
		slotType: "select",
		question: "Which level are you looking for?",
		help: "With Any, what your resume shows decides which postings fit best.",
		options: ["Any", "Intern", "Junior", "Mid", "Senior", "Lead", "Executive"],
		default: "Any",
		config: { goalWords: LEVELS },
	},
];
