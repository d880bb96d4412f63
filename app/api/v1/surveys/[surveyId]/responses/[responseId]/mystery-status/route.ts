import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { getMysteryStatus } from "@/lib/surveys/answering/get-mystery-status";
import { respondentOperations } from "@/lib/surveys/respondent-operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(respondentOperations.getMysteryStatus, ({ params }) => getMysteryStatus(params))]);
