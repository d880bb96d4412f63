import type { Metadata } from "next";
import Link from "next/link";
import { requirePageContext } from "@/app/(product)/page-context";
import { ProfileSection } from "@/components/accounts/settings/profile/profile-section";
import { SettingsHeading } from "@/components/accounts/settings/section";
import { getProfile } from "@/lib/accounts/profile/get-profile";

export const metadata: Metadata = { title: "Profile" };

export default async function ProfilePage() {
	const user = await getProfile(await requirePageContext("/account"));
	const isGuest = user.email === null;
	const madeUp = isGuest ? "Guest" : user.email?.split("@")[0];
	return (
		<>
			<SettingsHeading
				title="Profile"
				text={
					isGuest ? (
						<>
							You are a guest.{" "}
							<Link href="/sign-up" className="text-accent underline underline-offset-2">
								Sign up
							</Link>{" "}
							to keep your runs and to have a password and API keys.
						</>
					) : (
						"How we call you, and how dates and numbers are written for you."
					)
				}
			/>
			<ProfileSection user={user} hasName={user.name !== madeUp} />
		</>
	);
}
