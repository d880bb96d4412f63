import type { Metadata } from "next";
import { requireAccountContext } from "@/app/(product)/account/settings-context";
import { Hydrated } from "@/app/(product)/hydrated";
import { BrowserNoticesSection } from "@/components/accounts/settings/browser-notices-section";
import { preferencesKey } from "@/components/accounts/settings/calls";
import { MailsSection } from "@/components/accounts/settings/mails-section";
import { SettingsHeading } from "@/components/accounts/settings/section";
import { getPreferences } from "@/lib/accounts/profile/get-preferences";

export const metadata: Metadata = { title: "Notifications" };

export default async function NotificationsPage() {
	const preferences = await getPreferences(await requireAccountContext("/account/notifications"));
	return (
		<>
			<SettingsHeading
				title="Notifications"
				text="Mails about runs are held back while you have a page open, and each comes once. Your inbox here has everything in any case. A changed password, a copied sign-in and a receipt are always mailed."
			/>
			<Hydrated data={[[preferencesKey, preferences]]}>
				<MailsSection />
			</Hydrated>
			<BrowserNoticesSection />
		</>
	);
}
