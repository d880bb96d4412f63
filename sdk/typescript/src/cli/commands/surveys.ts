import { writeFile } from "node:fs/promises";
import { type Command, textFlag } from "../command.ts";
import { EXIT, UsageError } from "../exit-codes.ts";

export const surveys: Command = {
	usage: "surveys export ID [--output FILE]",
	summary: "The answers of a survey as CSV",
	words: ["export"],
	flags: { output: { type: "string", help: "write them to this file" } },
	run: async ({ words, flags, output, open, signal }) => {
		const [action, surveyId] = words;
		if (action !== "export" || !surveyId) throw new UsageError("Which survey? goal-mode surveys export ID");
		const client = await open();
		const csv = await client.transport.call<string>(
			"GET",
			`/surveys/${encodeURIComponent(surveyId)}/responses`,
			{ answer: "text" },
			{ signal, headers: { accept: "text/csv" } },
		);
		const file = textFlag(flags, "output");
		if (file) {
			await writeFile(file, csv);
			output.show({ file }, () => file);
		} else process.stdout.write(csv);
		return EXIT.ok;
	},
};
