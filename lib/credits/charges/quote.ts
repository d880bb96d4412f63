import "server-only";
import type { Wallet } from "@/lib/credits/ledger/lock-wallet";
import type { Price } from "@/lib/credits/money/layers";
import { FREE_MONTH_MICRO_U, RUN_FLOOR_MICRO_U, TOP_UP_MICRO_U } from "@/lib/credits/money/rates";
import { servedUnit } from "@/lib/credits/money/served-unit";
import { type CreditUnit, roundedUp, toUnit } from "@/lib/credits/money/unit";
import type { Quote } from "@/lib/credits/schemas";
import type { AccountActor } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";

/** What a caller has for a run. Millionths of a US dollar. */
export interface Funds {
	readonly balanceMicroU: number;
	/** What is left of the month's free allowance. */
	readonly freeMicroU: number;
}

/** The free allowance of a month. */
export function allowanceOf(actor: Pick<AccountActor, "kind">): number {
	return actor.kind === "guest" ? FREE_MONTH_MICRO_U.guest : FREE_MONTH_MICRO_U.user;
}

export function fundsOf(wallet: Pick<Wallet, "availableMicroU" | "freeSpentMicroU">, allowanceMicroU: number): Funds {
	return { balanceMicroU: wallet.availableMicroU, freeMicroU: Math.max(0, allowanceMicroU - wallet.freeSpentMicroU) };
}

/** How much is missing for a price; none when it is covered. */
export function shortfallOf(price: Pick<Price, "chargedMicroU">, { balanceMicroU, freeMicroU }: Funds): number {
	return Math.max(0, price.chargedMicroU - freeMicroU - balanceMicroU);
}

const STEP_MICRO_U = 5_000_000;

/** A top-up that covers what is missing, in steps of five US dollars. */
function suggestedTopUp(shortfallMicroU: number): number {
	const covering = Math.ceil(shortfallMicroU / STEP_MICRO_U) * STEP_MICRO_U;
	return Math.min(TOP_UP_MICRO_U.max, Math.max(2 * STEP_MICRO_U, covering));
}

/** A price beside what the caller has, in the unit that is served. */
export function quoteOf(price: Price, funds: Funds, unit: CreditUnit = servedUnit()): Quote {
	const said = (microU: number) => toUnit(microU, unit);
	const shortfall = shortfallOf(price, funds);
	const { rawMicroU: raw, insuredMicroU: insured, chargedMicroU: charged } = price;
	const { llm, compute, storage, mcp, runFloor } = price.breakdown;
	const breakdown = { llm: said(llm), compute: said(compute), storage: said(storage), mcp: said(mcp), runFloor: said(runFloor) };
	const [cost, balance, minFloor] = [said(charged), said(funds.balanceMicroU), said(roundedUp(RUN_FLOOR_MICRO_U, unit))];
	const [min, suggested, max] = [TOP_UP_MICRO_U.min, suggestedTopUp(shortfall), TOP_UP_MICRO_U.max].map(said) as [number, number, number];
	const both = { freeCredits: said(funds.freeMicroU), sufficient: shortfall === 0, layersMicroU: { raw, insured, charged } };
	return unit === "micro"
		? {
				costU: cost,
				balanceU: balance,
				minFloorU: minFloor,
				topUp: { minU: min, suggestedU: suggested, maxU: max },
				...both,
				breakdownMicroU: breakdown,
			}
		: {
				costCredits: cost,
				balanceCredits: balance,
				minFloorCredits: minFloor,
				topUp: { minCredits: min, suggestedCredits: suggested, maxCredits: max },
				...both,
				breakdownCredits: breakdown,
			};
}

/** A refusal for want of credits; the details are the quote. */
export function insufficientCredits(price: Price, funds: Funds, message?: string): AppError {
	const words = "This run costs more than your balance and what is left of this month's free allowance. Top up, or wait for the next month.";
	return new AppError("INSUFFICIENT_CREDITS", message ?? words, { ...quoteOf(price, funds) });
}
