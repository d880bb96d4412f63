import type { Metadata } from "next";
import Link from "next/link";
import { requireAccountContext } from "@/app/(product)/account/settings-context";
import { Hydrated } from "@/app/(product)/hydrated";
import { apiKeysKey, MOST_KEYS_SHOWN } from "@/components/accounts/settings/calls";
import { ApiKeysSection } from "@/components/accounts/settings/keys/api-keys-section";
import { SettingsHeading } from "@/components/accounts/settings/section";
import { listApiKeys } from "@/lib/accounts/api-keys/list-api-keys";

export const metadata: Metadata = { title: "API keys" };

export default async function ApiKeysPage() {
	const keys = await listApiKeys(await requireAccountContext("/account/api-keys"), { limit: MOST_KEYS_SHOWN });
	return (
		<>
			<SettingsHeading
				title="API keys"
				text={
					<>
						A program that has one acts for you, as far as the key allows. It sends the key with every call, as the{" "}
						<Link href="/docs/api" className="text-accent underline underline-offset-2">
							API reference
						</Link>{" "}
						shows. The{" "}
						<Link href="/docs/quick-start" className="text-accent underline underline-offset-2">
							quick start
						</Link>{" "}
						takes five minutes.
					</>
				}
			/>
			<Hydrated data={[[apiKeysKey, keys]]}>
				<ApiKeysSection />
			</Hydrated>
		</>
	);
}
