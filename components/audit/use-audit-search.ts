"use client";

import { usePathname, useSearchParams } from "next/navigation";

/** What an audit page shows lives in its address, so that every view can be linked to, and going back keeps it. */
export function useAuditSearch() {
	const pathname = usePathname();
	const search = useSearchParams();

	/** The address with these values instead; null takes one out. */
	function addressWith(values: Readonly<Record<string, string | null>>): string {
		const next = new URLSearchParams(search);
		for (const [name, value] of Object.entries(values)) {
			if (value === null || value === "") next.delete(name);
			else next.set(name, value);
		}
		return next.size > 0 ? `${pathname}?${next}` : pathname;
	}

	return {
		search,
		addressWith,
		/** Changes the view in place. The lists read the address themselves; the server need not be asked for the page again. */
		set: (values: Readonly<Record<string, string | null>>) => window.history.replaceState(null, "", addressWith(values)),
		/** Goes on to another view, so that the Back button returns. */
		push: (address: string) => window.history.pushState(null, "", address),
	};
}
