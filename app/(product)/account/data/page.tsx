import type { Metadata } from "next";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { exportsKey, MOST_EXPORTS_SHOWN } from "@/components/accounts/settings/calls";
import { ExportSection } from "@/components/accounts/settings/data/export-section";
import { SettingsHeading } from "@/components/accounts/settings/section";
import { listExports } from "@/lib/data-exports/list-exports";

export const metadata: Metadata = { title: "Your data" };

export default async function DataPage() {
	const context = await requirePageContext("/account/data");
	const exports = await listExports(context, { limit: MOST_EXPORTS_SHOWN });
	return (
		<>
			<SettingsHeading title="Your data" text="What you brought and made here is yours, to take along whenever you like." />
			<Hydrated data={[[exportsKey, exports]]}>
				<ExportSection isGuest={context.actor.kind === "guest"} />
			</Hydrated>
		</>
	);
}
