import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { type Search, searchText } from "@/app/search-text";
import { GuestWay } from "@/components/accounts/guest-way";
import { ProviderLinks } from "@/components/accounts/providers/provider-links";
import { isOpenToGuests, safeNext } from "@/components/accounts/safe-next";
import { SignInForm } from "@/components/accounts/sign-in-form";
import { isProvider } from "@/lib/accounts/oauth/names";
import { configuredProviders } from "@/lib/accounts/oauth/providers/configured";
import { getPageActor } from "@/lib/accounts/sessions/page-session";
import { env } from "@/lib/platform/env";

export const metadata: Metadata = { title: "Sign in" };

export default async function SignInPage({ searchParams }: { searchParams: Promise<Search> }) {
	const { next, error, provider, change } = await searchParams;
	const failure = searchText(error);
	const visited = searchText(provider);
	// Whose address has an account comes to where a provider is linked.
	const place = failure === "OAuthLinkingRequired" ? "/account/methods" : safeNext(searchText(next) ?? undefined);
	const actor = await getPageActor();
	const isChanging = actor?.kind === "user" && searchText(change) === "yes";
	if (actor?.kind === "user" && isProvider(visited) && failure) redirect(`/account/methods?${new URLSearchParams({ error: failure, provider: visited })}`);
	if (actor?.kind === "user" && !isChanging) redirect(place);
	const { LOCAL_DEMO_EMAIL: email, LOCAL_DEMO_PASSWORD: password } = env();
	return (
		<>
			<div className="grid gap-1">
				<h1 className="font-semibold text-2xl">Sign in</h1>
				{isChanging && <p className="text-ink-muted">Another account is signed in in this browser now. Signing in here takes its place in all tabs.</p>}
				{actor?.kind === "guest" && <p className="text-ink-muted">What you made as a guest comes along.</p>}
			</div>
			<SignInForm
				next={place}
				failure={failure}
				provider={isProvider(visited) ? visited : null}
				otherWays={<ProviderLinks providers={configuredProviders()} next={place} />}
				demo={email && password ? { email, password } : null}
			/>
			{actor === null && isOpenToGuests(place) && <GuestWay next={place} />}
			<p className="text-ink-muted">
				New here?{" "}
				<Link href={`/sign-up?next=${encodeURIComponent(place)}`} className="text-accent underline underline-offset-2">
					Create an account
				</Link>
			</p>
		</>
	);
}
