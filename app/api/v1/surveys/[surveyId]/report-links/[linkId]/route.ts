import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { readingOperations } from "@/lib/surveys/reading-operations";
import { revokeReportLink } from "@/lib/surveys/reports/report-links";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(readingOperations.revokeReportLink, ({ context, params }) => revokeReportLink(context, params)),
]);
