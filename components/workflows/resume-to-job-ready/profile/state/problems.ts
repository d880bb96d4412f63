import { dateProblem } from "./dates";
import type { Profile } from "./profile";

/** What is wrong, and with which value: `experience[2].startDate`. */
export interface Problem {
	readonly path: string;
	readonly message: string;
}

interface Dated {
	readonly startDate: string | null;
	readonly endDate: string | null;
}

function dateProblems(entry: Dated, path: string, mayBePresent: boolean): Problem[] {
	const found = [
		{ path: `${path}.startDate`, message: dateProblem(entry.startDate, false) },
		{ path: `${path}.endDate`, message: dateProblem(entry.endDate, mayBePresent) },
	];
	return found.flatMap(({ message, ...place }) => (message ? [{ ...place, message }] : []));
}

/** What can't be sent as it is. */
export function problemsOf(profile: Profile): Problem[] {
	return [
		...profile.experience.flatMap((job, at) => dateProblems(job, `experience[${at}]`, true)),
		...profile.education.flatMap((school, at) => dateProblems(school, `education[${at}]`, false)),
	];
}

function problemOfLine(line: string): Problem {
	const at = line.indexOf(":");
	const [path, words] = [line.slice(0, at), line.slice(at + 1).trim()];
	if (at < 1 || words === "" || !/^[\w.[\]]+$/.test(path)) return { path: "", message: line };
	return { path: path.replace(/\.(\d+)(?=\.|$)/g, "[$1]").replace(/^profile\./, ""), message: words };
}

/** The refusal of a sent profile, a line for each problem: "experience[2].startDate: …", with a path in dots understood too. Without one it concerns the whole. */
export function problemsOfRefusal(message: string): Problem[] {
	return message.split("\n").filter(Boolean).map(problemOfLine);
}

const ENTRIES: readonly [RegExp, (number: number) => string][] = [
	[/^experience\[(\d+)\]/, (number) => `Job ${number}`],
	[/^education\[(\d+)\]/, (number) => `School ${number}`],
	[/^otherSections\[(\d+)\]/, (number) => `Other section ${number}`],
	[/^certifications\[(\d+)\]/, (number) => `Certificate ${number}`],
	[/^languages\[(\d+)\]/, (number) => `Language ${number}`],
	[/^contact\.links\[(\d+)\]/, (number) => `Link ${number}`],
];

/** The problem in words, with the place as it is counted on the screen. */
export function problemWords({ path, message }: Problem): string {
	for (const [pattern, nameOf] of ENTRIES) {
		const number = pattern.exec(path)?.[1];
		if (number !== undefined) return `${nameOf(Number(number) + 1)}: ${message}`;
	}
	return message;
}

/** The problem of exactly this value. */
export const problemAt = (problems: readonly Problem[], path: string) => problems.find((problem) => problem.path === path)?.message;

/** Every path that the value of `path` is within, nearest first: the value itself, its entry, its list. */
export function pathsAround(path: string): string[] {
	const steps = path.match(/\[\d+\]|\.?[^.[\]]+/g) ?? [];
	return steps.map((_, at) => steps.slice(0, steps.length - at).join(""));
}
