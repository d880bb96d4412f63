export const DAY = { year: "numeric", month: "long", day: "numeric" } as const;
const MINUTE = { ...DAY, hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

/** A moment as a mail says it; without a time zone in UTC. */
export function inWords(isoTime: string, timeZone: string | null, fields: Intl.DateTimeFormatOptions = MINUTE): string {
	return new Intl.DateTimeFormat("en", { ...fields, timeZone: timeZone ?? "UTC" }).format(new Date(isoTime));
}

/** An amount in the smallest unit of its currency. */
export function moneyInWords(amountMinor: number, currency: string): string {
	const format = new Intl.NumberFormat("en", { style: "currency", currency });
	return format.format(amountMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
