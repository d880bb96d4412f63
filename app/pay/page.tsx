import type { Metadata } from "next";
import Link from "next/link";
import { type Search, searchParamsOf } from "@/app/search-text";
import { Mark } from "@/components/layout/mark";
import { PayPage } from "@/components/payments/pay-page";
import { Notice } from "@/components/ui/notice";
import { checkoutSettings } from "@/lib/payments/provider/checkout-settings";

export const metadata: Metadata = { title: "Payment", robots: { index: false } };

const TRANSACTION = /^txn_[0-9a-z]{10,40}$/;

/** Where the provider's payment links lead; open to everybody, as a mail about a late payment may be read without being signed in. */
export default async function Pay({ searchParams }: { searchParams: Promise<Search> }) {
	const transactionId = searchParamsOf(await searchParams).get("_ptxn") ?? "";
	const settings = checkoutSettings();
	return (
		<div className="grid min-h-dvh grid-rows-[auto_1fr] px-4">
			<header className="mx-auto flex h-16 w-full max-w-sm items-center">
				<Link href="/" className="flex items-center gap-2 rounded-md font-semibold">
					<Mark /> Goal Mode
				</Link>
			</header>
			<main className="mx-auto grid w-full max-w-sm content-start gap-6 pt-[6vh] pb-16">
				{settings !== null && TRANSACTION.test(transactionId) ? (
					<PayPage settings={settings} transactionId={transactionId} />
				) : (
					<>
						<h1 className="font-semibold text-2xl">Payment</h1>
						<Notice tone="warning" title={settings === null ? "Nothing can be bought here" : "This address names no payment"}>
							{settings === null ? "Payments are not set up. Nothing was charged." : "Nothing was charged. Begin again from your credits."}
						</Notice>
						<Link href="/credits/top-up" className="text-accent underline underline-offset-2">
							Top up credits
						</Link>
					</>
				)}
			</main>
		</div>
	);
}
