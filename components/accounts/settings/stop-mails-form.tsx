"use client";

import Link from "next/link";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useCall } from "@/components/ui/use-call";
import { LANDING, useLanding } from "@/components/ui/use-landing";
import type { StoppableMail } from "@/lib/accounts/schemas";
import { stopMails } from "./calls";

/** How each kind of mail is called. */
const NAMES: Record<StoppableMail, string> = {
	runWaiting: "mails when a run waits for you",
	runExpiring: "mails before a run that waits for you is closed",
	runFinished: "mails when a run has ended",
	reminders: "mails on the day of a reminder",
	lowBalance: "mails when your credits run low",
	newsletter: "the newsletter",
	productUpdates: "mails about what is new",
};

export function PreferencesLink() {
	return (
		<Button asChild>
			<Link href="/account/notifications">Choose what you get mails about</Link>
		</Button>
	);
}

/** Stops mails on a press, signed in or not: a mail scanner that opens the link changes nothing. */
export function StopMailsForm({ token, mail }: { token: string; mail: StoppableMail }) {
	const stop = useCall(() => stopMails(token));
	const landing = useLanding<HTMLElement>(stop.status);
	if (stop.isSuccess || stop.isError) {
		const title = stop.isSuccess ? "Done" : "Nothing was changed";
		return (
			<section ref={landing} aria-label={title} {...LANDING} className="grid gap-5 outline-none">
				<Notice tone={stop.isSuccess ? "success" : "danger"} title={title}>
					{stop.data ? stop.data.message : messageOf(stop.error)}
				</Notice>
				<PreferencesLink />
			</section>
		);
	}
	return (
		<div className="grid gap-5">
			<p className="text-ink-muted">
				One press, and you no longer get {NAMES[mail]}. Other mails still come, and your inbox here has everything about your runs in any case.
			</p>
			<Button variant="primary" size="lg" isBusy={stop.isPending} onClick={() => stop.mutate()}>
				Stop these mails
			</Button>
		</div>
	);
}
