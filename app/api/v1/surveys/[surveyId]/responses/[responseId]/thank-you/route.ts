import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { getThankYou } from "@/lib/surveys/answering/get-thank-you";
import { respondentOperations } from "@/lib/surveys/respondent-operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(respondentOperations.getThankYou, ({ params }) => getThankYou(params))]);
