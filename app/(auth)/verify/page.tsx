import type { Metadata } from "next";
import { type Search, searchText } from "@/app/search-text";
import { VerificationMailForm } from "@/components/accounts/verifying/verification-mail-form";
import { VerifyForm } from "@/components/accounts/verifying/verify-form";
import { Notice } from "@/components/ui/notice";
import { getPageActor } from "@/lib/accounts/sessions/page-session";
import { findVerification } from "@/lib/accounts/sign-up/find-verification";

export const metadata: Metadata = { title: "Confirm your address", referrer: "no-referrer" };

export default async function VerifyPage({ searchParams }: { searchParams: Promise<Search> }) {
	const token = searchText((await searchParams).token);
	const found = token ? await findVerification(token, await getPageActor()) : null;
	return (
		<>
			<h1 className="font-semibold text-2xl">Confirm your address</h1>
			{token ? (
				<VerifyForm token={token} email={found?.email ?? null} signsIn={found?.maySignIn ?? false} />
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
