import type { Metadata } from "next";
import Link from "next/link";
import { ForgotForm } from "@/components/accounts/forgot-form";

export const metadata: Metadata = { title: "Forgot your password" };

export default function ForgotPage() {
	return (
		<>
			<div className="grid gap-2">
				<h1 className="font-semibold text-2xl">Forgot your password?</h1>
				<p className="text-ink-muted">Give the address of your account and we send you a link to choose a new one.</p>
			</div>
			<ForgotForm />
			<Link href="/sign-in" className="justify-self-start text-accent underline underline-offset-2">
				Back to sign-in
			</Link>
		</>
	);
}
