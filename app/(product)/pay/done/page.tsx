import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchParamsOf } from "@/app/search-text";
import { TopLine } from "@/components/layout/top-line";
import { SubscriptionState, TopUpState } from "@/components/payments/payment-state";
import { findPayment } from "@/lib/payments/checkouts/find-payment";

export const metadata: Metadata = { title: "Payment" };

export default async function PaymentDone({ searchParams }: { searchParams: Promise<Search> }) {
	const search = searchParamsOf(await searchParams);
	const context = await requirePageContext(`/pay/done?${search}`);
	const payment = await findPayment(context, search.get("transaction") ?? "");
	if (!payment) redirect("/credits/top-up");
	const { purpose, paymentTransactionId, checkoutUrl, runId, status } = payment;
	const wasPaid = search.get("paid") === "1" || status === "completed";
	const parent = purpose === "top_up" ? { href: "/credits/top-up", label: "Top up" } : { href: "/plan", label: "Plan" };
	return (
		<>
			<TopLine parent={parent} place="Payment" />
			<main className="mx-auto grid w-full max-w-xl grid-cols-1 gap-6 px-4 py-8 md:px-8">
				{purpose === "top_up" ? (
					<TopUpState paymentTransactionId={paymentTransactionId} runId={runId} checkoutUrl={checkoutUrl} wasPaid={wasPaid} />
				) : (
					<SubscriptionState runId={runId} checkoutUrl={checkoutUrl} wasPaid={wasPaid} />
				)}
			</main>
		</>
	);
}
