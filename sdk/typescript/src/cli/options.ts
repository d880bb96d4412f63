import { UsageError } from "./exit-codes.ts";

/** Mistakes that still are the same word, and in a short one. */
const [NEAR, NEAR_IF_SHORT] = [3, 2];
const SHORT = 4;

/** How many letters are to be put in, taken out or changed to make one word of the other (Levenshtein). */
function distance(one: string, other: string): number {
	let row = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (const [i, letter] of [...one].entries()) {
		const next = [i + 1];
		for (const [j, wanted] of [...other].entries()) next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === wanted ? 0 : 1)));
		row = next;
	}
	return row[other.length] ?? 0;
}

/** ` Did you mean --answer?`, or nothing where no name is near. */
export function didYouMean(word: string, names: readonly string[]): string {
	const sorted = [...names].sort().map((name) => ({ name, off: distance(word, name) }));
	const [nearest] = sorted.sort((one, other) => one.off - other.off);
	return nearest && nearest.off <= (word.length > SHORT ? NEAR : NEAR_IF_SHORT) ? ` Did you mean ${nearest.name}?` : "";
}

/** Sees that a command has the options that are given, and each its value. @throws UsageError */
export function checkOptions(command: string, args: readonly string[], takesValue: Readonly<Record<string, boolean>>): void {
	for (let at = 0; at < args.length; at += 1) {
		const [name = ""] = args[at]?.split("=", 1) ?? [];
		if (args[at] === "--") return;
		if (!name.startsWith("-") || name === "-") continue;
		const takes = takesValue[name];
		const hasOwn = args[at] !== name;
		if (takes === undefined)
			throw new UsageError(`There is no option ${name}.${didYouMean(name, Object.keys(takesValue))} goal-mode ${command} --help lists them.`);
		if (!takes && hasOwn) throw new UsageError(`${name} takes no value.`);
		if (!takes || hasOwn) continue;
		at += 1;
		const value = args[at];
		if (value === undefined || (value.startsWith("-") && value !== "-"))
			throw new UsageError(`${name} takes a value. One that begins with a dash is written ${name}=-…`);
	}
}
