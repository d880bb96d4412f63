import type { Metadata } from "next";
import Link from "next/link";
import { ProviderLinks } from "@/components/accounts/providers/provider-links";
import { SignUpForm } from "@/components/accounts/sign-up-form";
import { configuredProviders } from "@/lib/accounts/oauth/providers/configured";
import { getPageActor } from "@/lib/accounts/sessions/page-session";

export const metadata: Metadata = { title: "Create an account" };

export default async function SignUpPage() {
	const actor = await getPageActor();
	return (
		<>
			<div className="grid gap-1">
				<h1 className="font-semibold text-2xl">Create an account</h1>
				<p className="text-ink-muted">
					{actor?.kind === "guest"
						? "What you made as a guest comes along once your address is confirmed."
						: "It keeps your files, runs and results for you alone."}
				</p>
			</div>
			<ProviderLinks providers={configuredProviders()} next="/home" />
			<SignUpForm />
			<p className="text-ink-muted">
				Have one already?{" "}
				<Link href="/sign-in" className="text-accent underline underline-offset-2">
					Sign in
				</Link>
			</p>
		</>
	);
}
