"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { MICRO_U_PER_CREDIT } from "@/lib/credits/money/unit";
import type { TopUp } from "@/lib/payments/schemas";
import { refreshTopUp, subscriptionQuery, topUpQuery } from "./calls";

const LOOK_MS = 1_000;
/** The confirmation usually takes a second; after this the provider is asked. */
const ASK_AFTER_MS = 5_000;

const amountOf = (topUp: TopUp) => ("amountU" in topUp ? topUp.amountU : topUp.amountCredits * MICRO_U_PER_CREDIT);

function Waiting({ children }: { children: ReactNode }) {
	return (
		<Notice tone="info" title="Waiting for the confirmation">
			<p className="animate-pulse-quiet">{children}</p>
		</Notice>
	);
}

function WayBack({ runId }: { runId: string | null }) {
	return (
		<Button asChild variant="primary" size="lg" className="justify-self-start">
			<Link href={runId ? `/runs/${runId}` : "/catalog"}>{runId ? "Back to your run" : "To the workflows"}</Link>
		</Button>
	);
}

interface PaymentProps {
	paymentTransactionId: string;
	runId: string | null;
	checkoutUrl: string | null;
	/** The person closed the checkout, or it was never paid. */
	wasPaid: boolean;
}

/** A payment that the person came back from without having paid. */
function NotPaid({ checkoutUrl }: { checkoutUrl: string | null }) {
	return (
		<Notice
			tone="warning"
			title="Not paid yet"
			action={
				checkoutUrl && (
					<Button asChild size="sm">
						<a href={checkoutUrl}>Open the checkout again</a>
					</Button>
				)
			}
		>
			Nothing was charged. If you did pay, this page will say so as soon as it is confirmed.
		</Notice>
	);
}

/** A top-up after its checkout: confirmed, or what it waits for; then the way back to where the person came from. */
export function TopUpState({ paymentTransactionId, runId, checkoutUrl, wasPaid }: PaymentProps) {
	const { money } = useFormat();
	const [isLate, setIsLate] = useState(false);
	const { data } = useQuery({ ...topUpQuery(paymentTransactionId), refetchInterval: ({ state }) => (state.data?.status === "completed" ? false : LOOK_MS) });
	const { mutate: ask } = useMutation({ mutationFn: refreshTopUp });
	const isDone = data?.status === "completed";
	useEffect(() => {
		if (isDone) return;
		const timer = setTimeout(() => {
			setIsLate(true);
			ask(paymentTransactionId);
		}, ASK_AFTER_MS);
		return () => clearTimeout(timer);
	}, [isDone, ask, paymentTransactionId]);
	return (
		<>
			<h1 className="font-semibold text-2xl">{isDone ? "Credits added" : "Your payment"}</h1>
			{isDone ? (
				<Notice tone="success" title={`${money(amountOf(data))} is on your balance`}>
					{runId ? "Your run and your answers are as you left them." : "It is there for your next run."}
				</Notice>
			) : wasPaid || !isLate ? (
				<Waiting>
					{isLate
						? "This takes longer than usual. The payment is safe: credits are added as soon as it is confirmed, also when you leave this page."
						: "This usually takes a second."}
				</Waiting>
			) : (
				<NotPaid checkoutUrl={checkoutUrl} />
			)}
			<WayBack runId={runId} />
		</>
	);
}

/** The same for a subscription. */
export function SubscriptionState({ runId, checkoutUrl, wasPaid }: Omit<PaymentProps, "paymentTransactionId">) {
	const [isLate, setIsLate] = useState(false);
	const { data } = useQuery({ ...subscriptionQuery(), refetchInterval: ({ state }) => (state.data?.tier === "pro" ? false : LOOK_MS) });
	const isDone = data?.tier === "pro";
	useEffect(() => {
		const timer = setTimeout(() => setIsLate(true), ASK_AFTER_MS);
		return () => clearTimeout(timer);
	}, []);
	return (
		<>
			<h1 className="font-semibold text-2xl">{isDone ? "You have Pro" : "Your payment"}</h1>
			{isDone ? (
				<Notice tone="success" title="Pro is active">
					This month's credits are on your balance.
				</Notice>
			) : wasPaid || !isLate ? (
				<Waiting>{isLate ? "This takes longer than usual. Pro begins as soon as the payment is confirmed." : "This usually takes a second."}</Waiting>
			) : (
				<NotPaid checkoutUrl={checkoutUrl} />
			)}
			<div className="flex flex-wrap items-center gap-3">
				{runId && <WayBack runId={runId} />}
				<Button asChild size="lg">
					<Link href="/plan">Your plan</Link>
				</Button>
			</div>
		</>
	);
}
