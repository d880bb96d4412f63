"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Section } from "@/components/accounts/settings/section";
import { messageOf } from "@/components/api-client";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { consentKey, consentQuery, setConsent, subscriptionQuery } from "./calls";

const CHARGEABLE = ["active", "trialing"];

/** Whether runs may go beyond the balance this month, at the subscription's cost. */
export function OverageSection() {
	const { locale } = useFormat();
	const queryClient = useQueryClient();
	const { data: consent } = useQuery(consentQuery());
	const { data: plan } = useQuery(subscriptionQuery());
	const change = useMutation({ mutationFn: setConsent, onSuccess: (saved) => queryClient.setQueryData(consentKey, saved) });
	if (!consent || !plan) return null;
	const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(consent.periodEnd));
	const canBeCharged = CHARGEABLE.includes(plan.status);
	const isOn = change.isPending ? change.variables : consent.enabled;
	return (
		<Section
			title="Beyond your balance"
			text="A run that costs more than you have can charge your subscription for what is missing. It is charged before the run starts; if the charge fails, nothing starts."
		>
			{change.isError && (
				<Notice tone="danger" title="Your choice was not kept">
					{messageOf(change.error)}
				</Notice>
			)}
			<div className="grid gap-1">
				<CheckboxField
					label="Charge my subscription for runs beyond my balance"
					isChecked={isOn}
					isDisabled={!canBeCharged && !isOn}
					onCheckedChange={(isWanted) => change.mutate(isWanted)}
				/>
				<p className="text-ink-muted text-sm">
					{canBeCharged ? `Holds until ${day}; then you are asked anew.` : "This needs a subscription to Pro whose payments go through."}
				</p>
			</div>
		</Section>
	);
}
