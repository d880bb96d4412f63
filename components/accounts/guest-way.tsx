"use client";

import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { useCall } from "@/components/ui/use-call";
import { openGuestSession } from "./account-calls";

/** The way on without an account, to where its person was going. */
export function GuestWay({ next }: { next: string }) {
	const go = useCall(openGuestSession, { onSuccess: () => window.location.assign(next) });
	return (
		<div className="grid gap-2">
			<Button size="lg" isBusy={go.isPending || go.isSuccess} onClick={() => go.mutate()}>
				Go on without an account
			</Button>
			<p className="text-ink-muted text-sm">What a guest makes is kept for the browser that made it.</p>
			<p role="alert" className="text-danger text-sm empty:hidden">
				{go.error && messageOf(go.error)}
			</p>
		</div>
	);
}
