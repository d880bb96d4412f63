import { contract } from "@/lib/platform/contract/contract";
import { AT } from "@/lib/platform/contract/example-values";
import { exampleAgent } from "./example-agent";
import {
	Agent,
	AgentDeleted,
	AgentDocument,
	AgentList,
	AgentParams,
	AgentVersion,
	AgentVersionParams,
	CheckResult,
	CreatorEarnings,
	CreatorUsage,
	ListAgentsQuery,
	SandboxInput,
	SandboxReport,
	UsagePeriodQuery,
} from "./schemas";

const shared = { tag: "Developers", auth: "required", scope: "developer" } as const;
const one = { ...shared, params: AgentParams, notFound: "AGENT_NOT_FOUND" } as const;
const version = { ...shared, params: AgentVersionParams, notFound: "AGENT_NOT_FOUND" } as const;
const ONE = "/developers/agents/{agentName}";
const VERSION = `${ONE}/versions/{version}`;
const DOCUMENT = exampleAgent("table-desk");
const SUMMARY = {
	version: "1.0.0",
	state: "published",
	errorCount: 0,
	warningCount: 0,
	submittedAt: AT,
	verifiedAt: AT,
	publishedAt: AT,
	withdrawnAt: null,
} as const;

export const developerOperations = {
	checkAgent: contract({
		...shared,
		operationId: "checkAgent",
		method: "POST",
		path: "/developers/agents/check",
		summary: "What is wrong with an agent, all at once; nothing is kept",
		description: "Every finding has its place in the document. workflows says what those that can run come to: steps, questions, files, price.",
		body: AgentDocument,
		response: CheckResult,
		idempotencyKey: "ignored",
		example: { request: DOCUMENT },
	}),
	submitAgent: contract({
		...shared,
		operationId: "submitAgent",
		method: "POST",
		path: "/developers/agents",
		summary: "Submit an agent, or a new version of one",
		description:
			"The first document under a name makes the name yours. A version with findings of level error is kept as incomplete, so that you can read them here and on your pages; submit it again once they are mended. A version that was ever published stays as it is: give changes a new number.",
		body: AgentDocument,
		response: AgentVersion,
		status: 201,
		errors: ["AGENT_NAME_TAKEN", "INVALID_STATE_TRANSITION", "FORBIDDEN"],
		links: {
			verify: {
				operationId: "runSandbox",
				description: "Have the version verified.",
				parameters: { agentName: "$response.body#/agentName", version: "$response.body#/version" },
			},
		},
		example: { request: DOCUMENT },
	}),
	listAgents: contract({
		...shared,
		operationId: "listAgents",
		method: "GET",
		path: "/developers/agents",
		summary: "Your agents, newest first",
		query: ListAgentsQuery,
		response: AgentList,
		errors: ["INVALID_REQUEST"],
	}),
	getAgent: contract({
		...one,
		operationId: "getAgent",
		method: "GET",
		path: ONE,
		summary: "One agent of yours with its versions",
		response: Agent,
		errors: ["AGENT_NOT_FOUND"],
		example: {
			response: {
				name: DOCUMENT.name,
				description: DOCUMENT.description,
				publishedVersion: "1.0.0",
				workflowIds: ["developer_table-desk.convert"],
				versions: [SUMMARY],
				createdAt: AT,
				updatedAt: AT,
			},
		},
	}),
	deleteAgent: contract({
		...one,
		operationId: "deleteAgent",
		method: "DELETE",
		path: ONE,
		summary: "Delete an agent that was never published, and give its name back",
		description: "One that was published can only be withdrawn: its name stays yours, so that nobody else comes to run under it.",
		response: AgentDeleted,
		errors: ["AGENT_NOT_FOUND", "INVALID_STATE_TRANSITION"],
	}),
	getAgentVersion: contract({
		...version,
		operationId: "getAgentVersion",
		method: "GET",
		path: VERSION,
		summary: "A version with its document, findings and sandbox report",
		description: "The findings are of this moment: a tool of ours may have changed since the version was submitted.",
		response: AgentVersion,
		errors: ["AGENT_NOT_FOUND", "VERSION_NOT_FOUND"],
	}),
	runSandbox: contract({
		...version,
		operationId: "runSandbox",
		method: "POST",
		path: `${VERSION}/sandbox`,
		summary: "Verify a version: run its workflows with recorded answers in place of tools",
		description:
			"Nothing is called, nothing leaves the sandbox, and nothing is charged; its own budget bounds what the calls would have cost. A recording is what a tool answers, by its name, and is checked against your output schema and against the tool of ours. Tools without one answer something of their output schema.",
		body: SandboxInput,
		response: SandboxReport,
		idempotencyKey: "ignored",
		errors: ["AGENT_NOT_FOUND", "VERSION_NOT_FOUND", "INVALID_STATE_TRANSITION"],
		example: { request: { recordings: { look_into_table: { settings: {}, rowCount: 60 } }, answers: { targetFormat: "csv" } } },
	}),
	publishAgent: contract({
		...version,
		operationId: "publishAgent",
		method: "POST",
		path: `${VERSION}/publish`,
		summary: "Put the workflows of a verified version into the catalog",
		description:
			"They are listed as developer_{name}.{workflow} and take the place of the version before. Workflows that the version no longer has leave the catalog. Runs that have begun go on with the version that they began with.",
		response: Agent,
		errors: ["AGENT_NOT_FOUND", "VERSION_NOT_FOUND", "INVALID_STATE_TRANSITION", "VALIDATION_ERROR"],
	}),
	withdrawAgent: contract({
		...one,
		operationId: "withdrawAgent",
		method: "POST",
		path: `${ONE}/withdraw`,
		summary: "Take an agent's workflows out of the catalog",
		description: "Runs that were made before go on, and their results stay. Publishing a version brings them back.",
		response: Agent,
		errors: ["AGENT_NOT_FOUND", "INVALID_STATE_TRANSITION"],
	}),
	getCreatorUsage: contract({
		...shared,
		operationId: "getCreatorUsage",
		method: "GET",
		path: "/creator/usage",
		summary: "How often your workflows were run, how well and for how much",
		description: "By the UTC days on which runs were made. Who ran them, and on what, is not told.",
		query: UsagePeriodQuery,
		response: CreatorUsage,
	}),
	getCreatorEarnings: contract({
		...shared,
		operationId: "getCreatorEarnings",
		method: "GET",
		path: "/creator/earnings",
		summary: "What your workflows have earned",
		description: "A share of what each ended run was charged, as an accrual: nothing is paid out here. Your own runs earn nothing.",
		query: UsagePeriodQuery,
		response: CreatorEarnings,
	}),
};
