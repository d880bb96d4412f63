import { foldText } from "@/lib/tools/reading/text/clean-text";

const INSTITUTION =
	/universi|hochschul|hogeschool|fachhochschule|college|institut|academ|akadem|polytech|politec|politecnic|ecole|\bschool\b|schule\b|gymnasium|lycee|liceo|lycée|facult|faculdade|escuela|escola|scuola|school$|berufskolleg|dai hoc|truong |hoc vien|cao dang|大学|学院|高校|高等学校|専門学校|\beth\b|\bmit\b|\btu\b|\bfh\b|\bepfl\b|\binsead\b|\bhec\b|\biae\b|\biut\b|\buc\b|\bucl\b/;
const DEGREE =
	/\bbachelor|\bmaster|\bdoctor|\bph\.? ?d\b|\bmba\b|\bb\.? ?(?:sc?|a|eng|tech|com|ed|n)\b\.?|\bm\.? ?(?:sc?|a|eng|tech|ed|phil|res)\b\.?|\bllb\b|\bllm\b|diplom|\bdipl\b|magister|staatsexamen|abitur|matura|fachabitur|ausbildung zu|licen[cs]|lizenziat|\bbts\b|\bdut\b|\bbut\b|baccalaureat|\bbac\b|grado en|\bgrado\b|ingenieria|tecnico superior|bachillerato|tecnologo|laurea|diploma|mestrado|bacharel|posgrado|postgrad|graduate|doutorado|dottorato|associate of|associate'?s? degree|certificate in|a-levels|gcse|vwo|havo|\bhbo\b|\bmbo\b|cu nhan|ky su|thac si|tien si|学士|修士|博士|学部|学科|研究科|卒業/;

/** Whether words that only schools and degrees carry stand in a text. */
export function schoolWordsIn(text: string): { readonly institution: boolean; readonly degree: boolean } {
	const folded = foldText(text);
	return { institution: INSTITUTION.test(folded), degree: DEGREE.test(folded) };
}

/** Words of schools in more languages. What the models were trained on stays as it was. */
const MORE_INSTITUTIONS =
	/szkol|skola\b|skolan\b|gymnasi|okul|lisesi|\blise\b|универс|институт|академи|колледж|коледж|гимнази|гімназі|лицей|ліцей|школа|училище|sekolah|\bsmpn?\b|\bsman?\b|대학|고등학교|중학교|학원|大學|جامعة|مدرسة|معهد|כלية|אוניברסיט|מכללת|תיכון|वदयलय|มหาวทยาลย|วทยาลย|โรงเรยน/;
const GERMAN_WITH = /(?<!\p{L})mit(?!\p{L})/gu;

/** Whether a text names a school, in any language that resumes are written in. */
export function namesSchool(text: string): boolean {
	// "mit" is a German word, MIT a school.
	const plain = text.replace(GERMAN_WITH, "");
	return schoolWordsIn(plain).institution || MORE_INSTITUTIONS.test(foldText(plain));
}
