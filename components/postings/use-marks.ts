"use client";

import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "@/components/api-client";
import { toast } from "@/components/ui/overlay/toast";
import { type OfferedPosting, PostingMark, type PostingPage } from "@/lib/goal-jobs/posting-schemas";
import { markPosting, postingKeys } from "./queries";

type Known = InfiniteData<PostingPage> | readonly OfferedPosting[] | undefined;

function remarked(items: readonly OfferedPosting[], jobId: string, mark: PostingMark | null): OfferedPosting[] {
	return items.map((posting) => (posting.jobId === jobId ? { ...posting, mark } : posting));
}

/** The lists as they are once a posting is marked: a dismissed one leaves those that don't ask for it. */
function withMark(known: Known, { jobId, mark: before }: OfferedPosting, mark: PostingMark | null): Known {
	if (known === undefined) return known;
	if (!("pages" in known)) return remarked(known, jobId, mark);
	const pages = known.pages.map((page) => {
		const isLeaving = mark === "dismissed" && page.items.some((posting) => posting.jobId === jobId);
		const items = remarked(page.items, jobId, mark);
		return { ...page, items: isLeaving ? items.filter((posting) => posting.jobId !== jobId) : items };
	});
	const gone = known.pages.flatMap(({ items }) => items).length - pages.flatMap(({ items }) => items).length;
	const counted = (facets: PostingPage["facets"]) => ({ ...facets, mark: recounted(facets.mark, before, mark) });
	return { ...known, pages: pages.map((page) => ({ ...page, total: page.total - gone, facets: counted(page.facets) })) };
}

function recounted(facet: PostingPage["facets"]["mark"], before: PostingMark | null, mark: PostingMark | null): PostingPage["facets"]["mark"] {
	const change = (value: PostingMark) => Number(value === mark) - Number(value === before);
	const known = PostingMark.options.map((value) => ({ value, count: (facet.find((one) => one.value === value)?.count ?? 0) + change(value) }));
	return known.filter(({ count }) => count > 0);
}

/** Pins and dismisses postings: at once on the screen, then on the server. What could not be kept is told and taken back. */
export function useMarks(jobSpecId: string) {
	const queryClient = useQueryClient();
	const lists = { queryKey: postingKeys.lists(jobSpecId) };
	const { mutate } = useMutation({
		// One after the other, so that who takes a mark back at once has the last word.
		scope: { id: `marks of ${jobSpecId}` },
		mutationFn: ({ posting, mark }: { posting: OfferedPosting; mark: PostingMark | null }) => markPosting(jobSpecId, posting.jobId, mark),
		onMutate: ({ posting, mark }) => queryClient.setQueriesData<Known>(lists, (known) => withMark(known, posting, mark)),
		onError: (error, { posting }) => {
			toast.error(`${posting.title} was not marked`, { description: messageOf(error) });
			void queryClient.invalidateQueries(lists);
		},
		// What comes back, and the counts, are only known to the server.
		onSuccess: (_, { posting, mark }) =>
			posting.mark === "dismissed" || mark === "dismissed"
				? queryClient.invalidateQueries(lists)
				: queryClient.invalidateQueries({ ...lists, refetchType: "none" }),
	});
	return {
		pin: (posting: OfferedPosting) => mutate({ posting, mark: posting.mark === "pinned" ? null : "pinned" }),
		dismiss: (posting: OfferedPosting) => {
			if (posting.mark === "dismissed") return mutate({ posting, mark: null });
			mutate({ posting, mark: "dismissed" });
			toast.message(`${posting.title} is dismissed`, {
				description: posting.company,
				// Over the end of the list, not over what narrows it.
				position: "bottom-center",
				action: { label: "Undo", onClick: () => mutate({ posting: { ...posting, mark: "dismissed" }, mark: posting.mark }) },
			});
		},
	};
}
