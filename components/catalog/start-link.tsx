"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import type { MouseEvent, ReactNode } from "react";
import { beginAddress, broughtBy } from "@/components/beginning/begun-address";
import { bringPendingFiles } from "@/components/beginning/brought-files";

interface StartLinkProps {
	workflowId: string;
	/** The name of a sample to begin with; then nothing else is brought along. */
	sample?: string;
	/** Whether whoever looks has no session: one is opened as a guest on the way. */
	isOpen: boolean;
	className: string;
	children: ReactNode;
}

/** Leads to where a workflow is begun, with what was said and added on this page. */
export function StartLink({ workflowId, sample, isOpen, className, children }: StartLinkProps) {
	const params = useSearchParams();
	const href = sample === undefined ? beginAddress(workflowId, broughtBy(params)) : `/new/${workflowId}?sample=${encodeURIComponent(sample)}`;

	async function go(event: MouseEvent) {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		if (sample === undefined) bringPendingFiles();
		if (!isOpen) return;
		event.preventDefault();
		// Where no session can be opened the page itself says what to do. It is loaded anew, for the frame of this one is that of a stranger.
		await import("@/components/accounts/account-calls").then(({ openGuestSession }) => openGuestSession()).catch(() => undefined);
		window.location.assign(href);
	}
	return (
		<Link href={href} prefetch={isOpen ? false : null} className={className} onClick={go}>
			{children}
		</Link>
	);
}
