import type { Metadata } from "next";
import { requirePageContext } from "@/app/(product)/page-context";
import { ProfileSection } from "@/components/accounts/settings/profile/profile-section";
import { SettingsHeading } from "@/components/accounts/settings/section";
import { GuestNote } from "@/components/layout/session/guest-note";
import { guestKeptUntil } from "@/lib/accounts/guests/kept-until";
import { getProfile } from "@/lib/accounts/profile/get-profile";

export const metadata: Metadata = { title: "Profile" };

export default async function ProfilePage() {
	const context = await requirePageContext("/account");
	const user = await getProfile(context);
	const isGuest = user.email === null;
	const madeUp = isGuest ? "Guest" : user.email?.split("@")[0];
	return (
		<>
			<SettingsHeading
				title="Profile"
				text={
					isGuest
						? "How we call you. With an account you also have a password, other ways to sign in and API keys."
						: "How we call you, and how dates and numbers are written for you."
				}
			/>
			{context.actor.kind === "guest" && <GuestNote keptUntil={guestKeptUntil(context.actor.signedInAt)} next="/account" />}
			<ProfileSection user={user} hasName={user.name !== madeUp} />
		</>
	);
}
