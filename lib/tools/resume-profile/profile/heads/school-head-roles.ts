import type { NamedSegment } from "@/lib/tools/resume-profile/labelling/label-lines";
import type { SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import { type CellRole, tableRoleOf } from "@/lib/tools/resume-profile/profile/parts/entry-tables";
import { formRowOf } from "@/lib/tools/resume-profile/words/form-labels";
import { namesSchool } from "@/lib/tools/resume-profile/words/school-words";
import { isRemark, opensDegree } from "@/lib/tools/resume-profile/words/study-words";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { has, withBrackets } from "./head-roles";
import { withStudyOrder } from "./study-order";
import { withRemarks } from "./study-remarks";

const GRADE = /\d\s?%|^\d+([.,]\d+)?$|\d\s?\/\s?\d|\b(?:c?gpa|grade|note|mention|voto|valores|marks?|distinction|merit)\b/iu;

const AVERAGE = /^(?:c?gpa|cgpi|grade average|notenschnitt|durchschnitt|promedio|media|moyenne|voto)\b/iu;

/** What has no digit is no date, and an average is no field of study. */
function withDates(segments: readonly NamedSegment[]): NamedSegment[] {
	const isNone = ({ role, text }: NamedSegment) => (role === "dates" ? !/\p{N}/u.test(text) : role === "field" && AVERAGE.test(text));
	return segments.map((segment) => (isNone(segment) ? { ...segment, role: "note" } : segment));
}

function roleOfCell(cell: CellRole | null, { role, text, sign }: NamedSegment): SegmentRole {
	if (cell === "field") return "field";
	if (cell === "degree" && sign === "bracket" && (GRADE.test(text) || isRemark(text))) return "note";
	if (cell === "degree") return role === "field" ? role : "degree";
	if (cell === "school") return role === "place" ? role : "school";
	return cell === "place" ? "place" : "note";
}

/** "Qualification:⇥Diploma": in a form the words before a value say what it is. */
function withFormLabels(segments: readonly NamedSegment[]): NamedSegment[] {
	return segments.map((segment) => {
		const inTable = tableRoleOf(segment.line, segment.start);
		if (inTable !== undefined) return { ...segment, role: segment.isDates ? "dates" : roleOfCell(inTable, segment) };
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
	const schools = segments.filter(({ role }) => role === "school");
	const isInstitution = ({ text }: NamedSegment) => namesSchool(text) && !opensDegree(text);
	const [first] = schools;
	const opened = schools.find(({ text }) => opensDegree(text));
	const studied = opened ?? (first && !isInstitution(first) && schools.some(isInstitution) ? first : undefined);
	const isOnly = schools.length === 1 && studied !== undefined && namesSchool(studied.text);
	return segments.map((segment) => (segment === studied && !isOnly ? { ...segment, role: "degree" } : segment));
}

const isLabelOf = ({ line, start }: NamedSegment): boolean => start < (formRowOf(line.text, "school")?.valueAt ?? 0);

/** Where no degree is named, what stands before the field is it, or a row of its own that is neither a grade nor a school. */
function withDegree(segments: readonly NamedSegment[]): NamedSegment[] {
	if (has(segments, "degree")) return [...segments];
	const field = segments.findIndex(({ role }) => role === "field");
	if (field === -1 && !has(segments, "school")) return [...segments];
	const opens = ({ at, sign, row }: NamedSegment, place: number) =>
		at === 0 || sign === "tab" || (segments[place - 1]?.isDates && segments[place - 1]?.row === row);
	const opened = segments.find((segment) => segment.role === "note" && opensDegree(segment.text) && !isLabelOf(segment));
	const isNamed = opened !== undefined && (opened.at === 0 || segments[segments.indexOf(opened) - 1]?.isDates === true || opened.sign === "tab");
	const degree = isNamed
		? opened
		: segments.find((segment, place) => {
				if (segment.role !== "note" || GRADE.test(segment.text) || isRemark(segment.text) || isLabelOf(segment)) return false;
				if (field !== -1) return place === field - 1 && segments[field]?.row === segment.row && /\p{L}{2}/u.test(segment.text);
				return opens(segment, place) && /\p{L}{3}/u.test(segment.text) && formRowOf(segment.text, "school") === null;
			});
	return segments.map((segment) => (segment === degree ? { ...segment, role: "degree" } : segment));
}

/** Where no school is named, what has a school's words is it. */
function withSchool(segments: readonly NamedSegment[]): NamedSegment[] {
	if (has(segments, "school")) return [...segments];
	const isFree = (segment: NamedSegment) => !segment.isDates && !isLabelOf(segment) && namesSchool(segment.text);
	const isNamed = (segment: NamedSegment) =>
		isFree(segment) && !opensDegree(segment.text) && segments.some((other) => other !== segment && (other.role === "degree" || other.role === "field"));
	const school =
		segments.find((segment) => (segment.role === "note" || segment.role === "place") && isFree(segment)) ??
		segments.find((segment) => isNamed(segment) && (segment.sign === "comma" || segment.sign === "dash" || segment.sign === "tab" || segment.at === 0));
	return segments.map((segment) => (segment === school ? { ...segment, role: "school" } : segment));
}

/** "A levels: History (A), French (B)": a grade's letter in brackets belongs to what it grades. */
function withLetters(segments: readonly NamedSegment[]): NamedSegment[] {
	return segments.map((segment, at) => {
		const before = segments[at - 1];
		const isLetter = segment.sign === "bracket" && /^[A-Z][+*-]?$/.test(segment.text) && before?.row === segment.row;
		return isLetter && (before.role === "degree" || before.role === "field") ? { ...segment, role: before.role } : segment;
	});
}

const STATE = /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|BC|QC|AB|NS|NB|MB|SK)$/u;

/** "Tufts University, Medford, MA": behind a town two capitals are its state and no degree. */
function withStates(segments: readonly NamedSegment[]): NamedSegment[] {
	return segments.map((segment, at) => {
		const before = segments[at - 1];
		const isBehind = before?.row === segment.row && segment.sign === "comma" && (before.role === "place" || isTown(before.text));
		return isBehind && STATE.test(segment.text) ? { ...segment, role: "place" } : segment;
	});
}

/** "5 Highers (AABBB), Shawlands Academy": what stands in brackets behind what was studied is none of a school. */
function withoutBracketedSchools(segments: readonly NamedSegment[]): NamedSegment[] {
	return segments.map((segment, at) => {
		const before = segments[at - 1];
		const isInside = segment.sign === "bracket" && before?.row === segment.row && segment.line.text.slice(segment.end, segment.end + 1) === ")";
		const isBehind = isInside && (before.role === "degree" || before.role === "field");
		return isBehind && segment.role === "school" && !namesSchool(segment.text) ? { ...segment, role: before.role } : segment;
	});
}

/** What the model took the parts of a school's head for, made to agree with what their signs, words and neighbours say for certain. */
export function settledSchoolRoles(named: readonly NamedSegment[]): NamedSegment[] {
	const lettered = withStates(withLetters(withoutBracketedSchools(withDates(withFormLabels(named)))));
	const bracketed = withBrackets(lettered, (before, text) => (before === "degree" ? !GRADE.test(text) && !isRemark(text) : ACRONYM.test(text)));
	return withStudyOrder(withDegree(withTwoSchools(withSchool(withRemarks(bracketed)))));
}

const ACRONYM = /^[\p{Lu}\p{N}.&-]{2,8}$/u;
