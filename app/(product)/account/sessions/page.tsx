import type { Metadata } from "next";
import { requireAccountContext } from "@/app/(product)/account/settings-context";
import { Hydrated } from "@/app/(product)/hydrated";
import { MOST_SESSIONS_SHOWN, sessionsKey } from "@/components/accounts/settings/calls";
import { SettingsHeading } from "@/components/accounts/settings/section";
import { SessionsSection } from "@/components/accounts/settings/sessions/sessions-section";
import { listSessions } from "@/lib/accounts/devices/list-sessions";

export const metadata: Metadata = { title: "Sessions" };

export default async function SessionsPage() {
	const sessions = await listSessions(await requireAccountContext("/account/sessions"), { limit: MOST_SESSIONS_SHOWN });
	return (
		<>
			<SettingsHeading title="Sessions" text="Where you are signed in. End what you don't recognize, then change your password." />
			<Hydrated data={[[sessionsKey, sessions]]}>
				<SessionsSection />
			</Hydrated>
		</>
	);
}
