/** A file that does harm where its reader trusts it. Made by program, alike every time. */
export interface HostileFile {
	/** What is wrong with it, for the name of its test. */
	readonly title: string;
	/** The name under which it is uploaded. */
	readonly fileName: string;
	make(): Uint8Array;
}

type Make = () => Uint8Array;

/** Files of one format, by what is wrong with them. */
export function filesOf(ending: string, makers: Readonly<Record<string, Make>>): HostileFile[] {
	return Object.entries(makers).map(([title, make]) => ({ title: `${ending}: ${title}`, fileName: `resume.${ending}`, make }));
}

/** The same numbers from 0 to 1 for the same seed, evenly enough to make files of (a linear congruence modulo 2^32, constants of Numerical Recipes). */
export function numbersFrom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}

/** Letters enough for a resume to pass for one. */
export const PLAIN_TEXT = "Night porter with nine years in busy hotels, keeper of keys, ledgers and good order at the desk";
