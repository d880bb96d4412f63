import { AppError } from "@/lib/platform/errors";
import type { AgentVersionState } from "./schemas";

export type AgentVersionAction = "submit" | "verify" | "publish" | "withdraw";

/** From which states each action is allowed. A document that was ever published stays as it was. */
const ALLOWED: Readonly<Record<AgentVersionAction, readonly AgentVersionState[]>> = {
	submit: ["incomplete", "checked", "verified"],
	verify: ["checked", "verified", "published", "withdrawn"],
	publish: ["verified", "published", "withdrawn"],
	withdraw: ["published", "withdrawn"],
};

const WHY: Readonly<Record<AgentVersionAction, string>> = {
	submit: "This version has been published, so it stays as it is. Submit your changes under a new version.",
	verify: "This version has findings that keep it from running. Mend them and submit it again.",
	publish: "Only a version whose sandbox run has passed can be published.",
	withdraw: "This version is not published.",
};

/** @throws AppError INVALID_STATE_TRANSITION (details.status, details.allowed). */
export function requireAllowed(state: AgentVersionState, action: AgentVersionAction): void {
	if (ALLOWED[action].includes(state)) return;
	const allowed = (Object.keys(ALLOWED) as AgentVersionAction[]).filter((one) => ALLOWED[one].includes(state));
	throw new AppError("INVALID_STATE_TRANSITION", WHY[action], { status: state, allowed });
}
