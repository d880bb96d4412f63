import type { Metadata } from "next";
import Link from "next/link";
import { type Search, searchParamsOf } from "@/app/search-text";
import { NarrowPage } from "@/components/layout/narrow-page";
import { Providers } from "@/components/layout/providers";
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
		<Providers>
			<NarrowPage>
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
			</NarrowPage>
		</Providers>
	);
}
