import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { ApiError, callApi } from "@/components/api-client";
import { revisionOperations } from "@/components/calls/goal-jobs";
import type { ItemCheck, JobItem } from "@/lib/goal-jobs/revisions/schemas";
import { ClaimViolation, OwnWords, type TailoredResume } from "@/lib/tools/documents/schemas";
import type { Violation } from "./state/edits";

export interface ItemPlace {
	readonly jobSpecId: string;
	readonly itemId: string;
}

export function itemQuery(params: ItemPlace) {
	return queryOptions({
		queryKey: ["runs", "item", params.jobSpecId, params.itemId],
		queryFn: ({ signal }) => callApi(revisionOperations.getItem, { params: { ...params } }, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	});
}

export function checkResume(params: ItemPlace, value: TailoredResume, signal: AbortSignal): Promise<ItemCheck> {
	return callApi(revisionOperations.checkItem, { params: { ...params }, body: { value: { ...value } } }, { signal });
}

export function saveResume(params: ItemPlace, value: TailoredResume, expectedRevision: number): Promise<JobItem> {
	return callApi(revisionOperations.reviseItem, { params: { ...params }, body: { value: { ...value }, expectedRevision } });
}

/** What a check has against a resume, as far as it can be told. */
export function violationsIn(list: unknown): Violation[] {
	return z.array(ClaimViolation).catch([]).parse(list);
}

/** What a check says of the lines that its owner wrote in their own words. */
export function ownWordsIn(list: unknown): OwnWords[] {
	return z.array(OwnWords).catch([]).parse(list);
}

/** Whether the resume was changed elsewhere since it was read. */
export function isOvertaken(error: unknown): boolean {
	return error instanceof ApiError && error.code === "VERSION_CONFLICT";
}

export function refusedFor(error: unknown): Violation[] {
	return error instanceof ApiError && error.code === "REVISION_REFUSED" ? violationsIn(error.details.violations) : [];
}
