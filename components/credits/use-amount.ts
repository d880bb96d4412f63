"use client";

import { useMemo } from "react";
import { useFormat } from "@/components/ui/format/locale";
import type { CreditUnit } from "@/lib/credits/money/unit";

/** How an amount is written: as US dollars, or as credits where these are served. */
export function useAmount(): (amount: number, unit: CreditUnit) => string {
	const { money, count } = useFormat();
	return useMemo(() => (amount, unit) => (unit === "micro" ? money(amount) : count(amount, "credit")), [money, count]);
}
