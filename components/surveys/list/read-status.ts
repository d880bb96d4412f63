import { SurveyStatus } from "@/lib/surveys/schemas/survey";

/** The status that an address asks for; null for all. */
export function readStatus(search: { get: (name: string) => string | null }): SurveyStatus | null {
	return SurveyStatus.nullable().catch(null).parse(search.get("status"));
}
