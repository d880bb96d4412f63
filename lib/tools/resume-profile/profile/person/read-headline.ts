import { factOf } from "@/lib/tools/resume-profile/profile/facts";
import type { Fact, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { isDocumentTitle } from "@/lib/tools/resume-profile/words/furniture-words";
import { placeScore } from "@/lib/tools/resume-profile/words/place-names";
import { titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { piecesOf } from "./pieces";

const LONGEST_HEADLINE = 200;
/** What stands where a photograph does, and what labels a headline. */
const NO_HEADLINE =
	/^[[(]?(?:foto|photo|photograph|lichtbild|bewerbungsfoto|bild|picture|фото|写真|証明写真|사진|照片|صورة|תמונה|फोटो|รูปถ่าย|ảnh|zdjęcie|fotografie|fotoğraf|pas foto)[\])]?$/iu;
const HEADLINE_LABEL =
	/^(?:(?:occupazione desiderata|professione|posizione ricercata|professione desiderata|occupazione|beruf|berufsbezeichnung|profession|occupation|profissão|profesión|yrke|zawód|povolání|meslek|profesi|nghề nghiệp|профессия|професія|職種|직업|职业)(?:\s*[:：/]\s*|\s(?=\p{Lu}))|(?:position|post) applied for\s*[:：]\s*)/iu;

/** A place in a line of its own below a headline is none of it. */
const isPlace = (text: string): boolean => placeScore(text) > 0 && titleScore(text) === 0 && text.length < LONGEST_PLACE;
const LONGEST_PLACE = 48;

/** What the person says that they are, under the name or beside it: the first such line with what it wraps into. */
export function readHeadline(found: readonly ResumeLine[], name: Fact | null): Fact | null {
	const told = found.filter((line) => !NO_HEADLINE.test(line.text) && !isDocumentTitle(line.text));
	const [first] = told;
	if (!first) return null;
	if (first.lineId === name?.source.lineIds[0]) {
		const rest = piecesOf(first.text).slice(1).join(" | ");
		return rest === "" ? null : factOf(rest.slice(0, LONGEST_HEADLINE), 0.85, [first]);
	}
	const lines = told.filter(
		(line, at) =>
			Number(line.lineId.slice(1)) === Number(first.lineId.slice(1)) + at &&
			line.fontSize === first.fontSize &&
			line.column === first.column &&
			line.bold === first.bold &&
			(at === 0 || !isPlace(line.text)),
	);
	return factOf(
		lines
			.map((line) => line.text.replace(/\t/g, " "))
			.join(" ")
			.replace(HEADLINE_LABEL, "")
			.slice(0, LONGEST_HEADLINE),
		0.85,
		lines,
	);
}
