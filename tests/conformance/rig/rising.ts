import { expect } from "vitest";

/** Attempt numbers: as many as there were tries, each higher than the one before. */
export function expectRising(attempts: unknown[], count: number): void {
	expect(attempts).toHaveLength(count);
	const numbers = attempts.map(Number);
	expect(
		numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? Number.NaN)),
		String(numbers),
	).toBe(true);
}
