import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { readingOperations } from "@/lib/surveys/reading-operations";
import { createReportLink, listReportLinks } from "@/lib/surveys/reports/report-links";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(readingOperations.listReportLinks, ({ context, params }) => listReportLinks(context, params.surveyId)),
	bind(readingOperations.createReportLink, ({ context, params }) => createReportLink(context, params.surveyId)),
]);
