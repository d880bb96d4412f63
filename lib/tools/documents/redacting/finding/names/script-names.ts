import { type Match, withoutEnd } from "@/lib/tools/documents/redacting/finding/finder-line";
import type { LineWords } from "./whole-name";

interface Span {
	readonly start: number;
	readonly end: number;
	readonly confidence: number;
}

const CYRILLIC_WORD = String.raw`\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?`;
/** "Иванова Мария Петровна", "Мария Петровна Иванова": a father's name gives its ends away. */
const PATRONYMIC = new RegExp(
	String.raw`(?<!\p{L})(?:${CYRILLIC_WORD} ){1,2}\p{Lu}\p{Ll}{1,14}(?:ович|евич|ьич|овн|евн|ичн|инична|івн|ївн|йович)[а-яіїє]{0,2}(?: ${CYRILLIC_WORD})?(?!\p{L})`,
	"gu",
);
/** "Петров И. С.", "И. С. Петров". */
const CYRILLIC_INITIALS =
	/(?<!\p{L})(?:\p{Lu}\p{Ll}{2,20}(?:-\p{Lu}\p{Ll}{2,20})? \p{Lu}\. ?\p{Lu}\.|\p{Lu}\. ?\p{Lu}\. ?\p{Lu}\p{Ll}{2,20}(?:-\p{Lu}\p{Ll}{2,20})?)(?!\p{L})/gu;
/** Ends of family names beside one more word with a capital. */
const CYRILLIC_PAIR = new RegExp(String.raw`(?<![\p{L}.!?] ?)${CYRILLIC_WORD} ${CYRILLIC_WORD}(?!\p{L})`, "gu");
const CYRILLIC_GIVEN = new Set(
	"александр александра алексей алина алла анастасия анатолий андрей анна антон антонина артем борис вадим валентин валентина валерий валерия варвара василий вера виктор виктория виталий владимир владислав вячеслав галина геннадий георгий григорий дарья денис дмитрий евгений евгения евдокия егор екатерина елена елизавета иван игорь илья инна ирина карина кирилл константин ксения лариса леонид лидия любовь людмила максим маргарита марина мария михаил надежда наталья наталия никита николай нина оксана олег олеся ольга павел петр полина роман светлана семен сергей софия станислав степан тамара татьяна тимур ульяна федор юлия юрий яна ярослав олександр олексій андрій василь віктор володимир ганна дмитро євген іван ігор катерина марія микола михайло наталія оксана олена петро сергій тарас тетяна юлія".split(
		" ",
	),
);

const ARABIC_SIGN = String.raw`[\p{sc=Arabic}\p{M}]`;
/** Titles before a name, and labels of forms. */
const ARABIC_OPENERS =
	"السيدة السيد الآنسة الانسة الدكتور الدكتورة الأستاذ الاستاذ الأستاذة المهندس المهندسة الشيخ الحاج سيد سيدة حضرة الاسم اسم الموظف الموظفة المريض المريضة المستأجر المؤجر العميل الطالب الطالبة الزوج الزوجة المدعي آقای خانم جناب نام".split(
		" ",
	);
const ARABIC_OPENER = new RegExp(
	`(?<!${ARABIC_SIGN})(?:و|ل|لل|ب)?(?:${ARABIC_OPENERS.toSorted((a, b) => b.length - a.length).join("|")})(?: الكامل)?[ :/]{1,3}`,
	"gu",
);
const ARABIC_GIVEN = new Set(
	"محمد أحمد احمد محمود علي حسن حسين خالد عمر يوسف إبراهيم ابراهيم مصطفى عبدالله عبدالرحمن فاطمة عائشة مريم زينب خديجة ليلى سارة نور هدى سلمى أمينة ياسمين رنا ريم سعيد سالم ناصر طارق وليد كريم سمير جمال ماجد فيصل سلطان راشد حمد بدر فهد تركي زياد هشام بلال أنس ياسر رامي نادر منى رشا دينا هالة سمية نادية سعاد كمال عادل صالح".split(
		" ",
	),
);
/** What goes on within a name, and what never belongs to one. */
const ARABIC_JOINS = new Set("بن ابن بنت أبو ابو أم ام عبد آل ال".split(" "));
const ARABIC_STOPS = new Set(
	"في من على إلى الى عن مع هو هي التي الذي هاتف الهاتف رقم البريد المقيم المقيمة والسيد والسيدة المولود المولودة وقد قد كان كانت هذا هذه أن ان إن حسب بتاريخ تاريخ جوال العنوان عنوان الجنسية صاحب صاحبة المحترم المحترمة".split(
		" ",
	),
);
const MOST_ARABIC = 4;

function arabicFrom(text: string, from: number): number {
	let end = from;
	let count = 0;
	for (const word of text.slice(from, from + 120).matchAll(/[^\s]+/g)) {
		const given = word[0];
		const bareWord = withoutEnd(given, "،,.:;؛()؟!");
		const gap = text.slice(end, from + word.index);
		if ((end > from && gap !== " ") || bareWord === "" || ARABIC_STOPS.has(bareWord) || !/^[\p{sc=Arabic}\p{M}]+$/u.test(bareWord)) break;
		end = from + word.index + bareWord.length;
		if (!ARABIC_JOINS.has(bareWord)) count += 1;
		if (count >= MOST_ARABIC || bareWord.length < given.length) break;
	}
	return end;
}

function arabicNames(text: string): Span[] {
	if (!/\p{sc=Arabic}/u.test(text)) return [];
	const behind = [...text.matchAll(ARABIC_OPENER)].flatMap((opener): Span[] => {
		const start = opener.index + opener[0].length;
		const end = arabicFrom(text, start);
		return end > start ? [{ start, end, confidence: 0.85 }] : [];
	});
	const known = [...text.matchAll(/[\p{sc=Arabic}\p{M}]+/gu)].flatMap((word): Span[] => {
		if (!ARABIC_GIVEN.has(word[0]) || behind.some(({ start, end }) => word.index >= start && word.index < end)) return [];
		const end = arabicFrom(text, word.index);
		return end > word.index + word[0].length ? [{ start: word.index, end, confidence: 0.6 }] : [];
	});
	return [...behind, ...known];
}

function cyrillicNames(text: string): Span[] {
	if (!/\p{sc=Cyrillic}/u.test(text)) return [];
	const spans = (pattern: RegExp, confidence: number) =>
		[...text.matchAll(pattern)]
			.filter(([found]) => /\p{sc=Cyrillic}/u.test(found))
			.map((found) => ({ start: found.index, end: found.index + found[0].length, confidence }));
	const pairs = spans(CYRILLIC_PAIR, 0.75).filter(({ start, end }) =>
		text
			.slice(start, end)
			.split(/[ -]/)
			.some((word) => CYRILLIC_GIVEN.has(word.toLowerCase())),
	);
	return [...spans(PATRONYMIC, 0.93), ...spans(CYRILLIC_INITIALS, 0.85), ...pairs];
}

/** Names in Cyrillic and Arabic letters: by a father's name, by initials, by titles and labels, and by frequent given names. */
export function scriptNames(lines: readonly LineWords[]): Match[] {
	return lines.flatMap(({ text }, line) =>
		[...cyrillicNames(text), ...arabicNames(text)].map(({ start, end, confidence }): Match => ({ kind: "name", line, start, end, confidence })),
	);
}
