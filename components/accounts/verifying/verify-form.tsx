"use client";

import Link from "next/link";
import { openMailedSession, verifyEmail } from "@/components/accounts/account-calls";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useCall } from "@/components/ui/use-call";
import { LANDING, useLanding } from "@/components/ui/use-landing";
import { announceReadyAccount } from "./ready-account";
import { takePlace } from "./return-place";
import { VerificationMailForm } from "./verification-mail-form";

interface VerifyFormProps {
	token: string;
	/** The address that the link confirms; null for a link that does nothing any more. */
	email: string | null;
	/** Somebody else is not in this browser, so that the link signs in as well. */
	signsIn: boolean;
}

/**
 * Confirms on a press, so that a mail scanner that opens the link does not use it up. Where nobody is signed in it signs in as well, and leads back
 * to where the person was.
 */
export function VerifyForm({ token, email, signsIn }: VerifyFormProps) {
	const send = useCall(async () => void (await (signsIn ? openMailedSession(token) : verifyEmail(token))), {
		onSuccess: () => {
			if (!signsIn) return;
			announceReadyAccount(email);
			window.location.assign(takePlace());
		},
	});
	// The button goes with its press, so the focus moves to what came of it.
	const landing = useLanding<HTMLElement>(send.status);
	if (send.isError || (send.isSuccess && !signsIn)) {
		const title = send.isSuccess ? "Your address is confirmed" : "The address was not confirmed";
		return (
			<section ref={landing} aria-label={title} {...LANDING} className="grid gap-5 outline-none">
				<Notice tone={send.isSuccess ? "success" : "danger"} title={title}>
					{send.isSuccess ? "The account is ready. Sign in with it to use it." : messageOf(send.error)}
				</Notice>
				{send.isError && <VerificationMailForm />}
				<Button asChild variant={send.isSuccess ? "primary" : "secondary"} size="lg">
					<Link href={send.isSuccess ? "/sign-in?change=yes" : "/sign-in"}>Go to sign-in</Link>
				</Button>
			</section>
		);
	}
	return (
		<div className="grid gap-5">
			<p className="text-ink-muted">
				{email && (
					<>
						This confirms that <strong className="break-all text-ink">{email}</strong> is yours.{" "}
					</>
				)}
				{signsIn ? "One press, and you are signed in where you left off." : "One press, and the account is ready."}
			</p>
			<Button variant="primary" size="lg" isBusy={send.isPending || send.isSuccess} onClick={() => send.mutate()}>
				Confirm my address
			</Button>
		</div>
	);
}
