import type { Metadata } from "next";
import { type Search, searchText } from "@/app/search-text";
import { PreferencesLink, StopMailsForm } from "@/components/accounts/settings/stop-mails-form";
import { Notice } from "@/components/ui/notice";
import { findStopClaims } from "@/lib/accounts/notifications/stop-link";

export const metadata: Metadata = { title: "Stop these mails", referrer: "no-referrer" };

export default async function UnsubscribePage({ searchParams }: { searchParams: Promise<Search> }) {
	const token = searchText((await searchParams).token) ?? "";
	const claims = await findStopClaims(token);
	return (
		<>
			<h1 className="font-semibold text-2xl">Stop these mails</h1>
			{claims ? (
				<StopMailsForm token={token} mail={claims.mail} />
			) : (
				<>
					<Notice tone="danger" title="The link is not complete">
						Open it from the mail once more, or sign in and choose there.
					</Notice>
					<PreferencesLink />
				</>
			)}
		</>
	);
}
