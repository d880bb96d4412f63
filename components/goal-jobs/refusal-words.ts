import type { GoalJob } from "@/lib/goal-jobs/schemas";

/** What keeps a file from being taken, in short and after "The file": its own state is no question of fitting. */
const WORDS: Readonly<Record<string, { readonly short: string; readonly sentence: string }>> = {
	FILE_UNREADABLE: { short: "Damaged or not readable", sentence: "is damaged or can’t be read" },
	FILE_ENCRYPTED: { short: "Locked", sentence: "is locked with a password" },
	FILE_EMPTY: { short: "Too little to read", sentence: "has too little to read" },
	FILE_TOO_LARGE: { short: "Too large", sentence: "is too large" },
};
const UNFIT = { short: "Does not fit", sentence: "did not fit" };

type Issue = GoalJob["preflightResult"]["errors"][number];

/** One word or two beside a file that was not taken. */
export const unfitWord = ({ code }: { readonly code: string }): string => (WORDS[code] ?? UNFIT).short;

/** Why nothing ran, of all files that were not taken. */
export function refusalTitle(errors: readonly Pick<Issue, "code">[]): string {
	const codes = new Set(errors.map(({ code }) => code));
	const [code] = codes.size === 1 ? codes : [];
	return `The file ${(WORDS[code ?? ""] ?? UNFIT).sentence}`;
}
