import "server-only";
import type { z } from "zod";
import type { ActorContext } from "@/lib/platform/context";
import type { ListResponsesQuery, SurveyResponseList } from "@/lib/surveys/schemas/reading";
import { exportCsv, exportXlsx } from "./export-responses";
import { listResponses } from "./list-responses";

/** Responses in the form that was asked for: a page of them, or a file of all. @throws AppError SURVEY_NOT_FOUND; INVALID_REQUEST. */
export async function readResponses(
	context: ActorContext,
	surveyId: string,
	query: ListResponsesQuery,
	accept: string | null,
): Promise<z.infer<typeof SurveyResponseList> | Response> {
	const { format, limit: _limit, cursor: _cursor, ...filter } = query;
	switch (format ?? formatIn(accept ?? "")) {
		case "csv":
			return exportCsv(context, surveyId, filter);
		case "xlsx":
			return exportXlsx(context, surveyId, filter);
		case "json":
			return listResponses(context, surveyId, query);
	}
}

/** The first media type that we have; a list unless a file is asked for. */
function formatIn(accept: string): "json" | "csv" | "xlsx" {
	for (const part of accept.toLowerCase().split(",")) {
		const type = part.split(";")[0]?.trim();
		if (type === "text/csv") return "csv";
		if (type === "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet") return "xlsx";
		if (type === "application/json") return "json";
	}
	return "json";
}
