import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { catalogOperations } from "@/components/calls/catalog";

/** The API reads no shorter goals. */
const SHORTEST = 3;

/** What a search means as a goal, in whatever words and language. */
export function meantQuery(text: string) {
	return queryOptions({
		queryKey: ["catalog", "meant", text],
		queryFn: ({ signal }) => callApi(catalogOperations.resolveGoal, { body: { goalText: text, fileNames: [] } }, { signal }),
		enabled: text.length >= SHORTEST,
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	});
}
