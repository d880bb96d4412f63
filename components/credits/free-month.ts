import { money } from "@/components/ui/format/format";
import { FREE_MONTH_MICRO_U, RUN_FLOOR_MICRO_U } from "@/lib/credits/money/rates";

/** What a calendar month has free, for who looks. */
export function freeMonthWords(viewer: "user" | "guest" | null): string {
	if (viewer === "user") return `${money(FREE_MONTH_MICRO_U.user)} free each month.`;
	return `${money(FREE_MONTH_MICRO_U.guest)} free each month, ${money(FREE_MONTH_MICRO_U.user)} with an account. No card is needed for it.`;
}

/** The least that a run costs. */
export const leastPriceWords = (): string => `A run costs ${money(RUN_FLOOR_MICRO_U)} or more, and you see the most it can cost before it starts.`;
