"use client";

import { useEffect } from "react";
import { toast } from "@/components/ui/overlay/toast";

const KEY = "goal-mode.account-ready";

/** Has the next page of this tab say that the account is ready. */
export function announceReadyAccount(email: string | null): void {
	try {
		sessionStorage.setItem(KEY, email ?? "");
	} catch {
		// Where nothing can be kept the page is reached all the same.
	}
}

/** Says once that the account is ready, on the page to which the confirmation of its address led. */
export function ReadyAccount() {
	useEffect(() => {
		try {
			const email = sessionStorage.getItem(KEY);
			if (email === null) return;
			sessionStorage.removeItem(KEY);
			toast.success("Your account is ready", { description: email === "" ? "You are signed in." : `${email} is confirmed, and you are signed in.` });
		} catch {
			// Nothing was kept.
		}
	}, []);
	return null;
}
