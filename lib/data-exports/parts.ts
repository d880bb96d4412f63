import "server-only";
import { accountPart } from "@/lib/accounts/exporting/export-account";
import { auditPart } from "@/lib/audit/export-audit";
import { creditsPart } from "@/lib/credits/exporting/export-credits";
import { agentsPart } from "@/lib/developers/owners/export-agents";
import { filesPart } from "@/lib/files/owners/export-files";
import { applicationsPart } from "@/lib/goal-jobs/exporting/export-applications";
import { runsPart } from "@/lib/goal-jobs/exporting/export-runs";
import { paymentsPart } from "@/lib/payments/exporting/export-payments";
import type { ExportPart } from "@/lib/platform/exporting/entry";
import { surveysPart } from "@/lib/surveys/owners/export-surveys";
import { userWorkflowsPart } from "@/lib/user-workflows/owners/export-part";

/** What the archive of an account holds, in its order. Whatever else a person comes to own gets a line here. */
export const EXPORT_PARTS: readonly ExportPart[] = [
	accountPart,
	auditPart,
	filesPart,
	runsPart,
	applicationsPart,
	surveysPart,
	creditsPart,
	paymentsPart,
	userWorkflowsPart,
	agentsPart,
];
