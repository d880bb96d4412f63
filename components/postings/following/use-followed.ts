import { useQuery } from "@tanstack/react-query";
import { followedQuery, MOST_FOLLOWED, postingApplicationQuery } from "@/components/applications/queries";
import type { ApplicationStatus } from "@/lib/goal-jobs/applications/schemas";

const NONE: ReadonlyMap<string, ApplicationStatus> = new Map();

/** Where the person stands with the postings that they follow, by the posting's id. */
export function useFollowed(): ReadonlyMap<string, ApplicationStatus> {
	return useQuery(followedQuery()).data ?? NONE;
}

/** Where they stand with one; null while they do not follow it, undefined until that is known. Only beyond what lists know it is asked for by itself. */
export function useFollowedStatus(postingId: string): ApplicationStatus | null | undefined {
	const { data: followed } = useQuery(followedQuery());
	const known = followed?.get(postingId);
	const mayBeBeyond = followed !== undefined && known === undefined && followed.size >= MOST_FOLLOWED;
	const { data: application } = useQuery({ ...postingApplicationQuery(postingId), enabled: mayBeBeyond });
	if (mayBeBeyond) return application === undefined ? undefined : (application?.status ?? null);
	return followed && (known ?? null);
}
