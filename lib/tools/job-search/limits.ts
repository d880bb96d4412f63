/** How much of what boards and callers send is looked at. Lengths in UTF-16 units; what is longer is cut by us or refused from callers. */
export const LONGEST = { id: 300, name: 100, title: 200, company: 200, place: 1_000, word: 200, url: 2_000, description: 20_001 } as const;

/** Postings of one board, and of one search or call: four times what all sample boards have together. */
export const MOST_OF_BOARD = 2_000;
export const MOST_POSTINGS = 10_000;
/** Postings of all boards that are kept for every run alike. */
export const MOST_KEPT = 150_000;
/** Of what is kept, those that promise most for a run: they are checked and scored. */
export const MOST_CHOSEN = 500;
/** Boards that one posting is known from; the best ones are kept. */
export const MOST_SOURCES = 20;
/** Titles or skills that are looked for. */
export const MOST_WORDS = 200;
/** Pages of hosts that are no configured board's: all of one call, and those of one host. */
export const MOST_FOREIGN_PAGES = 200;
export const MOST_PAGES_OF_FOREIGN_HOST = 50;

/** The text as far as it is looked at; a pair of surrogates is never parted. */
export function cut(text: string, longest: number): string {
	if (text.length <= longest) return text;
	return text.slice(0, /[\ud800-\udbff]/.test(text.charAt(longest - 1)) ? longest - 1 : longest);
}

/** The text as far as it is looked at, cut between words, with a sign for what follows where there is room; a text without blanks is cut where it must be. */
export function cutAtWord(text: string, longest: number): string {
	const whole = text.trim();
	if (whole.length <= longest) return whole;
	const start = cut(whole, longest - 1);
	const blank = Math.max(start.lastIndexOf(" "), start.lastIndexOf("\n"));
	return blank < longest / 2
		? cut(whole, longest)
		: `${start
				.slice(0, blank)
				.trimEnd()
				.replace(/[,;:–-]$/u, "")}…`;
}
