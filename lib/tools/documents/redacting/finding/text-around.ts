/** So many letters on either side show what a text is. */
const MOST_LETTERS = 60;
const CUT = "…";

/** What stands before and behind a text in its line, cut between words where there are any, with a sign where it goes on. */
export function textAround(text: string, start: number, end: number): { readonly before: string; readonly after: string } {
	const [from, to] = [start - MOST_LETTERS, end + MOST_LETTERS];
	const blankBefore = from > 0 ? text.indexOf(" ", from) : -1;
	const blankBehind = to < text.length ? text.lastIndexOf(" ", to) : -1;
	return {
		before: from <= 0 ? text.slice(0, start) : CUT + text.slice(blankBefore !== -1 && blankBefore < start ? blankBefore + 1 : from, start),
		after: to >= text.length ? text.slice(end) : text.slice(end, blankBehind >= end ? blankBehind : to) + CUT,
	};
}
