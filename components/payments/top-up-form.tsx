"use client";

import { useMutation } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { TOP_UP_MICRO_U } from "@/lib/credits/money/rates";
import { beginTopUp } from "./calls";
import { amountComplaint, PRESETS_MICRO_U, readAmount } from "./read-amount";

interface TopUpFormProps {
	/** The run that waits for the payment. */
	runId: string | null;
	suggestedMicroU: number;
}

const CHIP =
	"inline-flex h-11 cursor-pointer items-center justify-center rounded-md border border-line-strong/60 bg-surface px-2 font-medium tabular-nums transition-colors duration-150 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2";

/** How much to buy: an amount of a few, or any other. The checkout follows. */
export function TopUpForm({ runId, suggestedMicroU }: TopUpFormProps) {
	const { money } = useFormat();
	const presets = [...new Set([...PRESETS_MICRO_U, suggestedMicroU])].sort((one, other) => one - other);
	const [chosen, setChosen] = useState<number | "other">(suggestedMicroU);
	const [text, setText] = useState("");
	const [isChecked, setIsChecked] = useState(false);
	const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
	const amount = chosen === "other" ? readAmount(text) : chosen;
	const complaint = amountComplaint(amount);
	const begin = useMutation({
		mutationFn: beginTopUp,
		onSuccess: ({ checkoutUrl }) => checkoutUrl !== null && window.location.assign(checkoutUrl),
		// An answer that was kept for this key, or was lost, must not stand in the way of the next try.
		onError: () => setIdempotencyKey(crypto.randomUUID()),
	});
	const { reset } = begin;
	// A browser that goes back shows the page as it was left, busy.
	useEffect(() => {
		const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
		window.addEventListener("pageshow", onShow);
		return () => window.removeEventListener("pageshow", onShow);
	}, [reset]);
	const words = {
		unreadable: "Write an amount in US dollars, like 12 or 12.50.",
		low: `The least is ${money(TOP_UP_MICRO_U.min)}.`,
		high: `The most at once is ${money(TOP_UP_MICRO_U.max)}.`,
	};
	const choose = (next: number | "other") => {
		setChosen(next);
		setIdempotencyKey(crypto.randomUUID());
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setIsChecked(true);
		if (amount !== null && complaint === null) begin.mutate({ amountU: amount, runId, idempotencyKey });
	};
	return (
		<form onSubmit={submit} noValidate className="grid gap-5">
			<fieldset className="grid gap-2">
				<legend className="mb-2 font-medium text-sm">Amount</legend>
				<div className="grid grid-cols-3 gap-2">
					{[...presets, "other" as const].map((preset) => (
						<label key={preset} className={CHIP}>
							<input type="radio" name="amount" className="sr-only" checked={chosen === preset} onChange={() => choose(preset)} />
							{preset === "other" ? "Other" : money(preset)}
						</label>
					))}
				</div>
			</fieldset>
			{chosen === "other" && (
				<Field
					label="Other amount, in US dollars"
					help={`From ${money(TOP_UP_MICRO_U.min)} to ${money(TOP_UP_MICRO_U.max)}.`}
					error={isChecked && complaint ? words[complaint] : undefined}
					className="max-w-60"
				>
					{(control) => (
						<Input
							{...control}
							inputMode="decimal"
							autoComplete="off"
							value={text}
							onChange={(event) => {
								setText(event.target.value);
								setIdempotencyKey(crypto.randomUUID());
							}}
						/>
					)}
				</Field>
			)}
			{begin.isError && (
				<Notice tone="danger" title="The checkout could not be opened">
					{messageOf(begin.error)}
				</Notice>
			)}
			<Button
				type="submit"
				variant="primary"
				size="lg"
				isBusy={begin.isPending || begin.isSuccess}
				icon={<ArrowRight aria-hidden />}
				className="justify-self-start"
			>
				{amount !== null && complaint === null ? `Go on to pay ${money(amount)}` : "Go on to pay"}
			</Button>
			<p className="text-ink-muted text-sm">Tax is within the amount. Credits are added once the payment is confirmed, and never expire.</p>
		</form>
	);
}
