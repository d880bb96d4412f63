import { trimEndOf } from "@/lib/platform/language/outer-letters";
import { factOf } from "@/lib/tools/resume-profile/profile/facts";
import { studyOf } from "@/lib/tools/resume-profile/profile/studies";
import type { ResumeCertification, ResumeEducation } from "@/lib/tools/resume-profile/schemas";
import { namesSchool } from "@/lib/tools/resume-profile/words/school-words";
import { saysMoreThan } from "./says-more";
import { schoolsIn } from "./told-names";
import { datesIn, type ToldSentence, withoutDates } from "./told-sentences";
import { COURSE, oneOf, STUDY } from "./told-words";

const CONFIDENCE = 0.55;
const AT_END = /[\s,;:(.–'’-]/u;
const LONGEST_DEGREE = 100;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words for learning that are the beginning of what was learned, as a noun. */
const NOUN = oneOf("ausbildung|umschulung|berufsausbildung|studium|lehre|opleiding|apprenticeship|degree");
/** Behind what was learned: the verb that some languages put last, a date, a school. */
const VERB_LAST = oneOf(
	"studiert|gestudeerd|absolviert|abgeschlossen|gemacht|besucht|belegt|afgerond|gevolgd|behaald|machte|absolvierte|schloss|habe|heb|begann",
);
const FRONT =
	/^(?:ich|ik|mich|me|mi|he|ho|habe|heb|j['’]ai|j|und|y|an?|the|den|die|das|dem|eine[nm]?|ein|le|la|les|un|une|el|los|las|il|lo|uma?|o|os|as|het|de|een|my|meine?|em|in|en|de la|del|du|with|mit|avec|con|com|met|z)\s+/iu;
const LED_TO = oneOf(
	"from|of|l|d|l['’]|d['’]|all['’]|dell['’]|nell['’]|dall['’]|at|bei|an|im|in|à|au|aux|en|de|all|alla|nel|presso|na|no|em|aan|op|w|we|von|van|der|dem|el|la|del|dell|dall|dal|den|du|le|seit|zwischen|entre|et|y",
	"iu",
);

function trimmedStart(text: string): string {
	let rest = text.trim();
	for (let at = 0; at < 4 && FRONT.test(rest); at++) rest = rest.replace(FRONT, "");
	return rest;
}

/** Without the small words at its end that led to what was cut off. */
function trimmedEnd(text: string): string {
	let words = trimEndOf(text, AT_END).split(/\s+/u);
	for (let at = 0; at < 4 && words.length > 1 && LED_TO.test(words.at(-1) ?? "") && (words.at(-1) ?? "").length <= 8; at++) words = words.slice(0, -1);
	return trimEndOf(words.join(" "), AT_END);
}

/** What was learned, in the words of the sentence: from the verb, or the noun, to the school and the dates. */
function learnedIn(text: string, schoolAt: number): string | null {
	const study = STUDY.exec(text);
	if (!study) return null;
	const end = Math.min(schoolAt, text.length);
	const noun = NOUN.exec(text);
	const isLast = VERB_LAST.test(study[0]) && study.index < end;
	const from = noun ? noun.index : isLast ? 0 : study.index + study[0].length;
	const piece = text.slice(from, isLast ? study.index : Math.max(from, end));
	const dated = datesIn(piece)[0];
	const undated = dated ? piece.slice(0, Math.max(0, piece.indexOf(dated.text.trim()))) : piece;
	const verb = noun ? VERB_LAST.exec(undated) : null;
	const degree = trimmedEnd(trimmedStart(verb ? undated.slice(0, verb.index) : undated));
	return /\p{L}{3}/u.test(degree) && degree.length <= LONGEST_DEGREE ? degree : null;
}

/** "Estudié el Grado Superior en Transporte en el IES Mendizabala (2009–2011)": a study that a sentence tells of, or null. */
export function studyTold({ text, source }: ToldSentence): Omit<ResumeEducation, "educationId"> | null {
	if (!STUDY.test(text)) return null;
	const places = schoolsIn(text);
	const school = places.find(({ name }) => namesSchool(name)) ?? (datesIn(text).length > 0 ? places.at(-1) : undefined);
	const [range] = datesIn(text);
	if (!school && !range) return null;
	const learned = learnedIn(text, school?.index ?? text.length);
	if (!school && learned === null) return null;
	const { degree, field } = studyOf(learned === null ? null : capital(learned), null);
	const said = [degree, school?.name, school?.place].filter((value) => typeof value === "string");
	return {
		institution: school ? school.name : null,
		degree,
		field,
		startDate: range?.start ?? null,
		endDate: range?.end ?? null,
		details: saysMoreThan(text, said, [STUDY, VERB_LAST, NOUN]) ? [{ bulletId: "", text, source: { ...source, quote: text } }] : [],
		confidence: CONFIDENCE,
		source: { ...source, quote: text },
	};
}

/** "eine Weiterbildung in Sensorischer Integration gemacht" */
function withoutVerb(text: string): string {
	const name = trimmedEnd(text);
	const words = name.split(" ");
	return VERB_LAST.test(words.at(-1) ?? "") ? trimmedEnd(words.slice(0, -1).join(" ")) : name;
}

/** "… en 2020 terminé un curso de Lean Six Sigma Green Belt": a course, with its year; null where what it was of is not told. */
export function courseTold({ text, source }: ToldSentence): ResumeCertification | null {
	const course = COURSE.exec(text);
	const [range] = datesIn(text);
	if (!course || !range) return null;
	const name = withoutVerb(
		withoutDates(text.slice(course.index))
			.replace(/\(\s*\)/gu, " ")
			.replace(/\s+/gu, " "),
	);
	if (!/\p{L}{3}/u.test(name.slice(course[0].length)) || name.length > LONGEST_DEGREE) return null;
	const isWithin = text.indexOf(range.text.trim()) >= course.index;
	const value = isWithin ? withoutVerb(text.slice(course.index)) : `${name} (${range.end ?? range.start})`;
	return { ...factOf(capital(value), CONFIDENCE, []), source: { ...source, quote: text } };
}
