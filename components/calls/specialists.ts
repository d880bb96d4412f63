// Made from the contracts by `npm run openapi`: where each operation is, with its types and without its schemas.

import { callsOf } from "@/lib/platform/contract/call";
import type { specialistOperations as SpecialistOperations } from "@/lib/specialists/operations";
import type { runViewOperations as RunViewOperations } from "@/lib/specialists/run-views/operations";
import type { ticketViewOperations as TicketViewOperations } from "@/lib/specialists/ticket-views/operations";
import type { workflowViewOperations as WorkflowViewOperations } from "@/lib/specialists/workflow-views/operations";

export const specialistOperations = callsOf<typeof SpecialistOperations>({
	listExceptions: ["GET", "/audit/jobs/{jobSpecId}/exceptions"],
	listHandoffs: ["GET", "/audit/jobs/{jobSpecId}/handoffs"],
	listToolInvocations: ["GET", "/audit/jobs/{jobSpecId}/tool-invocations"],
	specialistOutcomes: ["GET", "/audit/runs/{runId}/specialist-outcomes"],
	specialistCosts: ["GET", "/audit/workflows/{workflowId}/specialist-costs"],
	specialistReliability: ["GET", "/audit/workflows/{workflowId}/specialist-reliability"],
});

export const runViewOperations = callsOf<typeof RunViewOperations>({
	getRunTimeline: ["GET", "/audit/jobs/{jobSpecId}/timeline"],
	changeException: ["PATCH", "/audit/jobs/{jobSpecId}/exceptions/{ticketId}"],
});

export const ticketViewOperations = callsOf<typeof TicketViewOperations>({
	listTickets: ["GET", "/audit/exceptions"],
	listTicketKinds: ["GET", "/audit/exceptions/kinds"],
});

export const workflowViewOperations = callsOf<typeof WorkflowViewOperations>({
	listAuditedWorkflows: ["GET", "/audit/workflows"],
	listWorkflowRuns: ["GET", "/audit/workflows/{workflowId}/runs"],
	listWorkflowCalls: ["GET", "/audit/workflows/{workflowId}/tool-invocations"],
	listWorstCalls: ["GET", "/audit/workflows/{workflowId}/worst-tool-invocations"],
	listWorkflowOutcomes: ["GET", "/audit/workflows/{workflowId}/specialist-outcomes"],
	getCostTimeline: ["GET", "/audit/workflows/{workflowId}/cost-timeline"],
	listSpecialistTrends: ["GET", "/audit/workflows/{workflowId}/specialist-trends"],
});
