import { useQuery } from "@tanstack/react-query";
import { followedQuery } from "@/components/applications/queries";
import type { ApplicationStatus } from "@/lib/goal-jobs/applications/schemas";

const NONE: ReadonlyMap<string, ApplicationStatus> = new Map();

/** Where the person stands with the postings that they follow, by the posting's id. */
export function useFollowed(): ReadonlyMap<string, ApplicationStatus> {
	return useQuery(followedQuery()).data ?? NONE;
}
