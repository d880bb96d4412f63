import type { Command } from "../command.ts";
import { EXIT } from "../exit-codes.ts";
import { table } from "../output.ts";

export const workflows: Command = {
	usage: "workflows",
	summary: "The workflows that can be run",
	flags: {},
	run: async ({ output, open, signal }) => {
		const { workflows: found } = await (await open()).workflows.getCatalog({ signal });
		output.show(found, () => table(found.map(({ workflowId, name }) => [workflowId, name])));
		return EXIT.ok;
	},
};
