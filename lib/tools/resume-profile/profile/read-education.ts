import { trimEndOf, trimStartOf } from "@/lib/platform/language/outer-letters";
import type { ResumeEducation, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { foldText } from "@/lib/tools/resume-profile/text/clean-text";
import { type DateRange, findDateRange, withoutRange } from "@/lib/tools/resume-profile/text/date-ranges";
import { sourceOf } from "./facts";
import { placeScore } from "./place-names";

const INSTITUTION =
	/universi|hochschul|hogeschool|fachhochschule|college|institut|academ|akadem|polytech|politec|politecnic|ecole|\bschool\b|schule\b|gymnasium|lycee|liceo|lycée|facult|faculdade|escuela|escola|scuola|school$|berufskolleg|dai hoc|truong |hoc vien|cao dang|大学|学院|高校|高等学校|専門学校|\beth\b|\bmit\b|\btu\b|\bfh\b|\bepfl\b|\binsead\b|\bhec\b|\biae\b|\biut\b|\buc\b|\bucl\b/;
const DEGREE =
	/\bbachelor|\bmaster|\bdoctor|\bph\.? ?d\b|\bmba\b|\bb\.? ?(?:sc?|a|eng|tech|com|ed|n)\b\.?|\bm\.? ?(?:sc?|a|eng|tech|ed|phil|res)\b\.?|\bllb\b|\bllm\b|diplom|\bdipl\b|magister|staatsexamen|abitur|matura|fachabitur|ausbildung zu|licen[cs]|lizenziat|\bbts\b|\bdut\b|\bbut\b|baccalaureat|\bbac\b|grado en|\bgrado\b|ingenieria|tecnico superior|bachillerato|tecnologo|laurea|diploma|mestrado|bacharel|posgrado|postgrad|graduate|doutorado|dottorato|associate of|associate'?s? degree|certificate in|a-levels|gcse|vwo|havo|\bhbo\b|\bmbo\b|cu nhan|ky su|thac si|tien si|学士|修士|博士|学部|学科|研究科|卒業/;

interface Draft {
	institution: string | null;
	degree: string | null;
	range: DateRange | null;
	isInstitutionSure: boolean;
	readonly lines: ResumeLine[];
}

type Role = "institution" | "degree" | "place" | "other";

function roleOf(text: string): Role {
	const folded = foldText(text);
	if (DEGREE.test(folded) && !/^universi|^hochschule/.test(folded)) return "degree";
	if (INSTITUTION.test(folded)) return "institution";
	return placeScore(text) > 0 ? "place" : "other";
}

/** Parts at strong separators, then at commas where a degree and an institution share one part. */
function piecesOf(text: string): string[] {
	return text.split(/\t|[|·•]|\s[–—-]\s/u).flatMap((part) => {
		const pieces: string[] = [];
		for (const piece of part
			.split(/,\s+/)
			.map((raw) => trimEndOf(trimStartOf(raw, /[\s,;:()–—-]/), /[\s,;:(–—-]/))
			.filter(Boolean)) {
			const last = pieces.at(-1);
			if (last !== undefined && roleOf(piece) === "other") pieces[pieces.length - 1] = `${last}, ${piece}`;
			else pieces.push(piece);
		}
		return pieces;
	});
}

function fieldOf(degree: string | null): string | null {
	const before = degree && /\s(?:in|im|en|em|ngành)\s{1,4}(?!Science\b|Arts\b)(?=\p{L})/iu.exec(degree);
	const afterComma = degree && /^(?:\S+\s){0,4}\S+,\s+(\p{L}[^,\d]*)$/u.exec(degree);
	return before ? degree.slice(before.index + before[0].length) : (afterComma?.[1] ?? null);
}

function isFull(draft: Draft, role: Role, range: DateRange | null): boolean {
	return (role === "institution" && draft.isInstitutionSure) || (role === "degree" && draft.degree !== null) || (range !== null && draft.range !== null);
}

/** The studies of an education section. A new entry begins when an institution, a degree or a date comes that the current one has already. */
export function readEducation(lines: readonly ResumeLine[]): ResumeEducation[] {
	const drafts: Draft[] = [];
	const isListed = lines.every((line) => line.kind === "bullet");
	for (const line of lines) {
		if (line.kind === "bullet" && !isListed) continue;
		const text = line.text.replace(/,?\s?\(?\b(?:C?GPA|Abschlussnote|Note)\b:?\s?[\d.,]+(?:\s?\/\s?[\d.,]+)?\)?/giu, "");
		const range = text.length < 160 ? findDateRange(text) : null;
		const pieces = piecesOf(range ? withoutRange(text, range) : text).map((piece) => ({ text: piece, role: roleOf(piece) }));
		const current = drafts.at(-1);
		const needsNew = !current || pieces.some(({ role }) => isFull(current, role, null)) || isFull(current, "other", range);
		const draft = needsNew ? { institution: null, degree: null, range: null, isInstitutionSure: false, lines: [] } : current;
		if (needsNew) drafts.push(draft);
		draft.lines.push(line);
		draft.range ??= range;
		for (const { text: piece, role } of pieces) {
			if (role === "institution" && !draft.isInstitutionSure) {
				draft.institution = piece;
				draft.isInstitutionSure = true;
			} else if (role === "degree") draft.degree = draft.degree === null ? piece : `${draft.degree}, ${piece}`;
			else if (role === "other" && piece.length <= 70 && draft.lines.length <= 3) draft.institution ??= piece;
		}
	}
	return drafts
		.filter((draft) => draft.degree !== null || (draft.institution !== null && (draft.isInstitutionSure || draft.range !== null)))
		.map((draft, index) => ({
			educationId: `S${index + 1}`,
			institution: draft.institution,
			degree: draft.degree,
			field: fieldOf(draft.degree),
			startDate: draft.range?.start ?? null,
			endDate: draft.range?.end ?? null,
			confidence: 0.35 + (draft.isInstitutionSure ? 0.25 : 0) + (draft.degree ? 0.2 : 0) + (draft.range ? 0.15 : 0),
			source: sourceOf(draft.lines),
		}));
}
