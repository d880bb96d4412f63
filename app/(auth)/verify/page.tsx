import type { Metadata } from "next";
import { VerificationMailForm } from "@/components/accounts/verification-mail-form";
import { VerifyForm } from "@/components/accounts/verify-form";
import { Notice } from "@/components/ui/notice";

export const metadata: Metadata = { title: "Verify your address", referrer: "no-referrer" };

export default async function VerifyPage({ searchParams }: { searchParams: Promise<{ token?: string | string[] }> }) {
	const { token } = await searchParams;
	return (
		<>
			<h1 className="font-semibold text-2xl">Verify your address</h1>
			{typeof token === "string" && token !== "" ? (
				<VerifyForm token={token} />
			) : (
				<>
					<Notice tone="danger" title="The link is not complete">
						Open it from the mail once more, copy the whole of it, or get a new one.
					</Notice>
					<VerificationMailForm />
				</>
			)}
		</>
	);
}
