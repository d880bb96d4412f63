/** Tools whose work a page can do where the file is. */
export const DEVICE_TOOLS: ReadonlySet<string> = new Set([
	"resume-profile:parse_resume",
	"resume-profile:extract_profile",
	"documents:find_personal_data",
	"documents:redact_document",
]);

/** What stays on the device of an output, by tool: a step that takes it is done there as well. */
const KEPT_FIELDS: Readonly<Record<string, string>> = { "resume-profile:parse_resume": "document" };

interface StepOfTool {
	readonly stepId: string;
	readonly tool: string;
	readonly inputs: unknown;
}

const READS_FILE = /"(?:file:\d+|files)"/;

/** Whether a page can do all that a workflow does with its file where that is, so that the file need not be uploaded. */
export function mayStayOnDevice(steps: readonly StepOfTool[]): boolean {
	const kept = new Set(steps.flatMap(({ stepId, tool }) => (KEPT_FIELDS[tool] === undefined ? [] : [`"step:${stepId}.${KEPT_FIELDS[tool]}"`])));
	const doneThere = steps.filter(({ inputs }) => {
		const written = JSON.stringify(inputs);
		return READS_FILE.test(written) || [...kept].some((reference) => written.includes(reference));
	});
	return doneThere.length > 0 && doneThere.every(({ tool }) => DEVICE_TOOLS.has(tool));
}
