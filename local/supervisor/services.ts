import { channels } from "@/local/supervisor/parts/channels";
import { github, google } from "@/local/supervisor/parts/identity";
import { inngest } from "@/local/supervisor/parts/inngest";
import { jobBoards } from "@/local/supervisor/parts/job-boards";
import { line } from "@/local/supervisor/parts/line";
import { mailbox } from "@/local/supervisor/parts/mailbox";
import { paddle } from "@/local/supervisor/parts/paddle";
import { postgres } from "@/local/supervisor/parts/postgres";
import { toolHost } from "@/local/supervisor/parts/tool-host";
import type { Service } from "./service";

const services: Service[] = [postgres, channels, mailbox, jobBoards, paddle, line, google, github, inngest, toolHost];

/** Whether the user has set one of these variables. */
export function isSet(...names: string[]): boolean {
	return names.some((name) => Boolean(process.env[name]));
}

/** The services of the local stack that no variable of the user's replaces. */
export function activeServices(): Service[] {
	return services.filter(({ replacedBy }) => !isSet(...replacedBy));
}
