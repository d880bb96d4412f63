import { TOP_UP_MICRO_U } from "@/lib/credits/money/rates";

const MICRO_U_PER_CENT = 10_000;

export const PRESETS_MICRO_U = [5_000_000, 10_000_000, 25_000_000, 50_000_000, 100_000_000];

/** An amount in dollars as a person writes it: "12", "12.50", "12,50", "$12". Null when it is none, or has parts of a cent. */
export function readAmount(text: string): number | null {
	const [, whole, cents = ""] = /^\$?(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(" ", "")) ?? [];
	return whole === undefined ? null : (Number(whole) * 100 + Number(cents.padEnd(2, "0"))) * MICRO_U_PER_CENT;
}

/** What is wrong with an amount, and how to mend it; null when it can be bought. */
export function amountComplaint(amountMicroU: number | null): "unreadable" | "low" | "high" | null {
	if (amountMicroU === null) return "unreadable";
	if (amountMicroU < TOP_UP_MICRO_U.min) return "low";
	return amountMicroU > TOP_UP_MICRO_U.max ? "high" : null;
}
