import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { getAnswerWords } from "@/lib/surveys/reading/get-answer-words";
import { readingOperations } from "@/lib/surveys/reading-operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(readingOperations.getAnswerWords, ({ context, params }) => getAnswerWords(context, params))]);
