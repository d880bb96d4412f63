const LANCZOS = [
	676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905, -0.13857109526572012, 9.984369578019572e-6,
	1.5056327351493116e-7,
];

/** The logarithm of the gamma function for positive numbers (Lanczos' approximation, g = 7). */
function logGamma(value: number): number {
	if (value < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * value)) - logGamma(1 - value);
	const shifted = value - 1;
	const base = shifted + 7.5;
	const sum = LANCZOS.reduce((total, factor, at) => total + factor / (shifted + at + 1), 0.9999999999998099);
	return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum);
}

const STEPS = 300;
const TINY = 1e-300;

/** The continued fraction of the incomplete beta function, by Lentz' method. */
function betaFraction(a: number, b: number, x: number): number {
	let c = 1;
	let d = 1 - ((a + b) * x) / (a + 1);
	d = 1 / (Math.abs(d) < TINY ? TINY : d);
	let result = d;
	for (let step = 1; step <= STEPS; step += 1) {
		const even = (step * (b - step) * x) / ((a + 2 * step - 1) * (a + 2 * step));
		const odd = (-(a + step) * (a + b + step) * x) / ((a + 2 * step) * (a + 2 * step + 1));
		let factor = 1;
		for (const term of [even, odd]) {
			d = 1 + term * d;
			d = 1 / (Math.abs(d) < TINY ? TINY : d);
			c = 1 + term / c;
			if (Math.abs(c) < TINY) c = TINY;
			factor = d * c;
			result *= factor;
		}
		if (Math.abs(factor - 1) < 1e-14) break;
	}
	return result;
}

/** The regularised incomplete beta function, of 0 to 1. */
function incompleteBeta(a: number, b: number, x: number): number {
	if (x <= 0) return 0;
	if (x >= 1) return 1;
	const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
	return x < (a + 1) / (a + b + 2) ? (front * betaFraction(a, b, x)) / a : 1 - (front * betaFraction(b, a, 1 - x)) / b;
}

/** How likely chance gives an F at least this large. */
export function chanceOfF(f: number, between: number, within: number): number {
	if (!(f > 0) || !(within > 0)) return 1;
	return Number.isFinite(f) ? incompleteBeta(within / 2, between / 2, within / (within + between * f)) : 0;
}

/** How likely chance gives a t at least this far from 0, on either side. */
export function chanceOfT(t: number, freedom: number): number {
	if (!(freedom > 0) || Number.isNaN(t)) return 1;
	return Number.isFinite(t) ? incompleteBeta(freedom / 2, 0.5, freedom / (freedom + t * t)) : 0;
}

/** How likely chance gives a normal value at least this far from 0, on either side: what t tends to. */
export function chanceOfZ(z: number): number {
	return chanceOfT(z, 1e9);
}
