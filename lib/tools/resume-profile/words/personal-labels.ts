import { foldText } from "@/lib/tools/reading/text/clean-text";

/** What names a fact about a person that is neither work nor study nor skill, in the languages of resumes. */
const LABELS = `date of birth|birth date|birthdate|birthday|dob|d.o.b|place of birth|birthplace|date and place of birth|place and date of birth|born|age|sex|gender|nationality|citizenship|marital status|civil status|family status|religion|father's name|father name|mother's name|husband's name|wife's name|spouse|spouse name|name of spouse|children|number of children|blood group|blood type|height|weight|height weight|reach|arm reach|eyesight|shoe size|boiler suit size|overall size|next of kin|passport|passport no|passport number|identity number|id number|id no|national id|cnic|military status|caste|domicile|ethnicity
	|geburtsdatum|geburtsort|geburtstag|geboren|geboren am|geb|geb. am|geburtsdatum und ort|geburtsdatum ort|geburtsdatum und -ort|staatsangehörigkeit|staatsbürgerschaft|nationalität|familienstand|personenstand|zivilstand|konfession|religionszugehörigkeit|geschlecht|kinder|alter|größe|gewicht|heimatort|bürgerort|wehrdienst
	|date de naissance|lieu de naissance|date et lieu de naissance|né le|née le|nationalité|situation familiale|situation de famille|état civil|sexe|âge|enfants|religion|service militaire
	|fecha de nacimiento|lugar de nacimiento|fecha y lugar de nacimiento|lugar y fecha de nacimiento|nacido|nacida|nacionalidad|estado civil|sexo|género|edad|hijos|religión|estatura|peso|servicio militar|libreta militar|cédula de ciudadanía|documento de identidad|curp|rfc|nss
	|data de nascimento|local de nascimento|naturalidade|nacionalidade|filiação|idade|filhos|religião|gênero|género|altura|serviço militar|situação militar|carta de cidadão|cartão de cidadão
	|data di nascita|luogo di nascita|luogo e data di nascita|data e luogo di nascita|nato a|nata a|nato il|nata il|nazionalità|cittadinanza|stato civile|sesso|età|figli|religione|altezza|codice fiscale|servizio militare|servizio di leva|obblighi di leva|obblighi militari
	|geboortedatum|geboorteplaats|geboortedatum en plaats|geboortedatum en -plaats|geboren te|nationaliteit|burgerlijke staat|burgerlijke stand|geslacht|leeftijd|kinderen|godsdienst
	|data urodzenia|miejsce urodzenia|data i miejsce urodzenia|urodzony|urodzona|ur|narodowość|obywatelstwo|stan cywilny|płeć|wiek|dzieci|wyznanie|wzrost|waga|imiona rodziców|służba wojskowa|stosunek do służby wojskowej
	|datum narození|místo narození|datum a místo narození|narozen|narozena|národnost|státní příslušnost|státní občanství|rodinný stav|pohlaví|věk|děti|rodné číslo|výška|váha|vojenská služba
	|födelsedatum|födelseort|född|personnummer|nationalitet|medborgarskap|civilstånd|kön|ålder|barn|värnplikt
	|doğum tarihi|doğum yeri|doğum yeri ve tarihi|doğum tarihi ve yeri|doğum yeri tarihi|uyruk|uyruğu|vatandaşlık|medeni durum|medeni hal|medeni hali|medeni durumu|cinsiyet|cinsiyeti|yaş|çocuk|askerlik|askerlik durumu|boy kilo|kan grubu|t.c. kimlik no
	|tempat lahir|tanggal lahir|tempat tanggal lahir|tempat dan tanggal lahir|tempat/tanggal lahir|ttl|jenis kelamin|agama|status pernikahan|status perkawinan|status nikah|kewarganegaraan|umur|usia|tinggi badan|berat badan|tinggi berat badan|golongan darah|no ktp|nik|suku
	|ngày sinh|nơi sinh|ngày tháng năm sinh|sinh ngày|năm sinh|giới tính|quốc tịch|dân tộc|tôn giáo|tình trạng hôn nhân|hôn nhân|chiều cao|cân nặng|tuổi|số cmnd|số cccd|cccd|cmnd|quê quán
	|дата рождения|место рождения|дата и место рождения|родился|родилась|гражданство|национальность|семейное положение|пол|возраст|дети|вероисповедание|рост|вес|воинская обязанность|отношение к воинской обязанности|военная служба
	|дата народження|місце народження|дата і місце народження|дата та місце народження|народився|народилася|громадянство|національність|сімейний стан|сімейне становище|стать|вік|діти|зріст|вага|військовий обов'язок|відношення до військової служби
	|生年月日|ふりがな|フリガナ|写真|出生日|年齢|性別|国籍|配偶者|配偶者の有無|扶養家族|扶養家族数|配偶者の扶養義務|本籍|本籍地|血液型|通勤時間|最寄り駅|最寄駅
	|생년월일|출생|나이|성별|국적|결혼여부|결혼 여부|혼인여부|병역|병역사항|병역 사항|병역여부|군필여부|종교|신장|체중|주민등록번호|본적
	|出生日期|出生年月|出生地|生日|年龄|年齡|性别|民族|国籍|國籍|籍贯|籍貫|婚姻状况|婚姻狀況|婚姻|婚否|政治面貌|身高|体重|體重|户口|户籍|身份证号|健康状况|兵役|兵役狀況
	|تاريخ الميلاد|مكان الميلاد|تاريخ ومكان الميلاد|مكان وتاريخ الميلاد|تاريخ ومكان الولادة|تاريخ الولادة|الجنسية|الحالة الاجتماعية|الجنس|النوع|العمر|الديانة|عدد الأولاد|الخدمة العسكرية|خدمة العلم|رقم الهوية|الرقم الوطني|رقم جواز السفر
	|תאריך לידה|מקום לידה|שנת לידה|ארץ לידה|אזרחות|לאום|מצב משפחתי|מין|גיל|ילדים|תעודת זהות|ת.ז|מספר זהות
	|जन्म तिथि|जन्मतिथि|जन्म स्थान|राष्ट्रीयता|वैवाहिक स्थिति|लिंग|आयु|धर्म|जाति|पिता का नाम|माता का नाम|पति का नाम|पत्नी का नाम
	|วันเกิด|วัน เดือน ปีเกิด|วันเดือนปีเกิด|วัน/เดือน/ปีเกิด|สถานที่เกิด|เกิดวันที่|สัญชาติ|เชื้อชาติ|ศาสนา|เพศ|อายุ|สถานภาพ|สถานภาพสมรส|สถานภาพทางทหาร|ส่วนสูง|น้ำหนัก|หมู่เลือด|กรุ๊ปเลือด|บุตร`;

/** Before a value without any sign between: nothing else follows such words. Their value begins with a number or a name. */
const OPENINGS = `date of birth|born on|born in|geboren am|geb. am|familienstand|geburtsdatum|staatsangehörigkeit|né le|née le|nacido el|nacida el|nacido en|nacida en|nascido em|nascida em|nato a|nata a|nato il|nata il|geboren op|geboren te|urodzony|urodzona|ur.|narozen|narozena|född den|född i|doğum tarihi|doğum yeri|родился|родилась|народився|народилася|sinh ngày|marital status|estado civil|stato civile|stan cywilny|situation familiale|medeni durum`;

const LONGEST_LABEL = 40;

/** A label as it is looked up: its words alone, without case, accents and signs. */
export const labelKey = (text: string): string =>
	foldText(
		text
			.replace(/[’`]/g, "'")
			.replace(/[^\p{L}\p{M}\p{N}']+/gu, " ")
			.trim(),
	);
const KEYS: ReadonlySet<string> = new Set(LABELS.split("|").map(labelKey));
const OPENING_WORDS: readonly string[] = OPENINGS.split("|").map((words) => `${words.toLowerCase()} `);

/** Whether words alone name such a fact: "Date of birth", "Estado civil:". */
export function isPersonalLabel(text: string): boolean {
	return text.length <= LONGEST_LABEL && KEYS.has(labelKey(text));
}

/** Whether a line says such a fact: its label, a sign and a value, or words that only ever stand before one. */
export function isPersonalRow(text: string): boolean {
	const at = text.search(/[:：\t]/);
	// "Passport⇥No.⇥Issued⇥Expires" heads or fills a table of documents.
	const isTable = text.split("\t").length > 3 && !text.includes(":");
	if (at > 0 && !isTable && isPersonalLabel(text.slice(0, at)) && /[\p{L}\p{N}]/u.test(text.slice(at + 1))) return true;
	const plain = text.toLowerCase();
	return text.length < 3 * LONGEST_LABEL && OPENING_WORDS.some((words) => plain.startsWith(words));
}
