import type { Metadata } from "next";
import Link from "next/link";
import { requireAccountContext } from "@/app/(product)/account/settings-context";
import { PasswordSection } from "@/components/accounts/settings/password-section";
import { SettingsHeading } from "@/components/accounts/settings/section";

export const metadata: Metadata = { title: "Password" };

export default async function PasswordPage() {
	await requireAccountContext("/account/password");
	return (
		<>
			<SettingsHeading
				title="Password"
				text={
					<>
						A new password signs out your other devices. There are{" "}
						<Link href="/account/methods" className="text-accent underline underline-offset-2">
							other ways to sign in
						</Link>{" "}
						too.
					</>
				}
			/>
			<PasswordSection />
		</>
	);
}
