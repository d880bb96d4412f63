import type { Found } from "@/lib/tools/documents/redacting/finding/addresses/address-lines";
import { withoutEnd } from "@/lib/tools/documents/redacting/finding/finder-line";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";

/** Scripts without capitals: Arabic, Hebrew, Devanagari and its kin, Thai. */
const UNCASED = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gujarati}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Thai}]/u;
/** Words of streets, homes, quarters and districts, at whose head a word may stand. */
const MARKER =
	/^(?:ال|ب|ل|בר|ב)?(?:شارع|حي|حى|طريق|ميدان|مبنى|عمارة|بناية|شقة|الشقة|الدور|دور|الطابق|طابق|منطقة|زنقة|نهج|قرية|مدينة|محافظة|مركز|برج|فيلا|منزل|مجمع|خیابان|کوچه|پلاک|بلوار|محله|واحد|طبقه|گلی|مکان|محلہ|רח'?|רחוב|שד'?|שדרות|שכונת|דירה|קומה|כניסה|בית|קיבוץ|מושב|סמטת|דרך|ד\.נ\.?)(?:$|[\s.:'،,])|^(?:ग्राम|गाँव|गांव|पोस्ट|थाना|जिला|ज़िला|तहसील|मकान|गली|वार्ड|मोहल्ला|सेक्टर|फ्लैट|प्लॉट|ब्लॉक|मार्ग|रोड|नगर|कॉलोनी|विहार)(?:$|[\s.,:])|^(?:หมู่|ซอย|ซ\.|ถนน|ถ\.|ตำบล|ต\.|แขวง|อำเภอ|อ\.|เขต|จังหวัด|จ\.|บ้านเลขที่|อาคาร|คอนโด|ม\.|กรุงเทพ)|^(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)$|^[가-힣0-9]{1,10}(?:도|시|군|구|읍|면|동|리|로|길|가)$/u;
/** Behind these no address goes on. */
const STOP =
	/^(?:و?(?:هاتف|جوال|رقم|البريد|بريد|تلفون|موبايل|لوحة|السيد|زوج)|טל|טלפון|נייד|ת\.ז|תעודת|רכב|חשבון|מוביל|मोबाइल|फोन|आधार|पैन|राशन|โทร|ทะเบียน|เลข|สามี|ภรรยา|และ)/u;
const NUMBER = /^[#№]?\d{1,6}(?:[/-]\d{1,5}){0,3}(?:\p{L}|번지|번길)?$/u;
const BOX = /(?:ص ?\. ?ب\.?|ת ?\. ?ד\.?)[ :]{1,3}(?=\d)/gu;
const MOST_PLAIN = 3;

interface Run {
	start: number;
	end: number;
	marks: number;
	hasNumber: boolean;
	plain: number;
}

const isEnough = ({ marks, hasNumber }: Run) => marks > 1 || (marks === 1 && hasNumber);
const foundOf = ({ start, end, marks, hasNumber }: Run): Found => ({ start, end, confidence: marks > 1 && hasNumber ? 0.75 : OFFERED });

/** Addresses in scripts that have no capitals: words of streets and homes beside each other and beside numbers. */
export function uncasedAddresses(text: string): Found[] {
	if (!UNCASED.test(text) && !/[가-힣]/.test(text)) return [];
	const found: Found[] = boxes(text);
	let run: Run | null = null;
	const close = () => {
		if (run && isEnough(run)) found.push(foundOf(run));
		run = null;
	};
	for (const one of text.matchAll(/[^\s,،;؛()]+|[,،;؛()]/gu)) {
		const [own, start] = [one[0], one.index];
		if (/^[,،]$/.test(own)) {
			if (run) run.plain = Math.min(run.plain, 1);
			continue;
		}
		const bare = withoutEnd(own, ".:।");
		const [isMark, isNumber] = [MARKER.test(own), NUMBER.test(bare)];
		if (/^[;؛()]$/.test(own) || STOP.test(own)) close();
		else if (isMark || isNumber) {
			run ??= { start, end: start, marks: 0, hasNumber: false, plain: 0 };
			run.marks += Number(isMark);
			run.hasNumber ||= isNumber;
			[run.end, run.plain] = [start + bare.length, 0];
		} else if (run && (/^[-–]$/.test(own) || (UNCASED.test(own) && run.plain < MOST_PLAIN))) {
			run.plain += 1;
			// What stands between is the name of what was called before.
			if (run.marks > 0) run.end = start + bare.length;
		} else close();
		if (/[:।]$/u.test(own) && !isMark) close();
	}
	close();
	return found;
}

function boxes(text: string): Found[] {
	return [...text.matchAll(BOX)].map((found) => {
		const rest = /^\d{1,6}(?: \p{L}{2,14}){0,2}(?: \d{4,7})?/u.exec(text.slice(found.index + found[0].length, found.index + 50))?.[0] ?? "";
		return { start: found.index, end: found.index + found[0].length + rest.length, confidence: 0.8 };
	});
}
