"use client";

import { useRouter } from "next/navigation";
import type { MouseEvent, ReactNode } from "react";
import { bringPendingFiles } from "@/components/beginning/brought-files";

interface ShelfLinkProps {
	href: string;
	isSignedIn: boolean;
	className: string;
	children: ReactNode;
}

/** Leads to where a workflow is begun; who has no session gets one as a guest on the way. */
export function ShelfLink({ href, isSignedIn, className, children }: ShelfLinkProps) {
	const router = useRouter();
	async function go(event: MouseEvent) {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		bringPendingFiles();
		try {
			if (!isSignedIn) await (await import("@/components/accounts/account-calls")).openGuestSession();
			router.push(href);
		} catch {
			// Where no session can be opened the page itself says what to do.
			window.location.assign(href);
		}
	}
	return (
		<a href={href} className={className} onClick={go}>
			{children}
		</a>
	);
}
