import { changeApplication } from "@/lib/goal-jobs/applications/change-application";
import { deleteApplication } from "@/lib/goal-jobs/applications/delete-application";
import { getApplication } from "@/lib/goal-jobs/applications/get-application";
import { applicationOperations } from "@/lib/goal-jobs/applications/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(applicationOperations.getApplication, ({ context, params }) => getApplication(context, params.applicationId)),
	bind(applicationOperations.changeApplication, ({ context, params, body }) => changeApplication(context, params.applicationId, body)),
	bind(applicationOperations.deleteApplication, ({ context, params }) => deleteApplication(context, params.applicationId)),
]);
