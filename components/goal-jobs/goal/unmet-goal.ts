/** What to do where a goal could not be read. */
export const READ_LANGUAGES = "We read goals in English, German, Spanish and Japanese: say it in one of these, or pick a workflow below.";

/** Why no workflow is taken: of a goal that could not be read nobody knows whether one does it. */
export function unmetTitle(goalText: string, isLanguageRead: boolean): string {
	if (goalText === "") return "No workflow takes these files together";
	return isLanguageRead ? "None of our workflows does this yet" : "This goal could not be read";
}
