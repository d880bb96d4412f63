import type { Metadata } from "next";
import Link from "next/link";
import { type Search, searchText } from "@/app/search-text";
import { ProviderLinks } from "@/components/accounts/providers/provider-links";
import { safeNext } from "@/components/accounts/safe-next";
import { SignUpForm } from "@/components/accounts/sign-up-form";
import { configuredProviders } from "@/lib/accounts/oauth/providers/configured";
import { getPageActor } from "@/lib/accounts/sessions/page-session";

export const metadata: Metadata = { title: "Create an account" };

export default async function SignUpPage({ searchParams }: { searchParams: Promise<Search> }) {
	const [actor, { next }] = await Promise.all([getPageActor(), searchParams]);
	const place = safeNext(searchText(next) ?? undefined);
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
			<ProviderLinks providers={configuredProviders()} next={place} />
			<SignUpForm next={place} />
			<p className="text-ink-muted">
				Have one already?{" "}
				<Link href={searchText(next) === null ? "/sign-in" : `/sign-in?next=${encodeURIComponent(place)}`} className="text-accent underline underline-offset-2">
					Sign in
				</Link>
			</p>
		</>
	);
}
