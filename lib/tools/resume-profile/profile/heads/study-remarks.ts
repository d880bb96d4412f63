import type { NamedSegment } from "@/lib/tools/resume-profile/labelling/label-lines";
import { saysField } from "@/lib/tools/resume-profile/profile/studies";
import { namesSchool } from "@/lib/tools/resume-profile/words/school-words";
import { isRemark, opensDegree, opensTelling } from "@/lib/tools/resume-profile/words/study-words";

const LEVEL = /^level \d$/iu;
const SHORT_NAME = /^[\p{L}\p{N}.&/-]{2,12}$/u;
const isAcronym = (text: string): boolean => SHORT_NAME.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) > 1;
const CREDITS = /^\d/u;
const STREET = /\s(?:ave|avenue|st|street|rd|road|blvd)\.?$/iu;

const isStudied = (segment: NamedSegment | undefined): boolean => segment?.role === "degree" || segment?.role === "field";

/** Grades, honours, credits, ways of studying, theses and courses are neither degree nor field nor school. */
function withoutRemarks(segments: readonly NamedSegment[]): NamedSegment[] {
	let told = -1;
	return segments.map((segment, at) => {
		const before = segments[at - 1];
		if (opensTelling(segment.text) && (segment.at === 0 || segment.sign !== "comma")) told = segment.row;
		if (segment.isDates) return segment;
		if (told === segment.row) return { ...segment, role: "note" };
		const isBehind = segment.sign === "bracket" && before?.row === segment.row && isStudied(before);
		if (isBehind && LEVEL.test(segment.text)) return { ...segment, role: before?.role ?? "note" };
		// An honour printed with a degree is told with it: "Baccalauréat, mention bien".
		const isTold = segment.role === "degree" || (segment.role === "field" && segment.sign === "bracket");
		const isMeasured = CREDITS.test(segment.text) && !(segment.sign === "bracket" && /\p{L}{3}/u.test(segment.text));
		if (isTold && isStudied(before) && before?.row === segment.row && !isMeasured) return segment;
		return segment.role !== "place" && (isRemark(segment.text) || (segment.role === "school" && STREET.test(segment.text)))
			? { ...segment, role: "note" }
			: segment;
	});
}

/** Where a remark was taken for the school, the school is what stands right before it: "Curso técnico – Escola Central – Concluído em 2019". */
function withSchoolsBeforeRemarks(given: readonly NamedSegment[], segments: readonly NamedSegment[]): NamedSegment[] {
	if (segments.some(({ role }) => role === "school")) return [...segments];
	const remark = segments.findIndex(({ role }, at) => role === "note" && given[at]?.role === "school");
	const [first, before] = [segments[remark - 2], segments[remark - 1]];
	const isApart = first?.role === "degree" && before?.role === "field" && before.row === segments[remark]?.row && before.sign !== "comma";
	return segments.map((segment) => (isApart && segment === before ? { ...segment, role: "school" } : segment));
}

/** "Master of Science in Engineering (Water)": what stands in brackets behind a field that the degree's text says goes on with it. */
function withNarrowerFields(segments: readonly NamedSegment[]): NamedSegment[] {
	return segments.map((segment, at) => {
		const before = segments[at - 1];
		const isBehind = segment.sign === "bracket" && segment.role === "field" && before?.role === "degree" && before.row === segment.row;
		return isBehind && saysField(before.text) ? { ...segment, role: "degree" } : segment;
	});
}

/** "Technical University (TU/e)", "FÁS / DIT Kevin Street": a short name in brackets and what a slash joins to a school are of its name. */
function withWholeNames(segments: readonly NamedSegment[]): NamedSegment[] {
	const named: NamedSegment[] = [];
	for (const segment of segments) {
		const before = named.at(-1);
		const isJoined = before?.role === "school" && !segment.isDates && segment.role !== "school";
		const isSlashed = isJoined && before.row === segment.row && /\s\/\s$/u.test(segment.line.text.slice(before.end, segment.start));
		const isWrapped = isJoined && segment.row === before.row + 1 && segment.start === 1;
		const isShort = isJoined && segment.sign === "bracket" && (before.row === segment.row || isWrapped) && isAcronym(segment.text);
		named.push(isSlashed || isShort ? { ...segment, role: "school" } : segment);
	}
	return named;
}

const WITH = /\swith\s+$/iu;
const WITH_AHEAD = /^with\s/iu;
const MINOR = /^minor in\s/iu;

/** "Regents Diploma with Honors" is one degree, and "Psychology, minor in Spanish" one field. */
function withWhatGoesOn(segments: readonly NamedSegment[]): NamedSegment[] {
	const named: NamedSegment[] = [];
	for (const segment of segments) {
		const before = named.at(-1);
		const isBeside = before?.row === segment.row && !segment.isDates;
		const isWith = segment.sign === "word" ? WITH.test(segment.line.text.slice(0, segment.start)) : segment.sign === "look" && WITH_AHEAD.test(segment.text);
		const isHonour = isBeside && before.role === "degree" && isWith;
		const isMinor = isBeside && isStudied(before) && segment.sign === "comma" && MINOR.test(segment.text);
		named.push((isHonour || isMinor) && before ? { ...segment, role: before.role } : segment);
	}
	return named;
}

/** So many parts behind a colon are a list. */
const LEAST_SUBJECTS = 2;

/** "A Levels: English Literature, French, General Studies": subjects that a colon opens behind a degree are told with it. */
function withSubjects(segments: readonly NamedSegment[]): NamedSegment[] {
	const colon = segments.findIndex(({ sign, row }, at) => sign === "colon" && segments[at - 1]?.role === "degree" && segments[at - 1]?.row === row);
	const degree = segments[colon - 1];
	if (!degree || !opensDegree(degree.text)) return [...segments];
	const isSubject = ({ row, sign, isDates, role, text }: NamedSegment, at: number) =>
		row === degree.row && !isDates && role !== "place" && !namesSchool(text) && (sign === "comma" || sign === "bracket" || at === colon);
	const end = segments.findIndex((segment, at) => at >= colon && !isSubject(segment, at));
	const last = end === -1 ? segments.length : end;
	if (segments.slice(colon, last).filter(({ sign }) => sign !== "bracket").length < LEAST_SUBJECTS) return [...segments];
	return segments.map((segment, at) => (at >= colon && at < last ? { ...segment, role: "degree" } : segment));
}

/** What the parts of a school's head are, made to agree with what is a remark for certain. */
export function withRemarks(segments: readonly NamedSegment[]): NamedSegment[] {
	return withSubjects(withWholeNames(withWhatGoesOn(withNarrowerFields(withSchoolsBeforeRemarks(segments, withoutRemarks(segments))))));
}
