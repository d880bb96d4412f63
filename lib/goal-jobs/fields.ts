import { z } from "zod";

export const Percent = z.int().min(0).max(100);

export const WaitedMs = z
	.int()
	.min(0)
	.describe("How long the run has stood still for its user since startedAt: at pauses, the open one up to now, and between a failure and its retry");

export const ErrorMessage = z
	.string()
	.nullable()
	.describe("Why a job failed, or which parts of a partial one could not be made, each with its reason; null in every other status");
export const AgentMessage = z
	.string()
	.nullable()
	.describe("What the service says to the user now: what it asks, or of a failed or partial job what comes of it");
