import { answerCallback } from "@/app/api/v1/surveys/[surveyId]/messaging/answer-browser";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { messagingOperations } from "@/lib/messaging/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(messagingOperations.finishMessagingLogin, answerCallback)]);
