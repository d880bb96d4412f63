import { trimEndOf, trimStartOf } from "@/lib/platform/language/outer-letters";
import { foldText } from "@/lib/tools/reading/text/clean-text";

const phrases = (list: string): readonly string[] => list.split(/[\n|]/).flatMap((phrase) => (phrase.trim() === "" ? [] : [foldText(phrase)]));

/** Where a word of an alphabet ends; Chinese, Japanese and Thai leave no room between words. */
const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Hangul}]/u;
const LETTER = /[\p{L}\p{N}]/u;

/** Whether a text begins with one of some phrases and a word ends there; the length of the longest, or 0. */
function openingOf(text: string, known: readonly string[]): number {
	const folded = foldText(text);
	const fits = (phrase: string) => folded.startsWith(phrase) && (UNSPACED.test(phrase) || !LETTER.test(folded.charAt(phrase.length)));
	return Math.max(0, ...known.filter(fits).map(({ length }) => length));
}

/** Degrees and certificates of schools, as they begin. */
const DEGREES =
	phrases(`bachelor|bachelors|bachelor's|master|masters|master's|doctor|doctorate|phd|ph.d|ph. d|mba|emba|executive mba|msc|m.sc|m. sc|bsc|b.sc|b. sc
	ba|b.a|ma|m.a|ms|m.s|bs|b.s|bed|b.ed|med|m.ed|ed.m|beng|b.eng|meng|m.eng|btech|b.tech|mtech|m.tech|be|b.e|me|m.e|bcom|b.com|mcom|m.com|llb|llm|mphil|mres|msw|bba|bca|mca|hnd|hnc
	aas|a.a.s|aa|a.a|as|a.s|associate|associate's|associates|diploma|postgraduate|post-graduate|graduate certificate|graduate diploma|advanced certificate|national certificate|national diploma|certificate|certificate in
	high school diploma|ged|a-levels|a levels|gcse|gcses|leaving cert|leaving certificate|higher certificate|vce|hsc
	bachelorstudium|masterstudium|diplomstudium|diplom|dipl|dipl.-ing|diplom-ingenieur|diplom-ingenieurin|magister|mag|staatsexamen|abitur|matura|maturität|fachabitur|fachhochschulreife|realschulabschluss|hauptschulabschluss|mittlere reife|ausbildung|berufsausbildung|umschulung|lehre|cas|das|mas|universitätslehrgang|hochschullehrgang|sonderausbildung|promotion|kaufmann efz|kauffrau efz
	licence|license|licence professionnelle|master 1|master 2|bts|dut|but|baccalauréat|bac|cap|bep|bp|brevet|doctorat|diplôme|mention complémentaire|cfc|bachelier|graduat|cess|certificat d'aptitude
	licenciatura|licenciado|licenciada|grado|máster|maestría|doctorado|bachillerato|bachiller|técnico superior|técnico|tecnólogo|tecnología|ingeniería|ingeniero|ingeniera|especialización|diplomado|diplomatura|título|posgrado
	bacharelado|bacharel|mestrado|doutorado|doutoramento|pós-graduação|tecnólogo|curso técnico|curso profissional|ensino médio|especialização
	laurea|laurea magistrale|laurea triennale|diploma di maturità|maturità|dottorato|master universitario|licenza media
	mbo|hbo|havo|vwo|vmbo|post-hbo|propedeuse|graduaat|doctoraat|a2
	licencjat|inżynier|inż|mgr|mgr inż|doktorat|studia|studia podyplomowe|studia magisterskie|studia licencjackie|technikum|liceum ogólnokształcące
	ing|bc|mudr|mgr|judr|phdr|maturita|výuční list|doktorské studium
	kandidatexamen|magisterexamen|masterexamen|civilingenjör|högskoleexamen|yrkeshögskoleutbildning|gymnasieexamen|fristående kurs
	lisans|yüksek lisans|ön lisans|doktora|lise|sarjana|magister|s1|s2|s3|d3|d4|sma|smk|smp|cử nhân|kỹ sư|thạc sĩ|tiến sĩ|bằng
	бакалавр|магистр|магістр|специалист|спеціаліст|кандидат наук|аспирантура|аспірантура|младший специалист|молодший спеціаліст|диплом|среднее|середня освіта|повна загальна середня освіта
	学士|修士|博士|卒業|本科|硕士|碩士|大专|高中|학사|석사|박사|ปริญญา|بكالوريوس|ماجستير|دكتوراه|دبلوم|תואר|בגרות|स्नातक|परास्नातक|बी.ए|एम.ए|बी.एड`);

/** Degrees that what was studied follows without any sign. */
const SHORT_DEGREES = phrases(
	`msc|m.sc|bsc|b.sc|ba|b.a|ma|m.a|bs|b.s|ms|m.s|beng|b.eng|meng|m.eng|btech|b.tech|mtech|m.tech|bcom|b.com|mphil|phd|ph.d|mres|cas|aas|llm|bed|b.ed|ed.m|msw`,
);

/** Honours, ways of studying, remarks: what is neither studied nor a school. */
const REMARKS =
	phrases(`upper credit|lower credit|cum laude|magna cum laude|summa cum laude|with distinction|with honors|with honours|with merit|distinction|merit|honours|first class|first-class|second class|upper second|lower second|distinguished military graduate|distinguished graduate|dean's list|valedictorian|salutatorian|best graduating|gpa|cgpa|class rank
	e lode|con lode|mit auszeichnung|mit gutem erfolg|note|abschlussnote|notendurchschnitt|durchschnitt|sobresaliente|matrícula de honor|con honores|promedio|nota|nota media|media|moyenne|mention bien|mention très bien|mention assez bien|mention passable|avec mention|félicitations du jury|félicitations
	votazione|voto|votazione finale|com louvor|com distinção|met lof|met onderscheiding|onderscheiding|cijfer|eindcijfer|z wyróżnieniem|wyróżnienie|ocena|średnia|s vyznamenáním|s červeným diplomem|průměr|med utmärkelse|betyg
	onur|yüksek onur|not ortalaması|ortalama|ağno|dengan pujian|ipk|nilai|xếp loại|loại giỏi|điểm|с отличием|красный диплом|средний балл|з відзнакою|середній бал|оценка|оцінка|成绩|绩点|평점|학점|เกรดเฉลี่ย|เกียรตินิยม|معدل|امتياز|ממוצע|בהצטיינות|प्रथम श्रेणी|द्वितीय श्रेणी
	part-time|part time|full-time|full time|evening|evenings|evening classes|distance|distance learning|online|blended|berufsbegleitend|in teilzeit|teilzeit|vollzeit|fernstudium|abendstudium|à distance|en alternance|cours du soir|en ligne|a distancia|semipresencial|presencial|à distância|noturno|a distanza|serale
	deeltijd|voltijd|avondschool|avondonderwijs|zaoczne|niestacjonarne|stacjonarne|wieczorowe|dzienne|dálkově|dálkové|dálkové studium|kombinované studium|prezenční studium|distans|deltid|heltid|kvällskurs|açıköğretim|ikinci öğretim|uzaktan|заочно|очно|заочная форма|очная форма|заочна форма|денна форма
	concluído|concluída|concluído em|concluída em|conclusão|conclusão em|conclusão prevista|previsão de conclusão|finalizado|finalizada|obtenu en|conseguito nel|conseguita nel|conseguito il|obtained in|completed in|abgeschlossen am|ukończone w|ukończony w|ukončeno v|avslutad år|mezuniyet|mezuniyet tarihi|mezuniyet yılı
	no degree|not completed|not finished|incomplete|completed|expected|in progress|ongoing|on-going|thesis on-going|withdrawn|abgebrochen|ohne abschluss|laufend|abgeschlossen|en cours|non terminé|en curso|inconcluso|incompleto|trancado|in corso|non concluso|diploma behaald|niet afgerond|behaald|w trakcie|nieukończone|nedokončeno|ukončeno|pågående|avslutad|ej avslutad|devam ediyor|terk|не окончен|неоконченное|незакінчена
	spring|summer|fall|autumn|winter|printemps|automne|minor in|hours|credits|credit hours|tarjeta profesional|matrícula profesional|registro profesional|cédula profesional|registration no|reg. no|student id|scholar`);

/** What comes after one of these, to the end of its line, is a thesis, courses or grades. */
const TELLING =
	phrases(`thesis|dissertation|final project|capstone|modules|courses|coursework|relevant coursework|subjects|key modules|electives|activities|societies
	masterarbeit|bachelorarbeit|diplomarbeit|abschlussarbeit|thema|schwerpunkte|fächer|mémoire|mémoire de master|thèse|matières|cours|tfg|tfm|trabajo fin de grado|trabajo fin de máster|trabajo de grado|tesis|asignaturas|materias|tesi|tesi di laurea|esami|materie|tese|tcc|dissertação|disciplinas
	scriptie|afstudeeropdracht|afstudeerproject|eindwerk|masterproef|bachelorproef|vakken|praca magisterska|praca dyplomowa|praca licencjacka|praca inżynierska|temat pracy|przedmioty|diplomová práce|bakalářská práce|závěrečná práce|předměty|examensarbete|uppsats|kurser|tez|tez konusu|bitirme projesi|dersler|skripsi|tesis|mata kuliah|luận văn|đồ án|môn học
	дипломная работа|тема диплома|дипломна робота|тема диплому|предметы|предмети|卒業論文|修士論文|论文|主修课程|课程|논문|วิทยานิพนธ์|رسالة|מקצועות|विषय`);

/** What says of the words after it that they were studied. */
const FIELD_LABELS = phrases(
	`major in|majoring in|major|profiel|profil|indirizzo|option|opzione|wahlfach|vertiefung|specjalność|mención en|con mención en|ênfase em|specialization in|specialisation in|specializing in|concentration in|field of study|fachrichtung|studienrichtung|studiengang|spécialité|especialidad en|especialidad|área de|richting|afstudeerrichting|studierichting|kierunek|kierunku|obor|studijní obor|inriktning|jurusan|program studi|prodi|chuyên ngành|ngành|специальность|спеціальність|направление|напрям|факультет|专业|專業|전공|สาขา|สาขาวิชา|تخصص|विषय`,
);

/** Roles of work, of clubs and of an army. */
const ROLES =
	phrases(`lecturer|guest lecturer|visiting lecturer|supervisor|tutor|mentor|treasurer|secretary|chair|chairman|chairperson|coach|volunteer|intern|trainee|apprentice|teaching assistant|research assistant|sunday school teacher|instructor|clinical instructor
	lehrbeauftragter|lehrbeauftragte|dozent|dozentin|tutorin|studienassistent|studienassistentin|studentische hilfskraft|werkstudent|werkstudentin|praktikant|praktikantin|kassier|arbeitssuchend|arbeitsuchend|elternzeit
	stagiaire|chargé de cours|chargée de cours|trésorier|trésorière|bénévole|practicante|becario|becaria|profesor asociado|profesora asociada|profesor invitado|tutor invitado|tutora invitada|voluntario|voluntaria|tesorero|estagiário|estagiária|mentora|monitor|monitora|voluntário|voluntária|tirocinante|stagista|docente|tesoriere|volontario|volontaria
	penningmeester|voorzitter|secretaris|vrijwilliger|gastdocent|stagiair|stażysta|stażystka|praktykant|praktykantka|wolontariusz|wolontariuszka|skarbnik|stážista|stážistka|dobrovolník|dobrovolnice|pokladník|praktikant|kassör|ordförande|volontär|stajyer|gönüllü|magang|sukarelawan|thực tập sinh|tình nguyện viên|стажер|стажёр|волонтер|волонтёр
	army|army reserve|military service|national service|grundwehrdienst|wehrdienst|zivildienst|präsenzdienst|militärdienst|schweizer armee|bundeswehr|service militaire|armée suisse|servicio militar|serviço militar|servizio militare|militaire dienst|zasadnicza służba wojskowa|służba wojskowa|vojenská služba|základní vojenská služba|värnplikt|askerlik|wajib militer|nghĩa vụ quân sự|служба в армии|военная служба|служба в армії|військова служба|병역|군복무|служба`);

/** Prizes, grants and memberships, which certify nothing. */
const AWARDS =
	phrases(`prix|bourse|médaille|premio|premios|mención|menzione|medalla|medaglia|prêmio|prémio|nagroda|medal|stypendium|preis|auszeichnung|pris|stipendium|ödül|penghargaan|giải thưởng|премия|премія|нагорода|награда|медаль|prijs|cena|vyznamenání
	duke of edinburgh|national medal|police service medal|employee of the|scholarship|award for|winner of|class representative|references available|references on request|member of|membership of|membre du|socio y|mitglied|mitgliedschaft`);

const CREDITS = `(?:hp|yhp|yh-poang|poang|ects(?:-punkte|-credits|[ -]points?)?|cp|lp|cfu|sks|credits?|credit hours|creditos|credit points|std|stunden|hrs|hours|heures|horas|ore|uren|godz|hodin|saat|units|studiepunten)`;
const ONLY_CREDITS = new RegExp(String.raw`^\d{1,5}(?:[.,]\d{1,2})?\+? ?${CREDITS}$`, "u");
const LAST_CREDITS = new RegExp(String.raw`\s\d{1,4}(?:[.,]\d{1,2})? ?${CREDITS}\.?$`, "iu");
const ONLY_GRADE = /^(?:\d{1,4}(?:[.,]\d{1,3})?(?: ?[/:] ?\d{1,4}(?:[.,]\d{1,2})?)?(?: e lode)?|\d{1,3}(?:[.,]\d{1,2})? ?%|\d[.:]\d|[a-f][+-]?)$/u;
const LEVEL = /^(?:nqf|eqf|dqr|eqr|scqf|qcf|rqf|nlqf|isced|level)(?: level)? \d$/u;
const YEAR_OF_STUDY = /^(?:\d(?:st|nd|rd|th) year|final year|\d ?\. ?(?:semester|rocnik|rok|jahr|studienjahr|sinif))$/u;
const HONOUR = /\b(?:scholar|scholarship|stipendiat|stipendium|student of|cum laude|e lode)\b/u;

/** Whether a text opens with the name of a degree. */
export const opensDegree = (text: string): boolean => openingOf(text, DEGREES) > 0 && !isRemark(text);

/** Whether a text is a grade, an honour, a number of credits, a way of studying or another remark of a study. */
export function isRemark(text: string): boolean {
	const folded = foldText(text);
	const isMeasured = ONLY_GRADE.test(folded) || ONLY_CREDITS.test(folded) || LEVEL.test(folded) || YEAR_OF_STUDY.test(folded);
	if (isMeasured || HONOUR.test(folded)) return true;
	const length = openingOf(text, REMARKS);
	// "Media" is an average before a number, and a subject before "Studies".
	return length > 0 && (/\s/u.test(folded.slice(0, length)) || /^(?:[\s:=]{0,3}\d|\W*$)/u.test(folded.slice(length)));
}

/** Whether a text says of what comes after it that it is a thesis, courses or grades. */
export const opensTelling = (text: string): boolean => openingOf(text, TELLING) > 0;

/** Whether a text opens with a role of work, of a club or of an army. */
export const opensRole = (text: string): boolean => openingOf(text, ROLES) > 0;

/** Whether a text opens with a prize, a grant or a membership. */
export const opensAward = (text: string): boolean => openingOf(text, AWARDS) > 0;

/** A text without a number of credits at its end. */
export const withoutCredits = (text: string): string => text.replace(LAST_CREDITS, "");

/** What was studied without the words that say so: "kierunek Finanse", "major in Reading". */
export function withoutFieldLabel(text: string): string {
	const length = openingOf(text, FIELD_LABELS);
	return length > 0 && text.length > length + 2 ? text.slice(length).replace(/^[\s:：]+/u, "") : text;
}

/** A degree without the words that open its field: "studia licencjackie, kierunek" before "Ekonomia". */
export function withoutLabelBehind(text: string): string {
	const at = Math.max(text.lastIndexOf(", "), text.lastIndexOf(" – "));
	const last = at > 0 ? trimEndOf(trimStartOf(text.slice(at), /[\s,–]/), /[\s:：]/) : "";
	return last !== "" && openingOf(last, FIELD_LABELS) === last.length ? text.slice(0, at) : text;
}

/** How many letters of a text are a short degree that its field follows: "MSc Physics". */
export function shortDegreeIn(text: string): number {
	const length = openingOf(text, SHORT_DEGREES);
	const rest = /^\.?\s(?=\p{Lu})/u.exec(text.slice(length));
	return length > 0 && rest ? length + rest[0].length : 0;
}
