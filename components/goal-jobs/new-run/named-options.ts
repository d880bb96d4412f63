import type { Question } from "@/lib/questions/schemas";

/** A question whose options are input files ("the first file"), with the names of those: people know files by their names. */
export function withFileNames<Asked extends Pick<Question, "config">>(question: Asked, fileNames: readonly string[]): Asked {
	const { labelledByFile, labels } = question.config;
	if (typeof labelledByFile !== "object" || labelledByFile === null) return question;
	const named = Object.entries(labelledByFile).flatMap(([option, at]) => {
		const name = typeof at === "number" ? fileNames[at] : undefined;
		return name === undefined ? [] : [[option, name] as const];
	});
	// Two of one name are told apart by their order alone.
	if (new Set(named.map(([, name]) => name)).size < named.length) return question;
	return { ...question, config: { ...question.config, labels: { ...Object(labels), ...Object.fromEntries(named) } } };
}
