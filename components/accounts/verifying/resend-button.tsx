"use client";

import { resendVerification } from "@/components/accounts/account-calls";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { useCall } from "@/components/ui/use-call";

export function ResendButton({ email }: { email: string }) {
	const send = useCall(() => resendVerification(email));
	return (
		<div className="flex flex-wrap items-center gap-3">
			<Button size="sm" isBusy={send.isPending} onClick={() => send.mutate()}>
				Send the mail again
			</Button>
			<span role="status" className="text-ink-muted text-sm">
				{send.isSuccess && "Sent. It can take a minute."}
				{send.isError && messageOf(send.error)}
			</span>
		</div>
	);
}
