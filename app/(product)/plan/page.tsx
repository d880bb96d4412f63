import type { Metadata } from "next";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { TopLine } from "@/components/layout/top-line";
import { consentKey, subscriptionKey } from "@/components/payments/calls";
import { OverageSection } from "@/components/payments/overage-section";
import { PlanSection } from "@/components/payments/plan-section";
import { getOverageConsent } from "@/lib/credits/consent";
import { arePaymentsSetUp } from "@/lib/payments/provider/paddle";
import { findProPrice } from "@/lib/payments/subscriptions/find-pro-price";
import { getSubscription } from "@/lib/payments/subscriptions/get-subscription";
import { env } from "@/lib/platform/env";

export const metadata: Metadata = { title: "Plan" };

export default async function PlanPage() {
	const context = await requirePageContext("/plan");
	const [plan, consent, price] = await Promise.all([getSubscription(context), getOverageConsent(context), findProPrice()]);
	const obstacle = context.actor.kind === "guest" ? "Sign up first: a plan belongs to an account." : null;
	return (
		<>
			<TopLine place="Plan" />
			<main className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6 px-4 py-8 md:px-8">
				<h1 className="font-semibold text-2xl">Plan</h1>
				<Hydrated
					data={[
						[subscriptionKey, plan],
						[consentKey, consent],
					]}
				>
					<PlanSection
						price={price}
						monthlyCreditsMicroU={env().PRO_CREDITS_MICRO_U}
						obstacle={obstacle ?? (arePaymentsSetUp() ? null : "Pro can't be bought here: payments are not set up.")}
					/>
					<OverageSection />
				</Hydrated>
			</main>
		</>
	);
}
