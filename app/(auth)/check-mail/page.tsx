import { MailOpen } from "lucide-react";
import type { Metadata } from "next";
import { CheckMail } from "@/components/accounts/verifying/check-mail";

export const metadata: Metadata = { title: "Check your mail" };

export default function CheckMailPage() {
	return (
		<>
			<MailOpen aria-hidden className="size-8 text-accent" strokeWidth={1.5} />
			<h1 className="font-semibold text-2xl">Check your mail</h1>
			<CheckMail />
		</>
	);
}
