"use client";

import { useQuery } from "@tanstack/react-query";
import { RUN_FLOOR_MICRO_U } from "@/lib/credits/money/rates";
import type { CreditUnit } from "@/lib/credits/money/unit";
import { readCharge } from "./amounts";
import { chargeQuery } from "./queries";
import { useAmount } from "./use-amount";

const MICRO_PER_CENT = 10_000;

/** To the cent: more is read in the statement. What a run may come to is never told as less. */
function inCents(amount: number, unit: CreditUnit, round: (value: number) => number): number {
	return unit === "micro" ? round(amount / MICRO_PER_CENT) * MICRO_PER_CENT : amount;
}

interface ChargedFactProps {
	runId: string;
	state: string;
	mostMicroU?: number | null;
	tellsRest?: boolean;
}

/** The price of a run: the most that it may come to while it is under way, then what was charged. `state` changes when that may have. `mostMicroU`: what is chosen comes to less. `tellsRest`: also what of the most came back. */
export function ChargedFact({ runId, state: asOf, mostMicroU = null, tellsRest = false }: ChargedFactProps) {
	const amount = useAmount();
	const { data } = useQuery(chargeQuery(runId, asOf));
	if (!data) return <span className="text-ink-muted">–</span>;
	const { unit, quoted, actual, state } = readCharge(data);
	const chosen = mostMicroU === null ? quoted : Math.max(RUN_FLOOR_MICRO_U, mostMicroU) / (unit === "micro" ? 1 : MICRO_PER_CENT);
	const most = inCents(Math.min(quoted, Math.ceil(chosen)), unit, Math.ceil);
	const charged = actual === null ? null : inCents(actual, unit, Math.round);
	if (actual === null || charged === null)
		return (
			<span>
				at most <span className="font-mono">{amount(most, unit)}</span>
			</span>
		);
	const rest = tellsRest && state !== "refunded" && most > charged ? `; the other ${amount(most - charged, unit)} came back` : "";
	return (
		<>
			<span className="font-mono">{charged === 0 && actual > 0 ? `under ${amount(MICRO_PER_CENT, unit)}` : amount(charged, unit)}</span>
			<span className="text-ink-muted">{state === "refunded" ? ", it failed on our side" : `, of at most ${amount(most, unit)}${rest}`}</span>
		</>
	);
}
