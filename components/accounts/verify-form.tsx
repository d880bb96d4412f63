"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { verifyEmail } from "./account-calls";
import { VerificationMailForm } from "./verification-mail-form";

/** Verifies on a press, so that a mail scanner that opens the link does not use it up. */
export function VerifyForm({ token }: { token: string }) {
	const send = useMutation({ mutationFn: () => verifyEmail(token) });
	if (send.isSuccess) {
		return (
			<div className="grid gap-5">
				<Notice tone="success" title="Your address is verified">
					You can sign in now.
				</Notice>
				<Button asChild variant="primary" size="lg">
					<Link href="/sign-in">Go to sign-in</Link>
				</Button>
			</div>
		);
	}
	if (send.isError) {
		return (
			<div className="grid gap-5">
				<Notice tone="danger" title="The address was not verified">
					{messageOf(send.error)}
				</Notice>
				<VerificationMailForm />
			</div>
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
