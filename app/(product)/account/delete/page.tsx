import type { Metadata } from "next";
import { requirePageContext } from "@/app/(product)/page-context";
import { DeleteSection } from "@/components/accounts/settings/data/delete-section";
import { SettingsHeading } from "@/components/accounts/settings/section";
import { getProfile } from "@/lib/accounts/profile/get-profile";

export const metadata: Metadata = { title: "Delete account" };

export default async function DeletePage() {
	const { email } = await getProfile(await requirePageContext("/account/delete"));
	return (
		<>
			<SettingsHeading
				title={email === null ? "End this visit" : "Delete account"}
				text="Nothing of it can be brought back. Download your data first if you may want it."
			/>
			<DeleteSection email={email} />
		</>
	);
}
