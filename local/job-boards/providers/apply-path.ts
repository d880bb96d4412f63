import type { Listing } from "@/local/job-boards/sample/listing";
import { PAGE_PATHS } from "./page-paths";

/** Where an aggregator's apply button leads: to the page it copied, with its own tracking, or to its own page. */
export function applyPath(listing: Listing, ownPath: (listing: Listing) => string): string {
	const { original } = listing;
	const originalPath = original === null ? undefined : PAGE_PATHS[original.provider];
	if (original === null || originalPath === undefined) return ownPath(listing);
	return `${originalPath(original)}?utm_source=${listing.provider}&utm_medium=feed`;
}
