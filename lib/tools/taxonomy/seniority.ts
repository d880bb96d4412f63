/** Career levels from first to last; the index is the distance between them. */
export const SENIORITY_LEVELS = ["Intern", "Junior", "Mid", "Senior", "Lead", "Executive"] as const;
export type SeniorityLevel = (typeof SENIORITY_LEVELS)[number];

interface LevelPattern {
	readonly level: SeniorityLevel;
	readonly pattern: RegExp;
}

/** Titles that contain a level word but say nothing about a level. */
const NOT_A_LEVEL =
	/\b(?:account|sales|marketing|business development|customer service|seo) executives?\b|\bexecutive (?:assistant|search|recruiter|support)\b|\b(?:lead|leads) (?:generation|gen|management|qualification)\b|\b(?:staff|senior living) (?:accountant|nurse|nursing|attorney)\b|\bsenior (?:care|living)\b|\bsales associate\b|\bretail associate\b|\bhead chef de partie\b|\bstage (?:manager|technician)\b|\binterne?s? (?:audit|kommunikation|control)|\bassistant (?:professor|director)\b|\bschool principal\b/g;

/** Figures that grade something else: `Sekundarstufe I`, `Phase II`. */
const NOT_A_GRADE = /\b(?:sekundarstufe|stufe|phil|niveau|zyklus|phase|domein|livello|categoria|cat) i{1,3}\b|\bintern begeleider\b/g;

const LEVEL_PATTERNS: readonly LevelPattern[] = [
	{
		level: "Intern",
		pattern:
			/\b(?:intern|interns|internship|trainee|apprentice|apprenticeship|working student|student job|werkstudent(?:in)?|praktik(?:um|ant|antin|anten)|pflichtpraktikum|azubi|auszubildende[rn]?|ausbildung|volont(?:ariat|är|ärin)|stagiaire|stage|alternant[e]?|alternance|apprenti[e]?|becari[oa]|prácticas|practicante|tirocinio|thực tập(?: sinh)?|placement student|industrial placement|placement year|undergraduate|co-op)\b|インターン/u,
	},
	{
		level: "Executive",
		pattern:
			/\b(?:c[etfopm]o|cio|ciso|chro|vp|svp|evp|vice president|president|managing director|executive director|directeur général|directrice générale|director general|geschäftsführer(?:in)?|vorstand|general manager|country manager|founder|co-founder|partner and)\b|\b(?:head of|director|directeur|directrice|bereichsleiter(?:in)?|leiter(?:in)?|giám đốc)\b/u,
	},
	{ level: "Executive", pattern: /\bchief (?:\w{1,20} ){1,2}officer\b/ },
	{ level: "Executive", pattern: /\bexecutive (?:director|officer|vice|president|partner|board|level|committee)\b|^executive$/u },
	{
		level: "Lead",
		pattern:
			/\b(?:lead|tech lead|team lead|team ?leader|teamleit(?:er|erin|ung)|principal|staff|chef d'équipe|jefe de equipo|líder|responsable d'équipe|supervisor|superintendent|foreman|head|oberarzt|charge nurse|(?:station|filial|abteilung|gruppen|schicht|wohnbereich|fachbereich|pflegedienst|einrichtung|heim|haus|markt|laden|küchen|restaurant|hotel|niederlassung|standort|werk|produktion|fertigung|lager|betrieb|kita|schul|praxis|objekt|sachgebiet|referat|amt|werkstatt|labor|büro)s?-?leit(?:er|erin|ung)|chefarzt|chefärztin|oberärztin|distinguished|trưởng nhóm)\b/u,
	},
	{
		level: "Senior",
		pattern:
			/\b(?:senior|snr|sr|sen|expert(?:e|in)?|erfahrene[rn]?|expérimentée?|confirmée?|experimentad[oa]|experienced|iii|iv|level 3|l5|specialist ii|cao cấp|sénior)\b|シニア/u,
	},
	{
		level: "Junior",
		pattern:
			/\b(?:junior|jr|jun|jnr|entry[- ]level|graduate|grad|new grad|early career|berufseinsteiger(?:in)?|absolvent(?:in)?|quereinsteiger(?:in)?|débutante?|principiante|berufsanfänger(?:in)?|i|level 1|beginner|mới tốt nghiệp)\b|新卒/u,
	},
	{ level: "Mid", pattern: /\b(?:mid|middle|mid[- ]level|intermediate|ii|level 2|semi senior|professional)\b/u },
];

/** Level words of further languages, whole words in lower case; those of scripts without blanks stand anywhere. */
const LEVEL_WORDS: Readonly<Record<SeniorityLevel, string>> = {
	Intern:
		"stagiair stagista tirocinante apprendista estagiário estagiária estágio aprendiz stażysta stażystka staż praktykant praktykantka praktikanter lärling stážista stážistka stáž stajyer çırak magang стажёр стажер стажерка практикант практикантка متدرب متدربة מתמחה प्रशिक्षु इंटर्न 见习 見習い 实习 實習 研修生 인턴 견습 수습 ฝึกงาน",
	Executive:
		"direttore direttrice diretor diretora directora direktor direktorin direktør dyrektor dyrektorka ředitel ředitelka direktör direktörü direktur директор директорка гендиректор סמנכל סמנכ״ל מנכ״ל निदेशक 取締役 代表取締役 社長 执行长 執行長 总监 總監 总经理 總經理 副总裁 본부장 임원 ผู้อำนวยการ กรรมการผู้จัดการ",
	Lead: "kierownik kierowniczka brygadzista brygadzistka vedoucí mistr teamledare arbetsledare förman ploegleider teamleider voorman caposquadra caporeparto capoturno responsabile encarregado encarregada encargado encargada capataz jefe jefa líder lider contremaître responsable müdür müdürü şef şefi amir amiri kepala ketua penyelia начальник начальница руководитель бригадир керівник مشرف مشرفة مدير مديرة אחראי אחראית प्रमुख पर्यवेक्षक प्रबंधक 主任 係長 課長 部長 店長 班長 組長 リーダー 主管 组长 班长 팀장 반장 과장 부장 점장 หัวหน้า ผู้จัดการ",
	Senior: "starszy starsza старший старша старшая senior-level ervaren erfaren sênior kıdemli בכיר בכירה वरिष्ठ 高级 高級 资深 資深 시니어 선임 อาวุโส",
	Junior: "młodszy młodsza младший младшая молодший молодша júnior mladší nybörjare starter pemula מתחיל זוטר कनिष्ठ 初级 初級 助理 주니어 신입 ジュニア",
	Mid: "pleno samodzielny samodzielna 中级 中級",
};
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/;
const LEVEL_ORDER = ["Intern", "Executive", "Lead", "Senior", "Junior", "Mid"] as const;
const levelByWord = new Map(LEVEL_ORDER.flatMap((level) => LEVEL_WORDS[level].split(" ").map((word) => [word, level] as const)));
const unspacedWords = [...levelByWord].filter(([word]) => UNSPACED.test(word));

function levelOfWords(lower: string): SeniorityLevel | null {
	const levels = new Set((lower.match(/[\p{L}\p{M}״]+/gu) ?? []).flatMap((word) => levelByWord.get(word) ?? []));
	if (UNSPACED.test(lower)) for (const [word, level] of unspacedWords) if (lower.includes(word)) levels.add(level);
	return LEVEL_ORDER.find((level) => levels.has(level)) ?? null;
}

/** Whom somebody assists says nothing of the assistant. */
const ASSISTED = /\b(?:executive assistant (?:to|of)|assistant (?:to|of) the)\b/;

function withoutAssisted(lower: string): string {
	const at = lower.search(ASSISTED);
	return at < 0 ? lower : lower.slice(0, at);
}

/** The level that a title or a level field of a source states, or null where it states none. */
export function findSeniority(text: string): SeniorityLevel | null {
	const plain = text
		.toLowerCase()
		.replace(/[._]/g, " ")
		.replace(/\bmid[- ]senior\b/g, "mid");
	const lower = withoutAssisted(plain).replace(NOT_A_LEVEL, " ").replace(NOT_A_GRADE, " ");
	for (const { level, pattern } of LEVEL_PATTERNS) if (pattern.test(lower)) return level;
	return levelOfWords(lower);
}

/** The level that years of work suggest: under 2 junior, under 5 mid, under 10 senior, lead from there. */
export function seniorityOfYears(years: number): SeniorityLevel {
	if (years < 2) return "Junior";
	if (years < 5) return "Mid";
	return years < 10 ? "Senior" : "Lead";
}

/** How many levels lie between two (0 to 5). */
export function seniorityDistance(first: SeniorityLevel, second: SeniorityLevel): number {
	return Math.abs(SENIORITY_LEVELS.indexOf(first) - SENIORITY_LEVELS.indexOf(second));
}
