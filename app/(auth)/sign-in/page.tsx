import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { type Search, searchText } from "@/app/search-text";
import { safeNext } from "@/components/accounts/safe-next";
import { SignInForm } from "@/components/accounts/sign-in-form";
import { getPageActor } from "@/lib/accounts/sessions/page-session";
import { env } from "@/lib/platform/env";

export const metadata: Metadata = { title: "Sign in" };

export default async function SignInPage({ searchParams }: { searchParams: Promise<Search> }) {
	const { next, error, change } = await searchParams;
	const place = safeNext(searchText(next) ?? undefined);
	const actor = await getPageActor();
	const isChanging = actor?.kind === "user" && searchText(change) === "yes";
	if (actor?.kind === "user" && !isChanging) redirect(place);
	const { LOCAL_DEMO_EMAIL: email, LOCAL_DEMO_PASSWORD: password } = env();
	return (
		<>
			<div className="grid gap-1">
				<h1 className="font-semibold text-2xl">Sign in</h1>
				{isChanging && <p className="text-ink-muted">Another account is signed in in this browser now. Signing in here takes its place in all tabs.</p>}
				{actor?.kind === "guest" && <p className="text-ink-muted">What you made as a guest comes along.</p>}
			</div>
			<SignInForm next={place} failure={searchText(error)} demo={email && password ? { email, password } : null} />
			<p className="text-ink-muted">
				New here?{" "}
				<Link href="/sign-up" className="text-accent underline underline-offset-2">
					Create an account
				</Link>
			</p>
		</>
	);
}
