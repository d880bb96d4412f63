"use client";

import { useQuery } from "@tanstack/react-query";
import { readCharge } from "./amounts";
import { chargeQuery } from "./queries";
import { useAmount } from "./use-amount";

/** The price of a run: the most that it may come to while it is under way, then what was charged. `state` changes when that may have. */
export function ChargedFact({ runId, state }: { runId: string; state: string }) {
	const amount = useAmount();
	const { data } = useQuery(chargeQuery(runId, state));
	if (!data) return <span className="text-ink-muted">–</span>;
	const { unit, quoted, actual, state: charged } = readCharge(data);
	if (actual === null)
		return (
			<span>
				at most <span className="font-mono">{amount(quoted, unit)}</span>
			</span>
		);
	return (
		<>
			<span className="font-mono">{amount(actual, unit)}</span>
			<span className="text-ink-muted">{charged === "refunded" ? ", it failed on our side" : `, of at most ${amount(quoted, unit)}`}</span>
		</>
	);
}
