"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { LANDING, useLanding } from "@/components/ui/use-landing";
import { stopMails } from "./calls";

/** Stops mails on a press, signed in or not: a mail scanner that opens the link changes nothing. */
export function StopMailsForm({ token }: { token: string }) {
	const stop = useMutation({ mutationFn: () => stopMails(token) });
	const landing = useLanding<HTMLElement>(stop.status);
	if (stop.isSuccess || stop.isError) {
		const title = stop.isSuccess ? "Done" : "Nothing was changed";
		return (
			<section ref={landing} aria-label={title} {...LANDING} className="grid gap-5 outline-none">
				<Notice tone={stop.isSuccess ? "success" : "danger"} title={title}>
					{stop.isSuccess ? stop.data.message : messageOf(stop.error)}
				</Notice>
				<Button asChild>
					<Link href="/account">Choose what you get mails about</Link>
				</Button>
			</section>
		);
	}
	return (
		<div className="grid gap-5">
			<p className="text-ink-muted">One press, and mails like the one you came from no longer reach you. Your inbox here still has everything.</p>
			<Button variant="primary" size="lg" isBusy={stop.isPending} onClick={() => stop.mutate()}>
				Stop these mails
			</Button>
		</div>
	);
}
