"use client";

import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { openGuestSession } from "./account-calls";

/** The way on without an account, to where its person was going. */
export function GuestWay({ next }: { next: string }) {
	const [state, setState] = useState<{ isGoing: boolean; problem: string | null }>({ isGoing: false, problem: null });
	async function go() {
		setState({ isGoing: true, problem: null });
		try {
			await openGuestSession();
			window.location.assign(next);
		} catch (error) {
			setState({ isGoing: false, problem: messageOf(error) });
		}
	}
	return (
		<div className="grid gap-2">
			<Button size="lg" isBusy={state.isGoing} onClick={go}>
				Go on without an account
			</Button>
			<p role="alert" className="text-danger text-sm empty:hidden">
				{state.problem}
			</p>
		</div>
	);
}
