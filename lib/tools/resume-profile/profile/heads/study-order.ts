import type { NamedSegment } from "@/lib/tools/resume-profile/labelling/label-lines";
import type { SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import { namesSchool } from "@/lib/tools/resume-profile/words/school-words";
import { opensDegree } from "@/lib/tools/resume-profile/words/study-words";
import { isTown } from "@/lib/tools/taxonomy/places/towns";

/** Kinds of schools as their names begin in some countries: "PTS Ried", "VS Langenrohr", "SOU Kladno", "SMA Negeri 3". */
const SHORT_SCHOOL =
	/^(?:VS|NMS|MS|PTS|HS|RG|BG|BRG|BORG|HTL|HTBLA|HAK|HASCH|HLW|HBLA|BHAK|ZŠ|SOŠ|SOU|SPŠ|ZSZ|SP|LO|SMA|SMK|SMP|SD|IES|CEIP|ITIS|IPSIA|ISIS|CFA|GRETA)\s\p{Lu}/u;

const isSchool = (text: string): boolean => (namesSchool(text) || SHORT_SCHOOL.test(text)) && !opensDegree(text);

const ofRole = (segments: readonly NamedSegment[], role: SegmentRole): NamedSegment[] => segments.filter((segment) => segment.role === role);

/** The parts with the roles of two of them changed for each other's. */
function swapped(segments: readonly NamedSegment[], one: NamedSegment, other: NamedSegment): NamedSegment[] {
	return segments.map((segment) => (segment === one ? { ...segment, role: other.role } : segment === other ? { ...segment, role: one.role } : segment));
}

/** "IFRS-Grundlagen, Controller Akademie", "Volksschule" above "VS Langenrohr": of a degree and a school, the one that is called as schools are is the school. */
function withSchoolNamed(segments: readonly NamedSegment[]): NamedSegment[] {
	const [[degree, ...degrees], [school, ...schools]] = [ofRole(segments, "degree"), ofRole(segments, "school")];
	if (!degree || !school || degrees.length + schools.length > 0 || !isSchool(degree.text) || isTown(school.text)) return [...segments];
	const isShort = SHORT_SCHOOL.test(degree.text) && !SHORT_SCHOOL.test(school.text);
	return isShort || !isSchool(school.text) ? swapped(segments, degree, school) : [...segments];
}

/** "a.a. 2012/13": an academic year. */
const YEAR_OF_STUDY = /^a\.\s?a\.?$/iu;

/** "Filologia germańska – licencjat", "Photojournalism, BA", "İşletme" beside "Lisans": what opens as degrees do is the degree, what stands for it the field. */
function withDegreeNamed(segments: readonly NamedSegment[]): NamedSegment[] {
	const [degree, ...more] = ofRole(segments, "degree");
	if (!degree || more.length > 0 || opensDegree(degree.text) || namesSchool(degree.text)) return [...segments];
	const named = segments.filter(
		(segment) =>
			(segment.role === "field" || segment.role === "note") &&
			!segment.isDates &&
			segment.sign !== "bracket" &&
			opensDegree(segment.text) &&
			!YEAR_OF_STUDY.test(segment.text),
	);
	const [own] = named;
	if (!own || named.length > 1) return [...segments];
	if (own.role === "field") return own.row === degree.row ? swapped(segments, degree, own) : segments.map((one) => asDegree(one, own, degree));
	return own.row === degree.row
		? segments.map((one) => (one === own ? { ...one, role: "degree" } : one === degree ? { ...one, role: "field" } : one))
		: [...segments];
}

/** "Tertiary" in the row of the school: a level, where a degree has a row of its own. */
const asDegree = (one: NamedSegment, own: NamedSegment, level: NamedSegment): NamedSegment =>
	one === own ? { ...one, role: "degree" } : one === level ? { ...one, role: "note" } : one;

/** "BFA, Communication Design" above "Pacific College of Art": beside a school that is called so, what is not and stands elsewhere was studied. */
function withOneSchool(segments: readonly NamedSegment[]): NamedSegment[] {
	const schools = ofRole(segments, "school");
	const [known, ...others] = schools.filter(({ text }) => isSchool(text));
	if (!known || others.length > 0 || ofRole(segments, "field").length > 0) return [...segments];
	const [degree] = ofRole(segments, "degree");
	const studied = schools.filter((one) => one.row < known.row && degree && (one.row === degree.row || one.row === degree.row + 1) && one.start >= 0);
	const isLast = schools.every((one) => one === known || studied.includes(one));
	return isLast ? segments.map((one) => (studied.includes(one) ? { ...one, role: "field" } : one)) : [...segments];
}

/** "Karel de Grote Hogeschool | Antwerpen": behind a bar a town is where the school is. */
function withTownsBehind(segments: readonly NamedSegment[]): NamedSegment[] {
	return segments.map((segment, at) => {
		const before = segments[at - 1];
		const isBehind = before?.role === "school" && before.row === segment.row && segment.sign === "bar";
		return isBehind && segment.role === "school" && isTown(segment.text) ? { ...segment, role: "place" } : segment;
	});
}

/** The parts of a school's head with degree, field and school in their places, as their own words say. */
export const withStudyOrder = (segments: readonly NamedSegment[]): NamedSegment[] => withTownsBehind(withOneSchool(withDegreeNamed(withSchoolNamed(segments))));
