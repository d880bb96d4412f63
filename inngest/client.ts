import { Inngest } from "inngest";
import { logger } from "@/lib/platform/logger";

/** The one client. Its keys and addresses come from INNGEST_* variables; local and hosted engines differ only in these. */
export const inngest = new Inngest({ id: "goal-mode", logger });
