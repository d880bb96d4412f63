"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { verifyEmail } from "./account-calls";

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
	return (
		<div className="grid gap-5">
			{send.isError && (
				<Notice tone="danger" title="The address was not verified">
					<p>{messageOf(send.error)}</p>
					<p>Sign in with your password to get a new link.</p>
				</Notice>
			)}
			<Button variant="primary" size="lg" isBusy={send.isPending} onClick={() => send.mutate()}>
				Verify my address
			</Button>
		</div>
	);
}
