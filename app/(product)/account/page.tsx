import type { Metadata } from "next";
import Link from "next/link";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { ApiKeysSection } from "@/components/accounts/settings/api-keys-section";
import { apiKeysKey, MOST_KEYS_SHOWN, preferencesKey } from "@/components/accounts/settings/calls";
import { DeleteSection } from "@/components/accounts/settings/delete-section";
import { MailsSection } from "@/components/accounts/settings/mails-section";
import { PasswordSection } from "@/components/accounts/settings/password-section";
import { RecentSignIn } from "@/components/accounts/settings/recent-sign-in";
import { TopLine } from "@/components/layout/top-line";
import { listApiKeys } from "@/lib/accounts/api-keys/list-api-keys";
import { getPreferences } from "@/lib/accounts/profile/get-preferences";
import { getProfile } from "@/lib/accounts/profile/get-profile";

export const metadata: Metadata = { title: "Account settings" };

export default async function AccountPage() {
	const context = await requirePageContext("/account");
	const [{ email }, keys, preferences] = await Promise.all([getProfile(context), listApiKeys(context, { limit: MOST_KEYS_SHOWN }), getPreferences(context)]);
	return (
		<>
			<TopLine place="Account settings" />
			<main className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 py-8 md:px-8">
				<div className="grid gap-1">
					<h1 className="font-semibold text-2xl">Account settings</h1>
					<p className="wrap-anywhere text-ink-muted">
						{email ?? (
							<>
								You are a guest.{" "}
								<Link href="/sign-up" className="text-accent underline underline-offset-2">
									Sign up
								</Link>{" "}
								to keep your runs and to have a password and API keys.
							</>
						)}
					</p>
				</div>
				<RecentSignIn email={email}>
					<Hydrated
						data={[
							[apiKeysKey, keys],
							[preferencesKey, preferences],
						]}
					>
						{email !== null && (
							<>
								<MailsSection />
								<PasswordSection />
								<ApiKeysSection />
							</>
						)}
						<DeleteSection isGuest={email === null} />
					</Hydrated>
				</RecentSignIn>
			</main>
		</>
	);
}
