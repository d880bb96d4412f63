"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "@/components/api-client";
import { SESSION_ENDED, SESSION_RESUMED } from "@/components/session";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { accountOperations } from "@/lib/accounts/operations";
import type { Person } from "./user-menu";

/** Asks for a new sign-in without taking the page away: what was entered on it stays, and goes on where it was. */
export function SessionGate({ person }: { person: Person }) {
	const queryClient = useQueryClient();
	const [isOver, setIsOver] = useState(false);
	const [isStillOut, setIsStillOut] = useState(false);
	const isLookingRef = useRef(false);

	const look = useCallback(async () => {
		if (isLookingRef.current) return;
		isLookingRef.current = true;
		try {
			const { email } = await callApi(accountOperations.getProfile, {}, { redirectsWhenSignedOut: false });
			// Somebody else's page must not be gone on with.
			if (email !== person.email) return window.location.reload();
			setIsOver(false);
			window.dispatchEvent(new Event(SESSION_RESUMED));
			await queryClient.invalidateQueries();
		} catch {
			setIsStillOut(true);
		} finally {
			isLookingRef.current = false;
		}
	}, [person.email, queryClient]);

	useEffect(() => {
		const onEnd = (event: Event) => {
			event.preventDefault();
			setIsOver(true);
		};
		window.addEventListener(SESSION_ENDED, onEnd);
		return () => window.removeEventListener(SESSION_ENDED, onEnd);
	}, []);

	useEffect(() => {
		if (!isOver) return;
		setIsStillOut(false);
		window.addEventListener("focus", look);
		return () => window.removeEventListener("focus", look);
	}, [isOver, look]);

	const isGuest = person.email === null;
	return (
		<Dialog
			isOpen={isOver}
			onOpenChange={setIsOver}
			title={isGuest ? "Your visit has ended" : "You are signed out"}
			description={
				isGuest
					? "A guest's runs can be reached only during the visit. Create an account next time to keep them."
					: "What you entered on this page is kept. Sign in again in a new tab, then come back here and go on."
			}
			actions={
				isGuest ? (
					<Button asChild variant="primary">
						<a href="/">Go to the front page</a>
					</Button>
				) : (
					<>
						<Button onClick={look}>I have signed in</Button>
						<Button asChild variant="primary">
							<a href="/sign-in" target="_blank" rel="noreferrer">
								Sign in <span className="sr-only">(new tab)</span>
							</a>
						</Button>
					</>
				)
			}
		>
			<p role="status" className="text-ink-muted text-sm">
				{isStillOut && !isGuest ? "You are not signed in yet." : ""}
			</p>
		</Dialog>
	);
}
