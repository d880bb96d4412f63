import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { deleteMysteryEvent, putMysteryEvent } from "@/lib/surveys/editing/put-mystery-event";
import { surveyOperations } from "@/lib/surveys/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(surveyOperations.putMysteryEvent, ({ context, params, body }) => putMysteryEvent(context, params.surveyId, body)),
	bind(surveyOperations.deleteMysteryEvent, ({ context, params }) => deleteMysteryEvent(context, params.surveyId)),
]);
