import type { NamedSegment } from "@/lib/tools/resume-profile/labelling/label-lines";
import { formRowOf } from "@/lib/tools/resume-profile/words/form-labels";
import { schoolWordsIn } from "@/lib/tools/resume-profile/words/school-words";
import { has, withBrackets } from "./head-roles";

const GRADE = /\d\s?%|^\d+([.,]\d+)?$|\d\s?\/\s?\d|\b(?:c?gpa|grade|note|mention|voto|valores|marks?|distinction|merit)\b/iu;

/** What has no digit is no date. */
function withDates(segments: readonly NamedSegment[]): NamedSegment[] {
	const isNone = ({ role, text }: NamedSegment) => role === "dates" && !/\p{N}/u.test(text);
	return segments.map((segment) => (isNone(segment) ? { ...segment, role: "note" } : segment));
}

/** "Qualification:⇥Diploma": in a form the words before a value say what it is. */
function withFormLabels(segments: readonly NamedSegment[]): NamedSegment[] {
	return segments.map((segment) => {
		const row = formRowOf(segment.line.text, "school");
		if (!row || segment.isDates) return segment;
		if (segment.start < row.valueAt) return { ...segment, role: "note" };
		if (row.role === "degree") return segment.role === "field" ? segment : { ...segment, role: "degree" };
		if (row.role === "school") return segment.role === "place" ? segment : { ...segment, role: "school" };
		return { ...segment, role: row.role === "place" ? "place" : "note" };
	});
}

/** "CFC de mécanicien, École professionnelle": of two schools in a row, the one without a school's words is what was studied. */
function withTwoSchools(segments: readonly NamedSegment[]): NamedSegment[] {
	if (has(segments, "degree") || has(segments, "field")) return [...segments];
	const first = segments.find(({ role }) => role === "school");
	const isStudied =
		first &&
		!schoolWordsIn(first.text).institution &&
		segments.some((other) => other !== first && other.role === "school" && schoolWordsIn(other.text).institution);
	return segments.map((segment) => (isStudied && segment === first ? { ...segment, role: "degree" } : segment));
}

/** Where no degree is named, a row of its own that is neither a grade nor a school is it. */
function withDegree(segments: readonly NamedSegment[]): NamedSegment[] {
	if (has(segments, "degree") || has(segments, "field") || !has(segments, "school")) return [...segments];
	const degree = segments.find(
		({ role, text, at, sign }) =>
			role === "note" && (at === 0 || sign === "tab") && /\p{L}{3}/u.test(text) && !GRADE.test(text) && formRowOf(text, "school") === null,
	);
	return segments.map((segment) => (segment === degree ? { ...segment, role: "degree" } : segment));
}

/** What the model took the parts of a school's head for, made to agree with what their signs, words and neighbours say for certain. */
export function settledSchoolRoles(named: readonly NamedSegment[]): NamedSegment[] {
	return withDegree(
		withTwoSchools(withBrackets(withDates(withFormLabels(named)), (before, text) => (before === "degree" ? !GRADE.test(text) : ACRONYM.test(text)))),
	);
}

const ACRONYM = /^[\p{Lu}\p{N}.&-]{2,8}$/u;
