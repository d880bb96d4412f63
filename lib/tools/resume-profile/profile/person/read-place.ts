import { findCountryCode } from "@/lib/platform/language/countries";
import { findDateRanges } from "@/lib/tools/reading/text/date-ranges";
import { factOf } from "@/lib/tools/resume-profile/profile/facts";
import type { Fact, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { isContactLabel } from "@/lib/tools/resume-profile/words/contact-labels";
import { placeScore } from "@/lib/tools/resume-profile/words/place-names";
import { titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { emailsIn } from "./emails";
import { phoneIn } from "./phones";
import { piecesOf } from "./pieces";

/** What a piece says behind a label: "Konum: Kadıköy, İstanbul". */
function withoutLabel(piece: string): string {
	const at = piece.search(/[:：]/);
	const rest = piece.slice(at + 1).trim();
	return at > 0 && rest !== "" && isContactLabel(piece.slice(0, at)) ? rest : piece;
}

/** "España, 2019 y 2021"; no postcode that could be a year. */
const endsInDate = (plain: string): boolean => findDateRanges(plain).some(({ text }) => plain.endsWith(text));

/** How sure a piece is the place of a person; 0 when it is none. A country alone may be a nationality. */
function placeConfidence(plain: string, isLabelled: boolean): number {
	if (isContactLabel(plain) || emailsIn(plain).length > 0 || phoneIn(plain) !== null || titleScore(plain) > 0 || endsInDate(plain)) return 0;
	const score = placeScore(plain);
	if (score > 0 && !isLabelled && !plain.includes(",") && findCountryCode(plain) !== null) return 0.4;
	return score * (plain.includes(",") || isLabelled || score === 1 ? 0.9 : 0.6);
}

/** "Rosenweg 17a, 36037 Fulda": behind a street the part with the postcode. "Leeds LS6 2AB": British postcodes stand behind the town. */
const POSTCODE_FIRST = /^(?:[A-Z]{1,3}-)?(?:\d{4,6}|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}|\d{4} ?[A-Z]{2}) (\p{Lu}\p{L}[\p{L} .'’/-]{1,40})$/u;
const BRITISH_POSTCODE = /,? [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u;

/** What stands with its postcode behind a street and a number is a place, though no list has it. */
const BEHIND_STREET = 0.7;

/** The town that an address ends in, as sure as its form makes it. */
function townOfAddress(piece: string): { readonly town: string; readonly confidence: number } | null {
	const parts = piece.split(",").map((part) => part.trim());
	const at = parts.findIndex((part) => POSTCODE_FIRST.test(part));
	const town = parts[at];
	const name = POSTCODE_FIRST.exec(town ?? "")?.[1] ?? "";
	// Below the street, in a line of its own.
	if (town !== undefined && at === 0 && parts.length === 1 && (isTown(name) || placeScore(name) > 0)) return { town, confidence: BEHIND_STREET };
	if (town !== undefined && at > 0) return { town, confidence: Math.max(placeConfidence(town, true), /\d/.test(parts[at - 1] ?? "") ? BEHIND_STREET : 0) };
	if (!BRITISH_POSTCODE.test(piece)) return null;
	const last = piece.replace(BRITISH_POSTCODE, "").split(",").at(-1)?.trim() ?? "";
	return { town: last, confidence: placeConfidence(last, true) || (isTown(last) ? BESIDE_MAIL : 0) };
}

/** A town that stands beside an address of mail is where somebody lives, though it is a small one. */
const BESIDE_MAIL = 0.55;
const isTownAlone = (text: string): boolean => /^\p{Lu}[\p{L}\p{M} .'’-]{1,40}$/u.test(text) && isTown(text);

function findPlace(lines: readonly ResumeLine[]): Fact | null {
	let best: Fact | null = null;
	for (const line of lines) {
		const pieces = piecesOf(line.text);
		// "mail, phone, 8004 Zürich": a place may stand in a line that commas part.
		const isReached = emailsIn(line.text).length > 0;
		const parts = isReached ? line.text.split(",").map((part) => part.trim()) : [];
		const pairs = parts.slice(1).map((part, at) => `${parts[at]}, ${part}`);
		for (const piece of [...pieces, ...pairs, ...parts]) {
			const plain = withoutLabel(piece);
			const confidence = placeConfidence(plain, plain !== piece) || (isReached && isTownAlone(plain) ? BESIDE_MAIL : 0);
			if (confidence > (best?.confidence ?? 0)) best = factOf(plain, confidence, [line]);
			const address = confidence > 0 ? null : townOfAddress(plain);
			if (address && address.confidence > (best?.confidence ?? 0)) best = factOf(address.town, address.confidence, [line]);
		}
	}
	return best;
}

const LINES_AROUND = 4;

/** Lines about the person that stand beside ways to reach them, or at the top. */
function besideContact(near: readonly ResumeLine[], all: readonly ResumeLine[]): ResumeLine[] {
	const reached = near.flatMap((line) => (emailsIn(line.text).length > 0 || phoneIn(line.text) !== null ? [all.indexOf(line)] : []));
	return near.filter((line) => {
		const at = all.indexOf(line);
		return reached.some((place) => Math.abs(place - at) <= LINES_AROUND);
	});
}

/** The place of the person: of what stands beside ways to reach them, else of anything about them. */
export function readPlace(near: readonly ResumeLine[], all: readonly ResumeLine[]): Fact | null {
	return findPlace(besideContact(near, all)) ?? findPlace(near);
}
