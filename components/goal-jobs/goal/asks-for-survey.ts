/** Asking people: the thing, and what is done to have one. */
const SURVEYS = /\b(?:survey|questionnaire|poll|feedback form)s?\b|umfrage|fragebogen|encuesta|cuestionario|アンケート/iu;
const MAKING =
	/\b(?:make|create|build|write|design|start|send|run|need|want)\b|\b(?:erstell|mach|bau|schreib|brauch|will|anleg|start)|\b(?:crear|crea|hacer|haz|preparar|necesito|quiero)\b|作|つく|取|とり|実施/iu;
/** What is done with answers that are there already. */
const READING = /\b(?:results?|responses?|data|answers|report|csv|xlsx|redact|house)\b|ergebnis|auswert|antworten|resultados|respuestas|結果|集計|分析/iu;

/** Whether a goal is to ask people, which the surveys of this site do, and not to read what they answered. English, German, Spanish, Japanese. */
export function asksForSurvey(goal: string): boolean {
	return goal.split(/[.!?。]/).some((sentence) => SURVEYS.test(sentence) && MAKING.test(sentence)) && !READING.test(goal);
}
