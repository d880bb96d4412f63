const MAKING = [
	/\b(?:make|create|build|write|design|set\s+up|start|send|run|need|want)\b[^.!?]{0,40}\b(?:survey|questionnaire|poll|feedback\s+form)s?\b/iu,
	/(?:erstell|mach|bau|schreib|brauch|will)\p{L}*[^.!?]{0,40}(?:umfrage|fragebogen)/iu,
	/(?:umfrage|fragebogen)[^.!?]{0,40}(?:erstell|machen|bauen|schreiben|anlegen|starten)/iu,
	/(?:crear?|hacer|haz|preparar?|necesito|quiero)\b[^.!?]{0,40}(?:encuesta|cuestionario)/iu,
	/アンケート.{0,12}(?:作|つく|取|とり|実施)/u,
];
/** What is done with answers that are there already. */
const READING = /\b(?:results?|responses?|data|answers|report|csv|xlsx)\b|ergebnis|auswert|antworten|resultados|respuestas|結果|集計|分析/iu;

/** Whether a goal is to ask people, which the surveys of this site do, and not to read what they answered. English, German, Spanish, Japanese. */
export function asksForSurvey(goal: string): boolean {
	return MAKING.some((pattern) => pattern.test(goal)) && !READING.test(goal);
}
