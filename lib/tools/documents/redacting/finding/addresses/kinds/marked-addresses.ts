import type { Found } from "@/lib/tools/documents/redacting/finding/addresses/address-lines";
import { isOfCalendar } from "@/lib/tools/documents/redacting/finding/names/offered/calendar-words";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";

/** How a country writes addresses: the words one begins with, and what else may stand in it, in whatever order. */
interface Country {
	readonly opening: RegExp;
	readonly mark: RegExp;
	readonly least: number;
}

const COUNTRIES: readonly Country[] = [
	// "Perum Griya Asri Blok D5/12", "Jl. Otto Iskandardinata Gg. Mesjid No. 27 RT 03/RW 07", "Dk. Jetis RT 02"
	{
		opening:
			/(?<![\p{L}\p{N}])(?:Perumahan|Perum\.?|Komplek|Kompleks|Kompl\.|Asrama|Ruko|Rusun|Apartemen|Dusun|Dsn\.?|Dk\.|Ds\.|Kp\.|Kampung|Jalan|Jl\.?|Jln\.?|Gg\.|Gang|Desa|Kel\.|Kec\.|Lorong|Lrg\.?|Taman|Kg\.?|Lot|Lingkungan|Link\.|RT|Blok)(?= [\p{Lu}\d])/gu,
		mark: /^(?:RT|RW|RT\.?\/RW\.?|Blok|No\.?|Km\.?|Kav\.?|Gg\.?|Kel\.?|Kec\.?|Kab\.?|Desa|Jl\.?|Seksyen|Lorong|Batu)$/u,
		least: 1,
	},
	// "Hamidiye Mah. Kışla Sok. Gonca Apt. B Blok K:3 D:11"
	{
		opening:
			/(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}'’.]{1,18} ){1,3}(?:Mah|Mahallesi|Mh|Cad|Caddesi|Cd|Sok|Sokak|Sokağı|Sk|Bulv|Bulvarı|Blv|Sitesi|Apt|Köyü)(?![\p{L}])\.?/gu,
		mark: /^(?:Mah|Mahallesi|Mh|Cad|Caddesi|Cd|Sok|Sokak|Sokağı|Sk|Bulv|Bulvarı|Blv|Sitesi|Sit|Apt|Apartmanı|Blok|Kat|Daire|No)\.?$|^(?:No|K|D|Kat|Daire|Blok|Blk)[.:]+\d|^(?:No|K|D|Kat|Daire)[.:]+$/u,
		least: 1,
	},
	// "H.No. 12-13-865, Tarnaka", "Near Jama Masjid, Ward No. 4, Bidar, Karnataka 585401"
	{
		opening:
			/(?<![\p{L}\p{N}])(?:H\. ?No\.?|H\.?N\.|D\. ?No\.?|Door No\.?|House No\.?|Hse No\.?|Plot No\.?|Flat No\.?|Qtr\.? No\.?|Ward No\.?|Gali No\.?|Street No\.?|Sy\. ?No\.?|Survey No\.?|Room No\.?|Block No\.?|Unit No\.?|Stand No\.?)(?= ?[\dA-Z])|(?<![\p{L}])(?:Near|Opp\.?|Behind|Vill\.?|Village|At\/Po|Purok|Sitio|Brgy\.?|Barangay|Blk\.?)(?= [\p{Lu}\d])/gu,
		mark: /^(?:No|Ward|Phase|Sector|Block|Blk|Lot|Cross|Main|Road|Rd|Street|St|Nagar|Colony|Layout|Dist|Distt|Tq|Tal|Taluk|Tehsil|Mandal|Purok|Sitio|Brgy|Barangay|Subd|Subdivision|City|Village|P\.?O|PIN|Pin)\.?$|^\d{6}$|^#?\d{1,4}[-/]\d/u,
		least: 1,
	},
];
const TOKEN = /[^\s,;|\t()]+/gu;
const [MOST_TOKENS, MOST_GAP] = [16, 3];
const NUMBER = /^[#№]?(?:\p{Lu}{0,2}-?)?\d[\d\p{Lu}/.-]*$/u;
const SMALL = /^(?:de|da|of|and|del|la|no|ke|di|s\/d|ve)$/u;
/** A label or another fact begins. */
const STOP =
	/^(?:Tel|Telp|HP|Phone|Mobile|Mob|Aadhaar|Aadhar|PAN|Passport|NIK|KTP|TC|T\.C|Doğum|DOB|Email|E-mail|Age|Aged|Occ|S\/o|D\/o|W\/o|Contact|Cell|Mr|Mrs|Ms|Shri|Smt|Dr|Bapak|Ibu|Sayın|VKN|V\.D)\.?:?$/iu;

function runFrom(text: string, from: number, mark: RegExp): { end: number; marks: number; hasNumber: boolean } {
	let [end, marks, hasNumber] = [from, 0, false];
	let count = 0;
	for (const found of text.slice(from, from + 160).matchAll(TOKEN)) {
		const own = found[0];
		const gap = text.slice(end, from + found.index);
		if (count >= MOST_TOKENS || gap.length > MOST_GAP || !/^(?:[.,]? |, ?|)$/.test(gap) || STOP.test(own) || isOfCalendar(own)) break;
		const bare = own.replace(/[.:]$/, "");
		const [isMark, isNumber] = [mark.test(own) || mark.test(bare), NUMBER.test(bare)];
		if (!isMark && !isNumber && !/^[\p{Lu}“"‘']/u.test(own) && !SMALL.test(own)) break;
		marks += Number(isMark);
		hasNumber ||= isNumber || /\d/.test(own);
		if (!SMALL.test(own)) end = from + found.index + bare.length + (isMark && own.endsWith(".") ? 1 : 0);
		count += 1;
		// A sentence ends.
		if (/\p{L}{5}[.:]$/u.test(own) && !isMark) break;
	}
	return { end, marks, hasNumber };
}

/** Addresses of countries whose words for their parts stand in any order; a number among them, or a second word of theirs, tells them. */
export function markedAddresses(text: string): Found[] {
	if (!/\p{Lu}/u.test(text)) return [];
	return COUNTRIES.flatMap(({ opening, mark, least }) =>
		[...text.matchAll(opening)].flatMap((found): Found[] => {
			const from = found.index + found[0].length;
			const { end, marks, hasNumber } = runFrom(text, from, mark);
			const isNamed = /\d/.test(text.slice(from, end)) || marks > least;
			return end > from && isNamed && (hasNumber || marks > least)
				? [{ start: found.index, end, confidence: hasNumber && marks >= least ? 0.7 : OFFERED }]
				: [];
		}),
	);
}
