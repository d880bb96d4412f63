"use client";

import Link from "next/link";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useCall } from "@/components/ui/use-call";
import { LANDING, useLanding } from "@/components/ui/use-landing";
import { verifyEmail } from "./account-calls";
import { VerificationMailForm } from "./verification-mail-form";

/** Verifies on a press, so that a mail scanner that opens the link does not use it up. */
export function VerifyForm({ token }: { token: string }) {
	const send = useCall(() => verifyEmail(token));
	// The button goes with its press, so the focus moves to what came of it.
	const landing = useLanding<HTMLElement>(send.status);
	if (send.isSuccess || send.isError) {
		const title = send.isSuccess ? "Your address is verified" : "The address was not verified";
		return (
			<section ref={landing} aria-label={title} {...LANDING} className="grid gap-5 outline-none">
				<Notice tone={send.isSuccess ? "success" : "danger"} title={title}>
					{send.isSuccess ? "You can sign in now." : messageOf(send.error)}
				</Notice>
				{send.isError && <VerificationMailForm />}
				{send.isSuccess && (
					<Button asChild variant="primary" size="lg">
						<Link href="/sign-in">Go to sign-in</Link>
					</Button>
				)}
			</section>
		);
	}
	return (
		<div className="grid gap-5">
			<p className="text-ink-muted">One press, and your account is ready.</p>
			<Button variant="primary" size="lg" isBusy={send.isPending} onClick={() => send.mutate()}>
				Verify my address
			</Button>
		</div>
	);
}
