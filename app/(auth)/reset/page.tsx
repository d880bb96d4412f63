import type { Metadata } from "next";
import Link from "next/link";
import { type Search, searchText } from "@/app/search-text";
import { ResetForm } from "@/components/accounts/reset-form";
import { Notice } from "@/components/ui/notice";

export const metadata: Metadata = { title: "Choose a new password", referrer: "no-referrer" };

export default async function ResetPage({ searchParams }: { searchParams: Promise<Search> }) {
	const token = searchText((await searchParams).token);
	return (
		<>
			<h1 className="font-semibold text-2xl">Choose a new password</h1>
			{token ? (
				<ResetForm token={token} />
			) : (
				<Notice tone="danger" title="The link is not complete">
					Open it from the mail once more, or{" "}
					<Link href="/forgot" className="underline">
						ask for a new one
					</Link>
					.
				</Notice>
			)}
		</>
	);
}
