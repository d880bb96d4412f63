import type { Span } from "@/lib/tools/documents/redacting/finding/addresses/find-streets";

const STREETS =
	"ул|улица|улице|пр|просп|пр-т|проспект|пер|переулок|наб|набережная|пл|площадь|ш|шоссе|б-р|бульвар|проезд|пр-д|мкр|микрорайон|вул|провулок|тупик|аллея|линия";
const PLACES = "г|гор|город|пос|посёлок|поселок|пгт|с|село|дер|деревня|обл|область|р-н|респ|республика|м|місто|смт";
const STREET = new RegExp(String.raw`(?<![\p{L}])(?:${STREETS})(?:\. ?| )\p{Lu}|\p{L} (?:${STREETS})\.?$`, "u");
/** Where a place or a street begins within the words before a comma: "проживающего: г. Москва". */
const OPENING = new RegExp(String.raw`(?<![\p{L}\d])(?:\d{6}$|(?:${PLACES}|${STREETS})(?:\. ?| )\p{Lu})`, "u");
const PART =
	/^(?:\d{6}|(?:д|дом|буд|корпус|корп|строение|стр|квартира|кв|к|лит|оф|офис|комн|подъезд|этаж)\.? ?(?:\d{1,5}[А-Яа-я]?|[А-Яа-я](?![А-Яа-я]))(?:\/\d{1,4})?|\d{1,4} ?[а-я]?(?:[-/]\d{1,4})?|\p{Lu}[\p{L}-]{2,24}(?: (?:обл|область|р-н|район|край|респ|республика)\.?)?)/u;
const NUMBERED = /\d/;
const MOST_PART = 60;

/** "г. Москва, ул. Академика Королёва, д. 4, корп. 2, кв. 117": parts between commas, one of which is a street. */
export function cyrillicAddresses(text: string): Span[] {
	if (!/\p{sc=Cyrillic}/u.test(text) || !NUMBERED.test(text)) return [];
	const found: Span[] = [];
	let open: { start: number; end: number; hasStreet: boolean; parts: number } | null = null;
	const close = () => {
		if (open?.hasStreet && open.parts > 1 && NUMBERED.test(text.slice(open.start, open.end))) found.push({ start: open.start, end: open.end });
		open = null;
	};
	let from = 0;
	for (const part of text.split(/[,;]/)) {
		const lead = part.length - part.trimStart().length;
		const own = part.trim().slice(0, MOST_PART);
		const opening = OPENING.exec(own);
		if (open) {
			const isStreet = STREET.test(own);
			const piece = isStreet || (opening && opening.index === 0) ? own.replace(/\.$/, "") : (PART.exec(own)?.[0] ?? "");
			if (piece === "") close();
			else {
				open = { start: open.start, end: from + lead + piece.length, hasStreet: open.hasStreet || isStreet, parts: open.parts + 1 };
				if (piece.length < own.length - 1) close();
			}
		}
		if (!open && opening) {
			const start = from + lead + opening.index;
			open = { start, end: from + lead + own.length, hasStreet: STREET.test(own.slice(opening.index)), parts: 1 };
		}
		from += part.length + 1;
	}
	close();
	return found;
}
