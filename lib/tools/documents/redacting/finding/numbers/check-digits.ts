/** Figures of a text as numbers. */
export function digitsOf(text: string): number[] {
	return [...text].filter((sign) => sign >= "0" && sign <= "9").map(Number);
}

/** Sum of figures, each with its weight. */
export function weighted(digits: readonly number[], weights: readonly number[]): number {
	return weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);
}

/** The remainder of a long number, which may be longer than a number can be exact. */
export function remainder(figures: string, divisor: number): number {
	let rest = 0;
	for (const figure of figures) rest = (rest * 10 + Number(figure)) % divisor;
	return rest;
}

/** ISO/IEC 7812-1, annex B. */
export function isLuhn(digits: readonly number[]): boolean {
	const sum = digits.toReversed().reduce((all, digit, at) => all + (at % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0);
	return digits.length > 1 && sum % 10 === 0;
}

const DIHEDRAL = [
	[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
	[1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
	[2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
	[3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
	[4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
	[5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
	[6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
	[7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
	[8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
	[9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
];
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** Verhoeff's check over the dihedral group of order ten. */
export function isVerhoeff(digits: readonly number[]): boolean {
	let check = 0;
	for (const [at, given] of digits.toReversed().entries()) {
		let digit = given;
		for (let times = at % 8; times > 0; times--) digit = PERMUTATION[digit] ?? 0;
		check = DIHEDRAL[check]?.[digit] ?? 0;
	}
	return digits.length > 1 && check === 0;
}

/** ISO/IEC 7064, MOD 11,10. */
export function isMod1110(digits: readonly number[]): boolean {
	let product = 10;
	for (const digit of digits.slice(0, -1)) {
		const sum = (digit + product) % 10 || 10;
		product = (sum * 2) % 11;
	}
	return (11 - product) % 10 === digits.at(-1);
}

/** ISO 13616: letters are numbers from ten on, and the first four signs go to the end. */
export function isMod97(signs: string): boolean {
	const figures = [...signs.slice(4), ...signs.slice(0, 4)].map((sign) => Number.parseInt(sign, 36));
	return figures.every((figure) => !Number.isNaN(figure)) && remainder(figures.join(""), 97) === 1;
}

/** Whether six figures are a day: year, month, day. Months may be raised by what marks centuries. */
export function isDay(year: number, month: number, day: number): boolean {
	return year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}
