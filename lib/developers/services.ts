import "server-only";
import { installed } from "@/lib/catalog/validation/installed-tools";
import type { Services } from "@/lib/developers/checking/bind-tool";
import { offeredToolRefs } from "@/lib/tools/described/described-tools";

/** The tools of this installation that third parties may bind to: those that workflows are offered. */
export const SERVICES: Services = {
	refs: offeredToolRefs().filter((toolRef) => !toolRef.split(":")[1]?.startsWith("inspect_")),
	factsOf: (toolRef) => installed.toolOf(toolRef),
};
