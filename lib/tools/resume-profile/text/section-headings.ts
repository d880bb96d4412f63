import { foldText } from "./clean-text";

export const SECTION_KINDS = [
	"summary",
	"experience",
	"education",
	"skills",
	"languages",
	"certifications",
	"projects",
	"publications",
	"awards",
	"volunteering",
	"interests",
	"references",
	"contact",
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** Headings as people write them in English, German, French, Spanish, Portuguese, Italian, Dutch, Vietnamese and Japanese. */
const HEADINGS: Readonly<Record<SectionKind, string>> = {
	summary: `summary|professional summary|executive summary|career summary|profile|professional profile|personal profile|about|about me|objective|career objective|personal statement|overview
		|profil|kurzprofil|über mich|zusammenfassung|persönliches profil|berufsprofil|profil professionnel|à propos|à propos de moi|résumé|objectif|objectif professionnel|présentation
		|perfil|perfil profesional|resumen|resumen profesional|sobre mí|acerca de mí|objetivo|objetivo profesional|resumo|resumo profissional|perfil profissional|sobre mim|sobre
		|profilo|profilo professionale|sommario|chi sono|presentazione|profiel|persoonlijk profiel|over mij|samenvatting|mục tiêu|mục tiêu nghề nghiệp|giới thiệu|giới thiệu bản thân|tóm tắt
		|概要|職務要約|プロフィール|自己紹介|自己pr|要約`,
	experience: `experience|work experience|professional experience|employment|employment history|work history|career history|career|relevant experience|professional background|positions held|experience and employment
		|berufserfahrung|beruflicher werdegang|praktische erfahrung|berufspraxis|berufliche erfahrung|werdegang|arbeitserfahrung|beruflicher hintergrund|berufliche stationen
		|expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|emplois|experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|historial laboral
		|experiência|experiência profissional|experiências profissionais|histórico profissional|esperienza|esperienze|esperienza professionale|esperienze professionali|esperienza lavorativa|esperienze lavorative
		|werkervaring|ervaring|professionele ervaring|loopbaan|kinh nghiệm|kinh nghiệm làm việc|quá trình làm việc|quá trình công tác|職歴|職務経歴|業務経験|経歴|職務経歴書|勤務経験`,
	education: `education|education and training|academic background|academic history|qualifications|academic qualifications|studies|degrees
		|ausbildung|bildung|studium|bildungsweg|akademische ausbildung|schulbildung|ausbildung und studium|formation|formations|études|éducation|diplômes|formation académique|cursus
		|educación|formación|formación académica|estudios|educação|formação|formação acadêmica|formação académica|escolaridade|istruzione|formazione|istruzione e formazione|studi|titoli di studio
		|opleiding|opleidingen|onderwijs|studie|học vấn|trình độ học vấn|quá trình học tập|đào tạo|学歴|教育|教育歴|最終学歴`,
	skills: `skills|technical skills|core skills|key skills|top skills|professional skills|hard skills|soft skills|skills and tools|skills and technologies|core competencies|competencies|areas of expertise|expertise|technologies|tech stack|tools|tools and technologies|technical expertise|technical proficiencies|strengths
		|kenntnisse|fähigkeiten|kompetenzen|it-kenntnisse|edv-kenntnisse|technische kenntnisse|fachkenntnisse|fachliche kompetenzen|besondere kenntnisse|kenntnisse und fähigkeiten|technologien
		|compétences|compétences techniques|compétences clés|savoir-faire|outils|compétences informatiques|informatique|habilidades|aptitudes|competencias|conocimientos|conocimientos técnicos|habilidades técnicas|competencias técnicas|tecnologías
		|competências|competências técnicas|conhecimentos|habilidades e competências|tecnologias|competenze|competenze tecniche|competenze informatiche|capacità|abilità|conoscenze|tecnologie
		|vaardigheden|competenties|technische vaardigheden|kennis|kennis en vaardigheden|kỹ năng|kỹ năng chuyên môn|kĩ năng|kỹ năng kỹ thuật|スキル|技術|技術スキル|保有スキル|専門スキル|テクニカルスキル|活かせる経験・知識・技術`,
	languages: `languages|language skills|spoken languages|sprachen|sprachkenntnisse|langues|langues étrangères|compétences linguistiques|idiomas|línguas|lenguas|lingue|lingue straniere|competenze linguistiche|conoscenze linguistiche|talen|talenkennis|ngoại ngữ|ngôn ngữ|語学|語学力|言語|語学スキル`,
	certifications: `certifications|certificates|certification|licenses|licenses and certifications|licences|professional certifications|certifications and licenses|courses and certifications|accreditations
		|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildungen|zertifikate und weiterbildungen|certificats|certifications et formations|habilitations|certificaciones|certificados|licencias y certificaciones|cursos y certificaciones
		|certificações|cursos|cursos e certificações|certificazioni|certificati|corsi e certificazioni|certificaten|certificeringen|cursussen|chứng chỉ|bằng cấp và chứng chỉ|資格|免許・資格|資格・免許|保有資格`,
	projects: `projects|personal projects|selected projects|key projects|side projects|open source|projekte|ausgewählte projekte|projets|projets personnels|proyectos|projetos|progetti|projecten|dự án|dự án cá nhân|プロジェクト|個人開発|主なプロジェクト`,
	publications: `publications|papers|talks|publications and talks|publikationen|veröffentlichungen|vorträge|publicaciones|publicações|pubblicazioni|publicaties|công bố|論文|著書|発表`,
	awards: `awards|honors|honours|honors and awards|honors-awards|achievements|awards and honors|auszeichnungen|preise|erfolge|prix|distinctions|récompenses|premios|reconocimientos|logros|prêmios|premi|riconoscimenti|prijzen|giải thưởng|thành tích|受賞|受賞歴|表彰`,
	volunteering: `volunteering|volunteer experience|volunteer work|community involvement|ehrenamt|ehrenamtliches engagement|engagement|bénévolat|voluntariado|volontariato|vrijwilligerswerk|hoạt động|hoạt động tình nguyện|ボランティア`,
	interests: `interests|hobbies|hobbies and interests|interests and hobbies|activities|interessen|hobbys|hobbies und interessen|loisirs|centres d'intérêt|centres d’intérêt|intereses|aficiones|interesses|interessi|hobby's|sở thích|趣味|趣味・特技`,
	references: `references|referees|referenzen|références|referencias|referências|referenze|referenties|người tham chiếu|推薦者|照会先`,
	contact: `contact|contact details|contact information|contact me|personal details|personal information|personal data|details|kontakt|kontaktdaten|persönliche daten|angaben zur person|persönliche angaben|coordonnées|informations personnelles|état civil
		|contacto|datos personales|información personal|contato|dados pessoais|contatti|contatto|dati personali|informazioni personali|contactgegevens|persoonlijke gegevens|personalia|liên hệ|thông tin cá nhân|thông tin liên hệ|連絡先|個人情報|基本情報`,
};

const KIND_BY_HEADING: ReadonlyMap<string, SectionKind> = new Map(
	SECTION_KINDS.flatMap((kind) => HEADINGS[kind].split("|").map((heading): [string, SectionKind] => [foldHeading(heading), kind])),
);

const CONJUNCTION = /\s(?:and|und|et|y|e|en|và)\s|\s?[/,・]\s?/;

function foldHeading(text: string): string {
	return foldText(text.replace(/&/g, " and ").replace(/[’`]/g, "'")).replace(/\s+/g, " ");
}

/**
 * The section that a heading opens, or null when it is no known heading. Understands "SKILLS:", "2. Education", letter-spaced "S K I L L S"
 * and joined headings ("Skills & Languages" counts as the first of the two).
 */
export function sectionKindOf(text: string): SectionKind | null {
	if (text.length > 60) return null;
	const plain = /^(?:\S\s){3,}\S$/.test(text.trim()) ? text.replace(/\s/g, "") : text;
	const folded = foldHeading(plain.replace(/^\s*\d{1,2}[.)]\s*/, "").replace(/[[\]【】《》〈〉■●◆]/g, ""));
	const known = KIND_BY_HEADING.get(folded);
	if (known) return known;
	const parts = folded.split(CONJUNCTION);
	if (parts.length < 2 || parts.length > 3) return null;
	const kinds = parts.map((part) => KIND_BY_HEADING.get(part.trim()));
	return kinds.every((kind) => kind !== undefined) ? (kinds[0] ?? null) : null;
}
