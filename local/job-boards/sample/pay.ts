import type { Place } from "./places";
import type { Random } from "./random";

export interface Pay {
	readonly min: number;
	readonly max: number;
	readonly currency: string;
	readonly period: "hour" | "month" | "year";
}

/** What pay depends on besides the place. */
export interface PaidWork {
	/** Yearly pay of a mid-level person in the United States, in dollars. */
	readonly basePay: number;
	readonly isPaidHourly?: boolean;
}

const HOURLY_COUNTRIES = new Set(["US", "CA", "GB", "AU"]);
const MONTHLY_COUNTRIES = new Set(["VN", "PL", "BR"]);
const HOURS_A_YEAR = 2080;

/** Two or three leading digits, as employers write amounts. */
function round(amount: number): number {
	const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1) / 2;
	return Math.round(amount / unit) * unit;
}

/** What is paid for a work, as employers of a place state it. */
export function makePay(random: Random, occupation: PaidWork, place: Place, factor: number): Pay {
	const yearly = occupation.basePay * factor * place.payFactor * (0.92 + random.next() * 0.16);
	const spread = 0.08 + random.next() * 0.12;
	const isHourly = occupation.isPaidHourly === true && HOURLY_COUNTRIES.has(place.code);
	const period = isHourly ? "hour" : MONTHLY_COUNTRIES.has(place.code) ? "month" : "year";
	const amount = period === "hour" ? yearly / HOURS_A_YEAR : period === "month" ? yearly / 12 : yearly;
	return { min: round(amount * (1 - spread)), max: round(amount * (1 + spread)), currency: place.currency, period };
}
