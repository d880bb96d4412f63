import { exportApplications } from "@/lib/goal-jobs/applications/export-applications";
import { applicationOperations } from "@/lib/goal-jobs/applications/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(applicationOperations.exportApplications, ({ context, query }) => exportApplications(context, query)),
]);
