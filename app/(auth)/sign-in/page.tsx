import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { type Search, searchText } from "@/app/search-text";
import { askedPage, workflowBegunAt } from "@/components/accounts/asked-page";
import { GuestWay } from "@/components/accounts/guest-way";
import { ProviderLinks } from "@/components/accounts/providers/provider-links";
import { safeNext } from "@/components/accounts/safe-next";
import { SignInForm } from "@/components/accounts/sign-in-form";
import { isProvider } from "@/lib/accounts/oauth/names";
import { configuredProviders } from "@/lib/accounts/oauth/providers/configured";
import { getPageActor } from "@/lib/accounts/sessions/page-session";
import { findWorkflow } from "@/lib/goal-jobs/views/list-workflows";
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
	const asked = searchText(next) === null ? null : askedPage(place, await nameBegunAt(place));
	const { LOCAL_DEMO_EMAIL: email, LOCAL_DEMO_PASSWORD: password } = env();
	return (
		<>
			<div className="grid gap-1">
				<h1 className="font-semibold text-2xl">Sign in</h1>
				{asked && !isChanging && <p className="text-ink-muted">{asked.reason}</p>}
				{isChanging && <p className="text-ink-muted">Another account is signed in in this browser now. Signing in here takes its place in all tabs.</p>}
				{actor?.kind === "guest" && <p className="text-ink-muted">What you made as a guest comes along.</p>}
			</div>
			<SignInForm
				next={place}
				failure={failure}
				provider={isProvider(visited) ? visited : null}
				signUpHref={asked ? `/sign-up?next=${encodeURIComponent(place)}` : "/sign-up"}
				otherWays={<ProviderLinks providers={configuredProviders()} next={place} />}
				demo={email && password ? { email, password } : null}
			/>
			{actor === null && asked?.guestPlace && <GuestWay next={asked.guestPlace} />}
		</>
	);
}

async function nameBegunAt(place: string): Promise<string | null> {
	const workflowId = workflowBegunAt(place);
	return workflowId === null ? null : ((await findWorkflow(workflowId))?.name ?? null);
}
