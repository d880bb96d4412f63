const UNIT_MS: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** Milliseconds of a duration such as `1h30m` or `10s`; throws on anything else. */
export function durationMs(text: string): number {
	const parts = [...text.matchAll(/(\d+(?:\.\d+)?)\s*(ms|s|m|h|d|w)/g)];
	if (parts.length === 0 || parts.map(([part]) => part).join("") !== text.replaceAll(" ", "")) throw new Error(`"${text}" is not a duration`);
	return parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (UNIT_MS[unit ?? ""] ?? 0), 0);
}

/** Milliseconds from now until a duration has passed or an ISO date is reached; never negative. */
export function untilMs(text: string, nowMs = Date.now()): number {
	if (text === "") return 0;
	const date = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
	return Number.isNaN(date) ? durationMs(text) : Math.max(0, date - nowMs);
}
