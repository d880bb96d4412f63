import "server-only";
import { env } from "@/lib/platform/env";
import type { CreditUnit } from "./unit";

/** The unit that this deployment serves. */
export function servedUnit(): CreditUnit {
	return env().CREDIT_UNIT;
}
