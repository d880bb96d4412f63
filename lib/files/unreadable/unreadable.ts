/** What keeps a file from being opened at all, whatever is to be done with it. */
export const UNREADABLE_CODES = ["FILE_EMPTY", "FILE_ENCRYPTED", "FILE_UNREADABLE"] as const;
export type UnreadableCode = (typeof UNREADABLE_CODES)[number];

const WORDS: Readonly<Record<UnreadableCode, string>> = {
	FILE_EMPTY: "There is nothing in it. Choose the file again and upload it once more.",
	FILE_ENCRYPTED: "It is protected with a password. Save a copy without it and upload that.",
	FILE_UNREADABLE: "It is damaged and can't be opened. Export or save it again from the program that made it, and upload that.",
};

/** The code that a row or an error holds, if it is one of these. */
export function unreadableCode(code: string | null): UnreadableCode | null {
	return UNREADABLE_CODES.find((known) => known === code) ?? null;
}

/** What is known to be wrong with a file, as it is told; null while nothing is. */
export function unreadableOf(stored: string | null): { code: UnreadableCode; message: string } | null {
	const code = unreadableCode(stored);
	return code === null ? null : { code, message: WORDS[code] };
}
