import { BIRTH_LABELS } from "./find-birth-dates";
import { type FinderLine, type Match, plainLine } from "./finder-line";
import { foldLine } from "./labels";

const list = (words: string): readonly string[] => words.split(" ");
const MONTHS = new Set(
	list(
		"january february march april may june july august september october november december januar jänner februar marz mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro januari februari maart mei augustus stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia ledna unora brezna dubna kvetna cervna cervence srpna zari rijna listopadu prosince января февраля марта апреля мая июня июля августа сентября октября ноября декабря januara februara aprila juna jula augusta septembra oktobra novembra decembra augusti",
	),
);
/** Beginnings of words that count, in many languages; a word of figures is one of them or several. */
const NUMBERS = list(
	"one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twent thirt fort fift sixt sevent eight ninet hundred thousand first second third ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert tausend erst zweit dritt siebt un deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent mil premier uno una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce dieci veint treinta cuarenta cincuenta sesenta setenta ochenta noventa nove novecient primero due tre quattro cinque sei sette otto dieci undici dodici tredici quattordici quindici venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille duemila primo dois duas quatro sete oito dez doze treze vinte trinta quarenta cinquenta sessenta oitenta novecentos primeiro een twee drie vijf zes zeven negen tien twaalf twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend eerste pierwsz drug trzeci czwart piat szost siodm osm dziewiat dziesiat dwudziest trzydziest tysiac prvni druh treti ctvrt pat sest sedm devat desat dvacat tricat tisic двадцат тридцат перв втор трет четверт пят шест седьм восьм девят десят одиннадцат двенадцат тысяч сорок",
);
const BETWEEN = new Set(list("of the in and year de del di den der des do da i e y et am le el il op dag dnia dne roku года г den"));
const WORD = /[\p{L}\p{N}'’-]+/gu;
const [MOST_BEFORE, MOST_WORDS, LEAST_NUMBERS] = [2, 18, 1];

const isNumber = (word: string): boolean => /^\d{1,4}(?:st|nd|rd|th|er|º|°)?$/.test(word) || NUMBERS.some((beginning) => word.startsWith(beginning));

/** "born on the nineteenth of March 1982", "nascido a quinze de janeiro de mil novecentos e quarenta": the day, the year or both in words behind a label of birth. */
export function wordedBirthDates(lines: readonly FinderLine[]): Match[] {
	const folded = lines.map(({ text }) => foldLine(plainLine(text)));
	return folded.flatMap((text, line): Match[] =>
		BIRTH_LABELS.ends(text).flatMap(({ end: labelEnd }): Match[] => {
			const next = lines[line + 1]?.page === lines[line]?.page ? (folded[line + 1] ?? "") : "";
			const joined = `${text} ${next}`;
			const words = [...joined.slice(labelEnd).matchAll(WORD)].slice(0, MOST_WORDS + MOST_BEFORE);
			const from = words.findIndex(({ 0: word }) => isNumber(word));
			if (from === -1 || from > MOST_BEFORE || labelEnd + (words[from]?.index ?? 0) >= text.length) return [];
			let [last, months, numbers] = [from - 1, 0, 0];
			for (const [at, { 0: word }] of words.entries()) {
				if (at < from) continue;
				const isMonth = MONTHS.has(word);
				if (!isMonth && !isNumber(word) && !BETWEEN.has(word)) break;
				months += Number(isMonth);
				numbers += Number(!isMonth && /^\p{L}/u.test(word) && isNumber(word));
				if (!BETWEEN.has(word)) last = at;
			}
			const [first, final] = [words[from], words[last]];
			if (!first || !final || months !== 1 || numbers < LEAST_NUMBERS) return [];
			return [{ kind: "birth_date", line, start: labelEnd + first.index, end: labelEnd + final.index + final[0].length, confidence: 0.85 }];
		}),
	);
}
