import type { Metadata } from "next";
import { VerifyForm } from "@/components/accounts/verify-form";
import { Notice } from "@/components/ui/notice";

export const metadata: Metadata = { title: "Verify your address", referrer: "no-referrer" };

export default async function VerifyPage({ searchParams }: { searchParams: Promise<{ token?: string }> }) {
	const { token } = await searchParams;
	return (
		<>
			<h1 className="font-semibold text-2xl">Verify your address</h1>
			{token ? (
				<VerifyForm token={token} />
			) : (
				<Notice tone="danger" title="The link is not complete">
					Open it from the mail once more, or copy the whole of it.
				</Notice>
			)}
		</>
	);
}
