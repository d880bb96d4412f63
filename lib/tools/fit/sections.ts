/** How much a mention counts by where it stands. A skill counts by its best mention; what the employer does asks for nothing. */
export const SECTION_WEIGHTS = { required: 1, described: 0.6, preferred: 0.3, portrait: 0, offered: 0 } as const;
export type Section = keyof typeof SECTION_WEIGHTS;

/** A line of a posting in lower case, where it starts in the text, and the section it stands in. */
export interface TextLine {
	readonly text: string;
	readonly start: number;
	readonly section: Section;
	readonly isHeading: boolean;
}

const LONGEST_HEADING = 70;

/** Headings and phrases in lower case, by language: whole beginnings of words, since headings bend and join them. */
const PHRASES = {
	preferred: [
		"^suma:?$|nice to have|nice-to-have|bonus|preferred|desirable|is a plus|be a plus|are a plus|an advantage|be advantageous|ideally|good to have|big plus|strong plus|real plus|^plus(?:s?es)?:?$|^extras?:?$|extra credit|would help if|it helps if|would be great|would be good|even better if|^desired|optional",
		"wünschenswert|wünschen uns außerdem|schön wäre|pluspunkte|das ist ein plus|^außerdem hilfreich|von vorteil|idealerweise|ein plus|gern gesehen|wäre schön|un plus|sont un atout|est un atout|serait un atout|atouts|souhaité|apprécié|^(?:les )?plus ?:?$|serait bienvenu|bienvenus? ?:?$|deseable|valorable|se valora|se tendrá en cuenta|opcional|^plus:?$|valoramos|suma puntos|desejável|diferencial|valorizamos",
		"costituisce titolo|titolo preferenziale|gradit|preferibil|è un plus|pré is|een pré|mooi meegenomen|bij voorkeur|mile widzian|dodatkowym atutem|meriterande|är ett plus|výhodou|vítána|vítaný|tercih|avantaj sağl|artı olacak",
		"lợi thế|ưu tiên|diutamakan|nilai tambah|lebih disukai|歓迎|尚可|優遇|우대|优先|優先|加分|будет плюсом|приветству|преимуществом|буде перевагою|буде плюсом|вітається|يفضل|ميزة إضافية|יתרון|वरीयता|प्राथमिकता|จะพิจารณาเป็นพิเศษ|ข้อได้เปรียบ",
	],
	offered: [
		"benefit|perks|company description|company overview|company profile|unternehmensbeschreibung|unternehmensprofil|descripción de la empresa|description de l'entreprise|présentation de l'entreprise|descrizione dell'azienda|bedrijfsprofiel|we offer|what you get|what you'll get|what you will get|why join|why work|about us|about the company|our company|who we are|equal opportunit|what's in it|the good stuff|^in return|^in exchange|on offer|^we (?:pay|give|provide)|you get|you'll love|rewards|package|compensation|how to apply|pay and|salary",
		"wir bieten|das bekommen|was dich erwartet|darauf freu|deine benefits|das erwartet dich|leistungen|das bieten wir|unser angebot|über uns|ihre vorteile|deine vorteile|was wir bieten|darauf kannst|bewerbung|nous offrons|nous (?:vous )?proposons|avantages|les plus du poste|rémunération|qui sommes|a propos|à propos|ce que nous|notre offre|te ofrecemos|ofrecemos|qué te damos|a cambio|beneficios|sobre nosotros|qué ofrec|quiénes somos|condiciones",
		"offriamo|cosa offr|benefit|chi siamo|trattamento|oferecemos|benefícios|sobre a empresa|sobre nós|o que oferec|wij bieden|wat bieden|wat we bieden|dit bieden|ons aanbod|over ons|wat krijg|oferujemy|co oferujemy|o nas|vi erbjuder|förmåner|om oss|nabízíme|co nabízíme|o společnosti|kdo jsme",
		"sunduklarımız|yan haklar|hakkımızda|sunuyoruz|phúc lợi|quyền lợi|chế độ|về chúng tôi|kami menawarkan|tunjangan|benefit|fasilitas|tentang kami|福利|待遇|会社概要|給与|복리후생|혜택|회사 소개|근무조건|我们提供|公司简介|薪资|薪酬",
		"условия|мы предлагаем|о компании|умови|ми пропонуємо|про компанію|المزايا|نقدم|من نحن|عن الشركة|תנאים|אנחנו מציעים|אודות|लाभ|हमारे बारे|สวัสดิการ|เกี่ยวกับเรา",
	],
	described: [
		"responsibilit|what you do|what you'll do|what you will do|your role|your tasks|your mission|your work|the role|duties|day to day|day-to-day|the job|aufgaben|ihre tätigkeit|missions|vos tâches|votre mission|vos missions|le poste|funciones|tareas|tu trabajo|qué harás|responsabilidades|misión",
		"mansion|attività|cosa farai|il ruolo|responsabilità|atividades|funções|o que você|atribuições|taken|wat ga je|jouw rol|werkzaamheden|de functie|wat je gaat|zakres obowiązków|obowiązki|twoje zadania|zadania|arbetsuppgifter|om rollen|dina uppgifter|náplň práce|pracovní náplň|co budete|co vás čeká|iş tanımı|görev",
		"mô tả|nhiệm vụ|tugas|tanggung jawab|deskripsi|仕事内容|業務内容|職務|담당업무|주요업무|업무|岗位职责|工作内容|职责|обязанности|чем предстоит|задачи|обов'язки|обов’язки|المهام|المسؤوليات|الوصف|תיאור|תחומי אחריות|तफ़सील|जिम्मेदार|जिम्मेदारियां|कार्य|หน้าที่|รายละเอียดงาน|ลักษณะงาน",
	],
	required: [
		"requirement|required|must-have|must have|qualification|what you bring|what you'll bring|what you need|what you'll need|what we need|what we're looking|what we are looking|what we look for|we look for|looking for:?$|^(?:you|we) need|need has|needs to have|you should have|you will have|you'll have|who has:?$|ideal candidate|person specification|^must:?$|^musts|^essential|we ask|we expect|^profile:?$|you bring|you'll need|your profile|about you|who you are|you have|your skills|skills and experience|skills & experience|key skills|skills|minimum|essential",
		"anforderung|^profil ?:?$|qualifikation|das solltest du|das sollten sie|was du brauchst|was wir erwarten|wir erwarten|wir suchen:?$|wir wünschen uns:?$|dein profil|ihr profil|das bringst|das bringen|was du mitbringst|sie bringen|voraussetzung|mitbringen|profil recherché|votre profil|vous avez ?:?$|pré-?requis|indispensable|^nous (?:re)?cherchons ?:?$|compétences|exigences|ce qu'il faut|requisitos|tu perfil|perfil|qué necesitas|qué pedimos|se requiere|necesitamos|imprescindible|qué buscamos|buscamos|pedimos|necesitas",
		"requisiti|cosa cerchiamo|il tuo profilo|chi cerchiamo|profilo|titoli|o que procuramos|procuramos|o que esperamos|exigimos|wij vragen|wat vragen|jij hebt|jouw profiel|functie-eisen|wat breng|wie zoeken|dit ben jij|wymagania|oczekujemy|czego oczekujemy|szukamy|vi söker|krav|kvalifikationer|din profil|du har|požadujeme|požadavky|očekáváme|co potřebujete|jsme rádi",
		"aranan nitelik|nitelikler|gereklilik|beklentiler|yêu cầu|kualifikasi|persyaratan|syarat|応募資格|必須|応募条件|求める|スキル|자격요건|지원자격|필수|任职要求|任职资格|岗位要求|要求|資格條件|条件|требования|ожидаем|ждем|вимоги|очікуємо|المتطلبات|الشروط|المؤهلات|דרישות|योग्यता|आवश्यक|पात्रता|คุณสมบัติ|ต้องการ",
	],
} as const;

const PREFERRED = new RegExp(PHRASES.preferred.join("|"));
const OFFERED = new RegExp(PHRASES.offered.join("|"));
const DESCRIBED = new RegExp(PHRASES.described.join("|"));
const REQUIRED = new RegExp(PHRASES.required.join("|"));
/** "5 years in data analysis, ideally in a utility": what is a plus is how, and what stands before it is not. */
const QUALIFIED =
	/^[^,]{12,120}, ?(?:ideally|preferably|idealerweise|vorzugsweise|bevorzugt|idéalement|de préférence|idealmente|preferentemente|preferibilmente|bij voorkeur|liefst|de preferência)(?!\p{L})/u;
/** Lines that tell of the employer, wherever they stand. */
const PORTRAIT =
	/^(?:- )?(?:we are (?:a|an|the|one)|we're a|founded|established in|since \d{4}|our (?:customers|clients|products|mission|offices|portfolio) |wir sind (?:ein|eine|der|die)|als (?:führend|mittelständ|familien)|gegründet|nous sommes (?:un|une|le|la)|fondée?|somos (?:una?|el|la) |fundada|siamo (?:un|una|il|la)|wij zijn een|jesteśmy|vi är ett|jsme |компания |ми — |мы — )/;

/** Says whom somebody looks for, or what those will do. */
const SEEKS =
	/(?<!\p{L})(?:(?:look|hir|search)ing(?! (?:forward|after))|seeks?|seeking|you(?:[’']ll| will| have| bring| are)|(?:wir )?suchen|(?:re)?cherch(?:ons|e)|recrut(?:ons|e)|busca(?:mos)?|cerchiamo|cerca|procuramos|zoeken|zoekt|szukamy|poszukujemy|söker|hledáme|arıyoruz|ищем|шукаємо)(?!\p{L})|募集|招聘|모집/u;

/** The section that a line in lower case opens, or null for one that is no heading. */
export function sectionOfHeading(line: string): Section | null {
	if (line.length === 0 || line.length > LONGEST_HEADING || line.startsWith("- ") || /[.;。]$/.test(line)) return null;
	if (QUALIFIED.test(line)) return null;
	if (PREFERRED.test(line)) return "preferred";
	if (OFFERED.test(line)) return "offered";
	if (DESCRIBED.test(line)) return "described";
	return REQUIRED.test(line) ? "required" : null;
}

/** "Diving qualification", "Front-end skills": ends as headings do, and names what is asked for in front of it. */
const NAMED_DEMAND =
	/^(?!(?:minimum|key|required|preferred|basic|essential|desired|job|other|additional|soft|hard|technical|professional|your|our|the|and)\b)[^:]{3,50}\s(?:qualifications?|skills|requirements?|profile?)$/;

/** Whether a line that reads like a heading is an item among items without marks: it stands right below another line of a part that asks for something. */
function isItemAmongItems(line: string, before: string, after: string, current: Section): boolean {
	const isBetween = before.trim() !== "" && !before.startsWith("- ") && !after.startsWith("- ");
	return (current === "required" || current === "preferred") && isBetween && NAMED_DEMAND.test(line);
}

/** The lines of a posting with their sections: headings rule until the next one, a line may call its own content a plus or tell of the employer. */
export function linesOf(text: string): TextLine[] {
	const found: TextLine[] = [];
	let current: Section = "described";
	let firstHeading: number | null = null;
	for (let start = 0; start <= text.length; ) {
		const newline = text.indexOf("\n", start);
		const end = newline === -1 ? text.length : newline;
		const line = text.slice(start, end).toLowerCase();
		const after = text.slice(end + 1, end + 3);
		const heading: Section | null = isItemAmongItems(line, found.at(-1)?.text ?? "", after, current) ? null : sectionOfHeading(line);
		if (heading !== null) {
			current = heading;
			if (heading === "required" || heading === "described") firstHeading ??= found.length;
		}
		const own = current === "offered" ? null : PREFERRED.test(line) && !QUALIFIED.test(line) ? "preferred" : PORTRAIT.test(line) ? "portrait" : null;
		found.push({ text: line, start, section: own ?? current, isHeading: heading !== null });
		start = end + 1;
	}
	// What stands above the first heading introduces the employer, unless it says whom they look for.
	const introduces = ({ section, text: line }: TextLine, at: number) =>
		firstHeading !== null && at < firstHeading && section === "described" && !SEEKS.test(line);
	return found.map((line, at) => (introduces(line, at) ? { ...line, section: "portrait" } : line));
}
