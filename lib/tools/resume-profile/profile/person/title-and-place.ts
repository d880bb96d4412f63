import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import { placeScore } from "@/lib/tools/resume-profile/words/place-names";
import { titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { emailsIn } from "./emails";
import { phoneIn } from "./phones";
import { piecesOf } from "./pieces";

/** Ways to work are no places: "Developer | Remote". */
const WAY_TO_WORK = /^(?:fully |100 ?% )?(?:remote|hybrid|home ?office|télétravail|remoto|teletrabajo|on-?site)$/iu;
/** "Bookkeeper / Galway": a stroke with room around it parts, too. */
const STROKE = " / ";
const ADDRESS = /https?:|www\.|\.\p{L}{2,}\/\S|linkedin|github/iu;
const LEAST_LETTERS = 3;

export interface TitleAndPlace {
	readonly title: string;
	readonly place: string;
}

const isPlace = (piece: string): boolean => placeScore(piece) > 0 && titleScore(piece) === 0 && !WAY_TO_WORK.test(piece);

/** "Registered Nurse (ICU) · Galway": what somebody is, and where they live, on one line; null for any other. */
export function titleAndPlace(text: string): TitleAndPlace | null {
	const pieces = piecesOf(text).flatMap((piece) => piece.split(STROKE));
	const [first = "", last = ""] = [pieces[0], pieces.at(-1)];
	if (pieces.length < 2 || isPlace(first) === isPlace(last)) return null;
	const place = isPlace(last) ? last : first;
	const title = pieces.filter((piece) => piece !== place).join(" | ");
	return isTitle(title) ? { title, place } : null;
}

/** No way to reach somebody, no number of anything and no label: what a person may call themselves. */
function isTitle(text: string): boolean {
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	if (letters < LEAST_LETTERS || /[:：@]|\d{3}/u.test(text) || placeScore(text) > 0) return false;
	return emailsIn(text).length === 0 && phoneIn(text) === null && findDateRange(text) === null && !ADDRESS.test(text);
}
