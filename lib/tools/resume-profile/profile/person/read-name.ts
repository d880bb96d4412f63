import { trimEndOf } from "@/lib/platform/language/outer-letters";
import { foldText } from "@/lib/tools/reading/text/clean-text";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import { factOf } from "@/lib/tools/resume-profile/profile/facts";
import type { Fact, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { isDocumentTitle } from "@/lib/tools/resume-profile/words/furniture-words";
import { isNameLabel } from "@/lib/tools/resume-profile/words/name-labels";
import { placeScore } from "@/lib/tools/resume-profile/words/place-names";
import { titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { closedUpName, nameAndTrade } from "./beside-name";
import { isNoPerson } from "./no-person";
import { piecesOf } from "./pieces";
import { saidNames } from "./said-names";

const NAME = /^(?:\p{L}[\p{L}\p{M}'’.]*)(?:[ -]\p{L}[\p{L}\p{M}'’.]*){1,5}$/u;
const CJK_NAME = /^(?:[\p{sc=Han}]{1,4}[ 　]?[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,6}|\p{sc=Hangul}{1,2}[ 　]?\p{sc=Hangul}{1,4})$/u;
/** What forms put before a name, in all languages of resumes. */
const NAME_LABEL =
	/^(?:(?:full |candidate |applicant )?name|surname\(?s?\)? ?\/ ?first name\(?s?\)?|apellidos?\(?s?\)? ?\/ ?nombres?\(?s?\)?|noms?\(?s?\)? ?\/ ?prénoms?\(?s?\)?|cognome(?:\/i|\(i\/?\))? ?\/? ?nome(?:\/i|\(i\/?\))?|(?:nach|familien)name\(?n?\)? ?\/ ?vornamen?\(?n?\)?|apelidos?\(?s?\)? ?\/ ?nomes?\(?s?\)?(?: próprio\(?s?\)?)?|achternaam ?\/ ?voornaam|nazwisko ?\/ ?imię|příjmení ?\/ ?jméno|efternamn ?\/ ?förnamn|vor- und (?:nach|zu)name|(?:nach)?name, vorname|nom(?: et|,) prénoms?|prénom et nom|nom|nombre(?: y apellidos| completo)?|apellidos? y nombres?|nome(?: e cognome| completo|\/cognome)?|cognome(?: e nome|\/nome)|apelido e nome|naam|voor- en achternaam|imię i nazwisko|nazwisko i imię|namn|för- och efternamn|jméno(?: a příjmení)?|ad[ıi]? soyad[ıi]?|isim|họ (?:và )?tên|tên|nama(?: lengkap)?(?: ?\/ ?(?:full )?name)?|name ?\/ ?nama(?: lengkap)?|(?:имя|ім'я|namn|naam|nombre|nom|nome) ?\/ ?(?:full )?name|氏\s?名|名\s?前|お名前|성\s?명|이\s?름|姓\s?名|名\s?字|имя|ф\.?и\.?о\.?|фамилия, имя|ім'я|піб|п\.і\.б\.?|الاسم(?: الكامل)?|שם(?: מלא| פרטי ומשפחה)?|(?:पूरा )?नाम|ชื่อ(?:\s?-\s?(?:นาม)?สกุล)?)\s*[:：\t]\s*[:：]?\s*/iu;
/** These need no sign behind them. */
const BARE_LABEL =
	/^(?:氏\s?名(?=\p{sc=Han}{1,4}[ 　]\p{sc=Han})|(?:氏\s?名|姓\s?名|성\s?명|이\s?름)[\s:：](?=\S)|(?:Nome|Nombre|Nom|Name|Naam|Namn)\s(?=\p{Lu}\p{L}+\s\p{Lu}))/u;
const FAMILY_LABEL =
	/^(?:surname|last name|family name|nachname|familienname|apellidos?|cognome|nom de famille|achternaam|nazwisko|фамилия|прізвище)\s*[:：]?$/iu;
const GIVEN_LABEL =
	/^(?:first name|given names?|given ?\/ ?middle names?|forenames?|vorname|nombres?|prénoms?|nome|voornaam|imi(?:ę|ona)|имя|ім'я)\s*[:：]?$/iu;
const MIDDLE_LABEL = /^(?:middle name|отчество|по батькові)\s*[:：]?$/iu;
const NOT_A_NAME =
	/^(?:curr[ií]culum(?: v[ií]tae)?|cv|resume|résumé|lebenslauf|bewerbung|履\s?歴\s?書|ふりがな|フリガナ|이력서|简历|簡歷|个人简历|ประวัติ|السيرة الذاتية|קורות חיים|बायोडाटा|резюме|職務経歴書|sơ yếu lý lịch|hoja de vida|europass|(?:seafarer.s )?bio-?data|personal data|życiorys|životopis|özgeçmiş|formato europeo|europass|(?:modern )?resume of|(?:daftar )?riwayat hidup|name$|nome$|nombre$|độc lập|cộng hòa xã hội|bismillah|in the name of|بسم الله|॥|जय श्री)(?!\p{L})/iu;
const FORMS_OF_ADDRESS = /^(?:(?:dr|prof|dipl\.-ing|ing|mr|mrs|ms|med|phil|rer|nat|jur|iur|habil|h\. ?c)\.?\s+)+/iu;
/** "LEP. Yadira Cauich": an abbreviation of a degree before a name that is not in capitals. */
const DEGREE_BEFORE = /^\p{Lu}{3,5}\.\s(?=\p{Lu}\p{Ll})/u;
const IN_BRACKETS = /\([^()]*\)|[„“"][^„“”"]{2,20}[“”"]/gu;
/** What follows a name after a comma and belongs to it: MBA, PMP, Ph.D., M.Sc. */
const CREDENTIAL = /^(?:\p{Lu}[\p{L}.]{0,3}\p{Lu}[\p{L}.]{0,3}|Ph\.? ?D\.?)$/u;
/** A name stands near the top of its column, and at least this much has to speak for it. */
const LINES_LOOKED_AT = 12;
const MIN_SCORE = 3;

/** "CV Jane Doe", "Curriculum vitae – Jane Doe". */
const OPENING = /^(?:curr[ií]culum v[ií]tae|curr[ií]culum(?= d[ei] )|c\.? ?v\.?|resume|résumé|lebenslauf)(?: of| von| de| di)?\s?[-–—:|]?\s(?=\p{Lu})/iu;
/** What script a form wants a name in. */
const SCRIPT_MARK = /^[(（](?:한글|한자|漢字|カナ)[)）]\s?/u;
/** "藤堂 美咲子(とうどう みさこ)", "Katrin Höffgen (geb. Yildiz)": how a name is read, and the one that its bearer was born with. */
const READING = /^([\p{sc=Han}\p{sc=Hangul}\p{sc=Thai}\p{M} 　]{2,40}?)\s?[(（][^()（）]{2,30}[)）]$/u;
const BORN_AS = /\s?\((?:geb\.|geborene|née|né|born|nata|nato|z d\.|rozená|f\.|född)\s[^()]{2,30}\)$/iu;

const PRONOUNS: ReadonlySet<string> = new Set(
	"she he they her him them hers his theirs ze xe zie sie er ihr ihm elle il ella él lui iel ela ele elu hen".split(" "),
);

/** The text without "she/her" or "(they/them)" behind a name. */
function withoutPronouns(text: string): string {
	const bare = trimEndOf(text, /[\s)\]]/);
	const name = trimEndOf(bare, /[\p{L}/]/u);
	const words = bare.slice(name.length).toLowerCase().split("/");
	return words.length > 1 && words.every((word) => PRONOUNS.has(word)) ? trimEndOf(name, /[\s([|·,–-]/) : text;
}

/** Names are capitalised but for small words such as "van der". */
function isCapitalised(name: string): boolean {
	const words = name.split(/\s+/);
	const small = words.filter((word) => /^\p{Ll}/u.test(word));
	return words.length - small.length >= 2 && small.every((word) => word.length <= 3);
}

function properCase(written: string): string {
	const [name = "", ...credentials] = written.split(/(?=,)/);
	if (name !== name.toUpperCase() || name === name.toLowerCase()) return written;
	// Of Turkish capitals İ has its dot in small letters, and I has none.
	const locale = /[İĞ]/u.test(name) ? "tr" : "und";
	const upper = (letter: string) => letter.toLocaleUpperCase(locale);
	const cased = name.toLocaleLowerCase(locale).replace(/(^|[\s\-'’"“„«(])(\p{L})/gu, (_, before: string, letter: string) => before + upper(letter));
	return [cased, ...credentials].join("");
}

const isNoName = (text: string): boolean => NOT_A_NAME.test(text) || isDocumentTitle(text) || isNameLabel(text);

/** "Nombres y apellidos⇥Ana Example": how many letters of a line a label and its signs take before a name, or 0. */
function nameLabelIn(text: string): number {
	const known = NAME_LABEL.exec(text)?.[0].length ?? 0;
	const at = text.search(/[\t:：]/u);
	const label = text.slice(0, at);
	const isPart = FAMILY_LABEL.test(label) || GIVEN_LABEL.test(label) || MIDDLE_LABEL.test(label);
	if (known > 0 || at < 2 || isPart || !isNameLabel(label)) return known;
	return at + (/^[\t:：\s]+/u.exec(text.slice(at))?.[0].length ?? 1);
}

const withoutNameLabel = (text: string): string => text.slice(nameLabelIn(text));

/** The part of a line that could be a name, as it is written, or null. Brackets and titles don't stop it from being one. */
function nameIn(text: string, isLabelled: boolean, mayBeSmall = false, isLarge = false): string | null {
	const written = (piecesOf(withoutNameLabel(withoutPronouns(text)).replace(BARE_LABEL, "").replace(OPENING, ""))[0] ?? "").trim();
	const plain = written.replace(IN_BRACKETS, " ").replace(/\s+/g, " ").trim();
	const comma = plain.indexOf(",");
	const head = comma < 0 ? plain : plain.slice(0, comma);
	const name = head.replace(FORMS_OF_ADDRESS, "").trim();
	const hasForm = (isLarge && /^[\p{L}\p{M}'’-]{2,}$/u.test(name)) || CJK_NAME.test(name) || (NAME.test(name) && (mayBeSmall || isCapitalised(name)));
	if (!hasForm || (comma < 0 && written.length > 70) || name.length > 50 || isNoName(name)) return null;
	if (sectionKindOf(name) !== null || titleScore(name) > 0 || (placeScore(name) > 0 && !isLabelled)) return null;
	const isFamilyFirst =
		comma > 0 && /^[\p{L}\p{M}'’-]{2,}$/u.test(name) && /^\p{Lu}[\p{L}\p{M}.'’-]*(?: \p{Lu}[\p{L}\p{M}.'’-]*){0,3}$/u.test(plain.slice(comma + 1).trim());
	if (isFamilyFirst && isLarge) return written;
	const followers = comma < 0 ? [] : plain.slice(comma + 1).split(",");
	return followers.every((follower) => CREDENTIAL.test(follower.trim())) ? written : head.trim();
}

function isInEmail(name: string, email: string | null): boolean {
	const local = foldText(email?.split("@")[0] ?? "");
	const words = local.split(/[^a-z]+/).filter((word) => word.length > 2);
	const parts = foldText(name)
		.split(/[^a-z]+/)
		.filter((part) => part.length > 2);
	return words.some((word) => parts.some((part) => word.includes(part) || part.includes(word)));
}

/** Whether the last of a name's words stands in an address with the beginning of its first: "jcook@", "anna.koch@". */
function endsEmail(name: string, email: string | null): boolean {
	const local = foldText(email?.split("@")[0] ?? "").replace(/[^a-z]/gu, "");
	const parts = foldText(name)
		.split(/[^a-z]+/u)
		.filter(Boolean);
	const [first = "", last = ""] = [parts[0], parts.at(-1)];
	return parts.length > 1 && last.length > 2 && local.includes(last) && local.replace(last, "").includes(first.charAt(0));
}

/** Names of three letters are whole ones in scripts that write a syllable or a word with each. */
const INITIALS_ONLY = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}.]{1,3}$/u;

/** The name as the line that was told for it prints it, without what labels it. */
function nameOn(text: string): string | null {
	const own = withoutNameLabel(withoutPronouns(text)).replace(BARE_LABEL, "").replace(SCRIPT_MARK, "").replace(OPENING, "").replace(DEGREE_BEFORE, "");
	// Married names may be joined by a dash that parts other things.
	const isJoined = /^[\p{L}\p{M}.' ]{2,40} [–-] [\p{Lu}][\p{L}\p{M}]+$/u.test(own) && titleScore(own) === 0;
	const written = (isJoined ? own : (piecesOf(own)[0] ?? "")).trim();
	const words = written.split(/\s+/).length;
	if (words > 7 || (words > 3 && written === written.toLowerCase() && written !== written.toUpperCase())) return null;
	return written === "" || written.length > 80 || INITIALS_ONLY.test(written) || isNoName(written) || written.includes("@") ? null : written;
}

interface Candidate {
	readonly name: string;
	readonly lines: readonly ResumeLine[];
	readonly score: number;
}

const LINES_BETWEEN = 6;
const REACHED = /@|(?:\d[\s./-]?){7}/u;
const SINGLE = /^\p{Lu}[\p{L}\p{M}'’]+(?:-\p{Lu}[\p{L}\p{M}'’]+)?$/u;

interface Sizes {
	readonly largest: number;
	/** Of most lines. */
	readonly body: number;
}

/** A name may run over two lines, in one column or side by side. */
function restOf(line: ResumeLine, all: readonly ResumeLine[], told: readonly ResumeLine[], { largest, body }: Sizes): ResumeLine | null {
	const at = all.indexOf(line);
	const isLargest = line.fontSize !== null && line.fontSize === largest;
	// Contact lines may stand beside a large name, and so between its two lines.
	const next = (isLargest && all.slice(at + 1, at + LINES_BETWEEN).find(({ fontSize }) => fontSize === largest)) || all[at + 1];
	const own = next ? (piecesOf(next.text)[0] ?? "") : "";
	if (!next || /\d|@/.test(own) || next.column < line.column || next.page !== line.page || titleScore(own) > 0) return null;
	const isLarge = line.fontSize !== null && line.fontSize === largest && line.fontSize === next.fontSize;
	// "Bilbao · ane@…" begins with where somebody lives.
	if (!(isLarge && largest > body) && REACHED.test(next.text)) return null;
	const areTold = told.includes(line) && told.includes(next) && Number(next.lineId.slice(1)) === Number(line.lineId.slice(1)) + 1;
	const areWords =
		at < 2 && [line.text, own].every((text) => SINGLE.test(text)) && !isNoPerson(own) && sectionKindOf(own) === null && !isDocumentTitle(line.text);
	const isLikeIt = isInCapitals(own) === isInCapitals(line.text) || setsFamilyApart(line.text, own);
	if (areWords && isLikeIt) return next;
	return (isLarge || areTold) && isLikeIt && line.text.split(/\s+/).length < (isLarge ? 4 : 3) && own.split(/\s+/).length < 4 ? next : null;
}

const isInCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/** "Élodie" above "GUÉRINEAU": in many countries the family name alone is in capitals. */
const setsFamilyApart = (given: string, family: string): boolean => !isInCapitals(given) && isInCapitals(family) && SINGLE.test(given);

/** "Signe", "Bach", "Thomsen": a third word of a name that stands in large letters, a word a line. */
function thirdOf(line: ResumeLine, rest: ResumeLine, all: readonly ResumeLine[]): ResumeLine | null {
	const next = all[all.indexOf(rest) + 1];
	const areWords = next !== undefined && [line, rest, next].every(({ text }) => SINGLE.test(text));
	const isAlike = next?.fontSize === rest.fontSize && next?.fontSize === line.fontSize && next?.column === rest.column && next?.bold === rest.bold;
	return areWords && isAlike && line.fontSize !== null && !isNoPerson(next.text) && sectionKindOf(next.text) === null ? next : null;
}

const GIVEN_NAMES = /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){0,2}$/u;

/** The line before a family name in the largest letters, in the same: the given names. */
function frontOf(line: ResumeLine, all: readonly ResumeLine[], largest: number): ResumeLine | null {
	if (line.fontSize === null || line.fontSize !== largest || line.text.includes(" ")) return null;
	const at = all.indexOf(line);
	const before = all.slice(Math.max(0, at - LINES_BETWEEN + 1), at).findLast(({ fontSize, page }) => fontSize === largest && page === line.page);
	if (!before || !GIVEN_NAMES.test(before.text)) return null;
	if (isInCapitals(before.text) !== isInCapitals(line.text) && !setsFamilyApart(before.text, line.text)) return null;
	return titleScore(before.text) > 0 || sectionKindOf(before.text) !== null || isNoName(before.text) ? null : before;
}

/** "LAST NAME⇥Doe⇥FIRST NAME⇥Jane", over one line or several. */
function nameOfForm(lines: readonly ResumeLine[]): Candidate | null {
	const found = new Map<"given" | "middle" | "family", { text: string; line: ResumeLine }>();
	for (const line of lines) {
		const cells = line.text.split(/\t|(?<=[:：])\s/).map((cell) => cell.trim());
		cells.forEach((cell, at) => {
			const part = FAMILY_LABEL.test(cell) ? "family" : GIVEN_LABEL.test(cell) ? "given" : MIDDLE_LABEL.test(cell) ? "middle" : null;
			const text = cells[at + 1]?.replace(/^[:：]\s*/, "");
			if (part && text && !found.has(part) && text.length < 40) found.set(part, { text, line });
		});
	}
	if (!found.has("given") || !found.has("family")) return null;
	const parts = (["given", "middle", "family"] as const).flatMap((part) => found.get(part) ?? []);
	return { name: parts.map(({ text }) => text).join(" "), lines: [...new Set(parts.map(({ line }) => line))], score: 8 };
}

/** Where a name may stand. */
export interface NamePlaces {
	/** The lines that the model takes for the name. */
	readonly told: readonly ResumeLine[];
	readonly head: readonly ResumeLine[];
	readonly whole: readonly ResumeLine[];
	/** Ids of the lines with the person's own address and number. */
	readonly own: ReadonlySet<string>;
}

/** Names that a label, a sentence or the line of the address says. */
function saidCandidates({ whole, own }: NamePlaces, email: string | null): Candidate[] {
	return saidNames(whole, own).flatMap(({ text, line, score }) => {
		const isLabelled = score >= LABELLED_SCORE;
		if (isNoName(text) || sectionKindOf(text) !== null || (isNoPerson(text) && !endsEmail(text, email) && !isLabelled)) return [];
		return [{ name: text, lines: [line], score: score + (isInEmail(text, email) ? 4 : 0) }];
	});
}

const LABELLED_SCORE = 6;
const NEAR_CONTACT = 3;

/** A name stands alone above the address, or beside what calls the document a resume. */
function speakingFor(line: ResumeLine, { whole, own }: NamePlaces): number {
	const at = whole.indexOf(line);
	const isAbove = at >= 0 && at < LINES_LOOKED_AT && whole.slice(at + 1, at + 1 + NEAR_CONTACT).some(({ lineId }) => own.has(lineId));
	return (isAbove ? 1 : 0) + (piecesOf(line.text).slice(1).some(isDocumentTitle) ? 3 : 0);
}

/** The name: what the model takes for it, or looks like one near the top; larger type, an early place and the e-mail speak for it. */
export function readName(places: NamePlaces, email: string | null): Fact | null {
	const { told, head } = places;
	const all = [...new Set([...told, ...head])].sort((a, b) => Number(a.lineId.slice(1)) - Number(b.lineId.slice(1)));
	const largest = Math.max(0, ...all.map(({ fontSize }) => fontSize ?? 0));
	const sizes = all.map(({ fontSize }) => fontSize ?? 0).sort((a, b) => a - b);
	const body = sizes[Math.floor(sizes.length / 2)] ?? 0;
	const ofForm = nameOfForm(all);
	const said = saidCandidates(places, email);
	// What says a name is none as a whole: "My name is …".
	const saying = new Set(said.filter(({ score }) => score > LABELLED_SCORE - 2).flatMap(({ lines }) => lines));
	const near = all.filter((line) => !saying.has(line)).filter((line, at) => at < LINES_LOOKED_AT || told.includes(line) || line.fontSize === largest);
	const candidates = near.flatMap((line, index): Candidate[] => {
		const isTold = told.includes(line);
		const closed = closedUpName(line.text, email);
		const text = nameAndTrade(closed)?.name ?? closed;
		const isLabelled = nameLabelIn(line.text) > 0 || BARE_LABEL.test(line.text);
		const isLarge = line.fontSize !== null && line.fontSize > 1.15 * body && line.text.includes(",");
		const name = isTold ? nameOn(text) : (nameIn(text, isLabelled, false, isLarge) ?? nameIn(text, isLabelled, true, isLarge));
		if (name === null || sectionKindOf(name) !== null) return [];
		// A trade may be a name, "Cook": where an address or a label says so.
		if (!isLabelled && isNoPerson(name) && !endsEmail(name, email)) return [];
		const rest = restOf(line, all, told, { largest, body });
		const front = rest ? null : frontOf(line, all, largest);
		const last = rest && thirdOf(line, rest, all);
		const written = rest ? `${name} ${nameOn(rest.text) ?? ""} ${last?.text ?? ""}`.trim() : front ? `${front.text} ${name}` : name;
		// "Marek Wójcik-" above "Żurawski": a double name that a narrow column breaks.
		const whole = written.replace(/(?<=\p{L})- (?=\p{Lu})/u, "-");
		const isSmall = !isTold && !isLabelled && name === name.toLowerCase();
		const seen = [
			isTold ? 4 : 0,
			isLabelled ? 5 : 0,
			largest > 0 && line.fontSize === largest ? 3 : 0,
			isInEmail(whole, email) ? 4 : 0,
			index < 2 ? 2 : 0,
			line.bold ? 1 : 0,
			isSmall ? -3 : 0,
			Math.max(...[line, ...(rest ? [rest] : [])].map((own) => speakingFor(own, places))),
		];
		return [
			{
				name: whole,
				lines: [...(front ? [front] : []), line, ...(rest ? [rest] : []), ...(last ? [last] : [])],
				score: seen.reduce((sum, points) => sum + points, 0),
			},
		];
	});
	const [best] = [...(ofForm ? [ofForm] : []), ...said, ...candidates].filter(({ score }) => score >= MIN_SCORE).sort((a, b) => b.score - a.score);
	return best ? factOf(properCase(best.name.replace(READING, "$1").replace(BORN_AS, "")), Math.min(0.98, 0.45 + best.score * 0.06), best.lines) : null;
}
