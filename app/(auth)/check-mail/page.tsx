import { MailOpen } from "lucide-react";
import type { Metadata } from "next";
import { ResendButton } from "@/components/accounts/resend-button";

export const metadata: Metadata = { title: "Check your mail" };

export default async function CheckMailPage({ searchParams }: { searchParams: Promise<{ email?: string }> }) {
	const { email } = await searchParams;
	return (
		<>
			<MailOpen aria-hidden className="size-8 text-accent" strokeWidth={1.5} />
			<h1 className="font-semibold text-2xl">Check your mail</h1>
			<p className="text-ink-muted">
				We sent a link to {email ? <strong className="break-all text-ink">{email}</strong> : "your address"}. Open it within 24 hours to verify the address;
				then you can sign in.
			</p>
			{email && <ResendButton email={email} />}
		</>
	);
}
