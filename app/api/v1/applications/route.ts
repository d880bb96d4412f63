import { listApplications } from "@/lib/goal-jobs/applications/list-applications";
import { applicationOperations } from "@/lib/goal-jobs/applications/operations";
import { saveApplication } from "@/lib/goal-jobs/applications/save-application";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(applicationOperations.listApplications, ({ context, query }) => listApplications(context, query)),
	bind(applicationOperations.saveApplication, ({ context, body }) => saveApplication(context, body)),
]);
