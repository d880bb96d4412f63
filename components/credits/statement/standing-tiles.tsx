"use client";

import { readBalance, type Standing } from "@/components/credits/amounts";
import { useAmount } from "@/components/credits/use-amount";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { LOW_MICRO_U } from "@/lib/credits/money/low";
import { fromUnit } from "@/lib/credits/money/unit";
import type { Balance } from "@/lib/credits/schemas";

function isLow({ unit, balance, freeLeft }: Standing): boolean {
	return fromUnit(balance + freeLeft, unit) < LOW_MICRO_U;
}

/** What the person has, what is free this month, and what runs under way hold. */
export function StandingTiles({ balance: given }: { balance: Balance }) {
	const amount = useAmount();
	const { locale } = useFormat();
	const standing = readBalance(given);
	const { unit, balance, freeLeft, freeMonth, held, periodEnd } = standing;
	const renews = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(Date.parse(periodEnd));
	const tiles = [
		{ label: "Balance", text: amount(balance, unit), note: "Topped up, granted or from your plan" },
		{ label: "Free this month", text: amount(freeLeft, unit), note: `of ${amount(freeMonth, unit)}, anew on ${renews}` },
		{ label: "Held for runs under way", text: amount(held, unit), note: "What they don't use comes back" },
	];
	return (
		<>
			<dl className="grid grid-cols-1 gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-3">
				{tiles.map(({ label, text, note }) => (
					<div key={label} className="grid gap-1 bg-surface p-4">
						<dt className="text-ink-muted text-sm">{label}</dt>
						<dd className="font-mono text-xl">{text}</dd>
						<dd className="text-ink-muted text-xs">{note}</dd>
					</div>
				))}
			</dl>
			{isLow(standing) && (
				<Notice tone="warning" title="Your credits are running low">
					{amount(balance + freeLeft, unit)} are left for this month. Top up before the next run, or wait until {renews}.
				</Notice>
			)}
		</>
	);
}
