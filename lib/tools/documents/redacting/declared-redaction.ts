import type { PersonalData, RedactionReport } from "./schemas";

/**
 * The outputs of the steps of a redaction that was done on a device, by their tools: what was found and redacted in numbers, by kind and page. No text of
 * the document is in them, and the file that was made stays where it was made.
 */
export function declaredRedaction(found: PersonalData, report: RedactionReport): Readonly<Record<string, Record<string, unknown>>> {
	return {
		"documents:find_personal_data": { ...found, findings: [], findingIds: [], keptOnDevice: true },
		"documents:redact_document": { files: [], report: { ...report, kept: [], notFound: [], keptOnDevice: true } },
	};
}
