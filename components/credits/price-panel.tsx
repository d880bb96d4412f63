"use client";

import { useQuery } from "@tanstack/react-query";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { type PriceTag, readBalance, readQuote } from "./amounts";
import { balanceQuery, quoteQuery } from "./queries";
import { TopUpLink } from "./top-up-link";
import { useAmount } from "./use-amount";

interface PricePanelProps {
	jobSpecId: string;
	specId: string | null;
	/** Whether what the balance lacks is charged from the subscription. */
	goesOver: boolean;
	onGoOver: (goesOver: boolean) => void;
}

/** What pays for a run, how its price is made, and what to do when what the person has is not enough. The price itself stands beside the start. */
export function PricePanel({ jobSpecId, specId, goesOver, onGoOver }: PricePanelProps) {
	const { data, error, isPending, refetch } = useQuery(quoteQuery(jobSpecId, specId));
	if (specId === null) return null;
	if (error) {
		return (
			<Notice tone="warning" title="The price could not be told" action={<Button onClick={() => refetch()}>Try again</Button>}>
				{messageOf(error)}
			</Notice>
		);
	}
	if (isPending) return <Skeleton className="h-12 rounded-lg" />;
	const price = readQuote(data);
	return (
		<section aria-label="Price" className="grid gap-2">
			<Price price={price} />
			{!price.isSufficient && <TooLittle jobSpecId={jobSpecId} price={price} goesOver={goesOver} onGoOver={onGoOver} />}
		</section>
	);
}

function Price({ price }: { price: PriceTag }) {
	const amount = useAmount();
	const { money } = useFormat();
	const { unit, cost, freeLeft, balance, layersMicroU } = price;
	const free = Math.min(cost, freeLeft);
	const paid = cost - free;
	return (
		<>
			<p className="max-w-[72ch] text-ink-muted text-sm">
				{free > 0 && <>{paid === 0 ? "All of it" : amount(free, unit)} from this month's free allowance</>}
				{free > 0 && paid > 0 && ", "}
				{paid > 0 && `${amount(paid, unit)} from your balance of ${amount(balance, unit)}`}. What the run does not use comes back when it ends. A run that fails
				on our side costs nothing.
			</p>
			<details className="text-ink-muted text-sm">
				<summary className="w-fit cursor-pointer rounded-sm py-1 pointer-coarse:py-2">How the price is made</summary>
				<p className="pt-1">
					{money(layersMicroU.raw)} for the work itself, as far as it can be told; {money(layersMicroU.insured)} with a reserve against overruns and failed
					runs; {money(layersMicroU.charged)} with our service. A run never costs more than that.
				</p>
			</details>
		</>
	);
}

function TooLittle({ jobSpecId, price, goesOver, onGoOver }: Pick<PricePanelProps, "jobSpecId" | "goesOver" | "onGoOver"> & { price: PriceTag }) {
	const amount = useAmount();
	const { data } = useQuery(balanceQuery());
	const missing = price.cost - price.freeLeft - price.balance;
	const mayGoOver = data !== undefined && readBalance(data).mayGoOver && price.unit === "micro";
	return (
		<Notice tone="warning" title={`${amount(missing, price.unit)} are missing`} action={<TopUpLink jobSpecId={jobSpecId} />}>
			<p>Your answers are kept while you top up, and you come back to this run.</p>
			{mayGoOver && <CheckboxField isChecked={goesOver} onCheckedChange={onGoOver} label="Charge my subscription for what is missing, before the run starts" />}
		</Notice>
	);
}
