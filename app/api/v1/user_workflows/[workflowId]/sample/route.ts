import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { getSampleResult } from "@/lib/user-workflows/versions/get-sample-result";
import { workflowVersionOperations } from "@/lib/user-workflows/versions/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(workflowVersionOperations.getSampleResult, ({ context, params }) => getSampleResult(context, params.workflowId)),
]);
