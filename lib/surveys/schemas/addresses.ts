import { z } from "zod";

export const SurveyParams = z.object({ surveyId: z.uuid() });

export const QuestionParams = SurveyParams.extend({ questionId: z.uuid() });

export const ResponseParams = SurveyParams.extend({ responseId: z.uuid() });

export const ReportLinkParams = SurveyParams.extend({ linkId: z.uuid() });

export const ReportParams = z.object({ reportToken: z.string().regex(/^[\w-]{60,80}$/, "Give the token of a report link.") });
