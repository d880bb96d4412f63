import { foldText } from "@/lib/tools/reading/text/clean-text";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/[\s|]+/u).map(foldText));

/** Words that name a name or a part of one, in the languages of resumes. */
const NAMES = setOf(
	`name names surname surnames firstname lastname forename forenames nachname vorname vornamen familienname nom noms prénom prénoms nombre nombres apellido apellidos nome nomes cognome cognomi apelido apelidos sobrenome sobrenomes
	naam voornaam achternaam imię imiona nazwisko jméno příjmení namn förnamn efternamn ad adı soyad soyadı isim nama имя фамилия отчество фио ім'я прізвище піб`,
);
/** What stands with them: "Full name", "Nombres y apellidos completos", "Jméno a příjmení". */
const BESIDE = setOf(
	"full complete first last middle given family and of candidate applicant und des et de du y e i a en och ve и та completo completa completos completas complet civil próprio del della dello lengkap ime",
);
const MOST_WORDS = 6;
/** Scripts that stand without blanks may set the letters of a label apart. */
const UNSPACED: ReadonlySet<string> = new Set(["氏名", "名前", "お名前", "姓名", "名字", "성명", "이름"]);

/** Whether words are nothing but what a form puts before a name: "Nombres y apellidos", "Nome / Cognome". */
export function isNameLabel(text: string): boolean {
	if (UNSPACED.has(text.replace(/[\s:：]/gu, ""))) return true;
	const words = foldText(text)
		.split(/[^\p{L}\p{M}']+/u)
		.filter(Boolean);
	return words.length > 0 && words.length <= MOST_WORDS && words.some((word) => NAMES.has(word)) && words.every((word) => NAMES.has(word) || BESIDE.has(word));
}
