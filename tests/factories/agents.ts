import { randomBytes } from "node:crypto";
import { exampleAgent } from "@/lib/developers/example-agent";
import type { AgentDocument } from "@/lib/developers/schemas";
import type { Person } from "./people";

export function freshAgentName(): string {
	return `desk-${randomBytes(5).toString("hex")}`;
}

/** The example under a name that no other test has. */
export function makeDocument(given: Partial<AgentDocument> = {}): AgentDocument {
	return { ...exampleAgent(freshAgentName()), ...given };
}

/** An agent of this person in the catalog. */
export async function publishExample({ context }: Pick<Person, "context">, given: Partial<AgentDocument> = {}): Promise<AgentDocument> {
	// They bring the engine's client along, which reads the environment as it loads.
	const [{ submitAgent }, { runSandbox }, { publishAgent }] = await Promise.all([
		import("@/lib/developers/agents/submit-agent"),
		import("@/lib/developers/publishing/run-sandbox"),
		import("@/lib/developers/publishing/publish-agent"),
	]);
	const document = makeDocument(given);
	await submitAgent(context, document);
	await runSandbox(context, document.name, document.version, { recordings: {}, answers: {} });
	await publishAgent(context, document.name, document.version);
	return document;
}
