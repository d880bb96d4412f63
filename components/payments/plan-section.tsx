"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { Section } from "@/components/accounts/settings/section";
import { messageOf } from "@/components/api-client";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Dialog, SureActions } from "@/components/ui/overlay/dialog";
import type { Subscription } from "@/lib/payments/schemas";
import { beginSubscription, cancelSubscription, keepSubscription, subscriptionKey, subscriptionQuery } from "./calls";
import { standingOf, UNLOCKS } from "./plan-words";

interface PlanSectionProps {
	price: { amountMicroU: number; interval: string } | null;
	monthlyCreditsMicroU: number;
	/** Null where it can be bought; else why not. */
	obstacle: string | null;
}

const HAS_ENDED = ["none", "canceled"];

/** The person's plan: what Pro brings, and the way into it and out of it. */
export function PlanSection({ price, monthlyCreditsMicroU, obstacle }: PlanSectionProps) {
	const { money, locale } = useFormat();
	const { data: plan } = useQuery(subscriptionQuery());
	if (!plan) return null;
	const day = (iso: string) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(iso));
	const standing = standingOf(plan, day);
	const isPro = plan.tier === "pro";
	const hasEnded = HAS_ENDED.includes(plan.status);
	const otherwise = isPro
		? "Your account has Pro without a subscription. A subscription adds its credits every month."
		: "Your free allowance begins anew each month.";
	return (
		<Section title={isPro ? "You have Pro" : "You are on the free plan"} text={standing ?? otherwise}>
			<div className="grid gap-3 rounded-md border p-4">
				<p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
					<span className="font-semibold text-lg">Pro</span>
					{price && (
						<span className="text-ink-muted tabular-nums">
							{money(price.amountMicroU)} a {price.interval}, tax within
						</span>
					)}
					{isPro && !hasEnded && <Badge tone="success">Active</Badge>}
				</p>
				<ul className="grid gap-2">
					{UNLOCKS.map(({ title, text }, index) => (
						<li key={title} className="flex items-start gap-2">
							<Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
							<span>
								<span className="font-medium">{index === 0 ? `${money(monthlyCreditsMicroU)} of credits every month` : title}.</span>{" "}
								<span className="text-ink-muted">{text}</span>
							</span>
						</li>
					))}
				</ul>
			</div>
			{hasEnded ? <Upgrade obstacle={obstacle} label={isPro ? "Subscribe to Pro" : "Upgrade to Pro"} /> : <Ending plan={plan} />}
		</Section>
	);
}

function Upgrade({ obstacle, label }: { obstacle: string | null; label: string }) {
	const begin = useMutation({ mutationFn: beginSubscription, onSuccess: ({ checkoutUrl }) => window.location.assign(checkoutUrl) });
	const { reset } = begin;
	useEffect(() => {
		const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
		window.addEventListener("pageshow", onShow);
		return () => window.removeEventListener("pageshow", onShow);
	}, [reset]);
	if (obstacle !== null) return <Notice tone="info" title={obstacle} />;
	return (
		<>
			{begin.isError && (
				<Notice tone="danger" title="The checkout could not be opened">
					{messageOf(begin.error)}
				</Notice>
			)}
			<Button variant="primary" className="justify-self-start" isBusy={begin.isPending || begin.isSuccess} onClick={() => begin.mutate()}>
				{label}
			</Button>
		</>
	);
}

function Ending({ plan }: { plan: Subscription }) {
	const queryClient = useQueryClient();
	const [isAsking, setIsAsking] = useState(false);
	const onSuccess = (changed: Subscription) => {
		queryClient.setQueryData(subscriptionKey, changed);
		setIsAsking(false);
	};
	const cancel = useMutation({ mutationFn: cancelSubscription, onSuccess });
	const keep = useMutation({ mutationFn: keepSubscription, onSuccess });
	const failed = cancel.error ?? keep.error;
	return (
		<>
			{failed && (
				<Notice tone="danger" title="Nothing was changed">
					{messageOf(failed)}
				</Notice>
			)}
			{plan.endsAt !== null ? (
				<Button className="justify-self-start" isBusy={keep.isPending} onClick={() => keep.mutate()}>
					Keep Pro
				</Button>
			) : (
				<Button className="justify-self-start" onClick={() => setIsAsking(true)}>
					End Pro
				</Button>
			)}
			<Dialog
				isOpen={isAsking}
				onOpenChange={setIsAsking}
				title="End Pro?"
				description="You keep Pro until the end of the period that is paid for, and nothing is charged after it. You may take this back until then."
				actions={
					<SureActions keep="Keep Pro" onKeep={() => setIsAsking(false)} isBusy={cancel.isPending} onSure={() => cancel.mutate()}>
						End with this period
					</SureActions>
				}
			/>
		</>
	);
}
