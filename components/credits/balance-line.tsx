"use client";

import { useQuery } from "@tanstack/react-query";
import { Wallet } from "lucide-react";
import Link from "next/link";
import { readBalance } from "./amounts";
import { balanceQuery } from "./queries";
import { useAmount } from "./use-amount";

/** What the person has and what is left free this month, in one line that leads to the statement. */
export function BalanceLine() {
	const amount = useAmount();
	const { data } = useQuery(balanceQuery());
	if (!data) return <p className="min-h-6 text-ink-muted text-sm" />;
	const { unit, balance, freeLeft, freeMonth } = readBalance(data);
	return (
		<p className="flex min-h-6 flex-wrap items-center gap-x-2 text-ink-muted text-sm">
			<Wallet aria-hidden className="size-4" />
			<span>
				Balance <span className="font-mono text-ink">{amount(balance, unit)}</span>
			</span>
			<span aria-hidden>·</span>
			<span>
				<span className="font-mono text-ink">{amount(freeLeft, unit)}</span> of {amount(freeMonth, unit)} free this month
			</span>
			<Link href="/credits" className="rounded-sm text-accent underline pointer-coarse:py-2">
				Statement
			</Link>
		</p>
	);
}
