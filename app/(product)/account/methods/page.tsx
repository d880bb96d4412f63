import type { Metadata } from "next";
import Link from "next/link";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchText } from "@/app/search-text";
import { ArrivalNotice } from "@/components/accounts/methods/arrival-notice";
import { MethodsSection } from "@/components/accounts/methods/methods-section";
import { methodsKey } from "@/components/accounts/providers/calls";
import { SettingsHeading } from "@/components/accounts/settings/section";
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
			<SettingsHeading
				title="Sign-in methods"
				text={
					email === null ? (
						<>
							You are a guest, and have none.{" "}
							<Link href="/sign-up?next=/account/methods" className="text-accent underline underline-offset-2">
								Sign up
							</Link>{" "}
							to keep what you make.
						</>
					) : (
						"Each of these opens your account. Have two, so that losing one locks you out of nothing."
					)
				}
			/>
			<ArrivalNotice error={searchText(error)} provider={providerOf(provider)} linked={providerOf(linked)} isAgain={searchText(again) === "done"} />
			{email !== null && (
				<Hydrated data={[[methodsKey, methods]]}>
					<MethodsSection email={email} />
				</Hydrated>
			)}
		</>
	);
}
