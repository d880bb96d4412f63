import { Inngest } from "inngest";

/** The one client. Its keys and addresses come from INNGEST_* variables; local and hosted engines differ only in these. */
export const inngest = new Inngest({ id: "goal-mode" });
