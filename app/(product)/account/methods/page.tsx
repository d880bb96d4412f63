import type { Metadata } from "next";
import Link from "next/link";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchText } from "@/app/search-text";
import { ArrivalNotice } from "@/components/accounts/methods/arrival-notice";
import { MethodsSection } from "@/components/accounts/methods/methods-section";
import { methodsKey } from "@/components/accounts/providers/calls";
import { RecentSignIn } from "@/components/accounts/settings/recent-sign-in";
import { TopLine } from "@/components/layout/top-line";
import { listMethods } from "@/lib/accounts/methods/list-methods";
import { isProvider, type Provider } from "@/lib/accounts/oauth/names";
import { getProfile } from "@/lib/accounts/profile/get-profile";

export const metadata: Metadata = { title: "Sign-in methods" };

function providerOf(value: string | string[] | undefined): Provider | null {
	const text = searchText(value);
	return isProvider(text) ? text : null;
}

export default async function MethodsPage({ searchParams }: { searchParams: Promise<Search> }) {
	const context = await requirePageContext("/account/methods");
	const [{ email }, methods, { error, provider, linked, again }] = await Promise.all([getProfile(context), listMethods(context), searchParams]);
	return (
		<>
			<TopLine parent={{ href: "/account", label: "Account settings" }} place="Sign-in methods" />
			<main className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 py-8 md:px-8">
				<div className="grid gap-1">
					<h1 className="font-semibold text-2xl">Sign-in methods</h1>
					<p className="wrap-anywhere text-ink-muted">
						{email ?? (
							<>
								You are a guest, and have none.{" "}
								<Link href="/sign-up" className="text-accent underline underline-offset-2">
									Sign up
								</Link>{" "}
								to keep what you make.
							</>
						)}
					</p>
				</div>
				<ArrivalNotice error={searchText(error)} provider={providerOf(provider)} linked={providerOf(linked)} isAgain={searchText(again) === "done"} />
				{email !== null && (
					<RecentSignIn email={email}>
						<Hydrated data={[[methodsKey, methods]]}>
							<MethodsSection email={email} />
						</Hydrated>
					</RecentSignIn>
				)}
			</main>
		</>
	);
}
