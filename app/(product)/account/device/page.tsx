import type { Metadata } from "next";
import { requireAccountContext } from "@/app/(product)/account/settings-context";
import { type Search, searchText } from "@/app/search-text";
import { DeviceLoginForm } from "@/components/accounts/settings/device/device-login-form";
import { SettingsHeading } from "@/components/accounts/settings/section";

export const metadata: Metadata = { title: "Sign a program in", referrer: "no-referrer" };

export default async function DeviceLoginPage({ searchParams }: { searchParams: Promise<Search> }) {
	const code = searchText((await searchParams).code) ?? "";
	await requireAccountContext(code ? `/account/device?code=${encodeURIComponent(code)}` : "/account/device");
	return (
		<>
			<SettingsHeading
				title="Sign a program in"
				text="A program on one of your devices asks to act for you, as the command line does. It shows a code; yours must be the same."
			/>
			<DeviceLoginForm code={code} />
		</>
	);
}
