/** How often Paddle has tried by when: 20 times in the first hour, 47 in the first day, 60 in three days; a sandbox tries three times in 15 minutes. */
const LIVE: ReadonlyArray<readonly [attempts: number, withinSeconds: number]> = [
	[20, 3_600],
	[47, 86_400],
	[60, 259_200],
];
const SANDBOX_SECONDS = [60, 240, 600];

/** Seconds between one failed attempt and the next, each stretch a little slower than the one before. */
export function retryDelays(account: "live" | "sandbox"): number[] {
	if (account === "sandbox") return SANDBOX_SECONDS;
	const delays: number[] = [];
	let [from, since] = [0, 0];
	for (const [attempts, within] of LIVE) {
		const count = attempts - from;
		const shares = Array.from({ length: count }, (_, index) => index + 1);
		const whole = shares.reduce((left, right) => left + right, 0);
		for (const share of shares) delays.push(Math.floor(((within - since) * share) / whole));
		[from, since] = [attempts, within];
	}
	return delays;
}
