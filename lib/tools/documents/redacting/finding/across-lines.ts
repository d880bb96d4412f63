import { type FinderLine, type Match, plainLine } from "./finder-line";
import { mayBeHeading } from "./headings/headings";

/** Lines of a paragraph are long; short ones are those of forms and addresses, which end where they end. */
const LEAST_LETTERS = 36;
/** What a sentence can't end in: "F.", "Ing.". */
const OPEN_END = /(?:[\p{L}\p{N},-]|(?<![\p{L}.])\p{Lu}\.|(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Ing|Sig|Sra?|Avv|Dott|Prof|Mme|Mlle)\.)$/u;
const MOST_LETTERS = 400;

/** "Subject: ", "Behandelnder Arzt: ": a line of a mail or a form begins anew. */
const HEADER = /^\p{L}[\p{L}\p{M}.'’/() -]{1,40}:(?:\s|$)/u;

function goesOn(line: FinderLine, next: FinderLine | undefined): next is FinderLine {
	if (!next || line.page !== next.page || line.cell || next.cell || /[\t|;]/.test(line.text)) return false;
	return (
		line.text.length >= LEAST_LETTERS &&
		line.text.length <= MOST_LETTERS &&
		OPEN_END.test(line.text.trimEnd()) &&
		/^[\p{L}\p{N}]/u.test(next.text) &&
		!HEADER.test(next.text) &&
		!mayBeHeading(next.text)
	);
}

/** What begins in one line of a paragraph and ends in the next, or stands in the next and is told by this one: every line is looked through once more together with the one below. */
export function acrossLines(lines: readonly FinderLine[], find: (joined: readonly FinderLine[]) => readonly Match[]): Match[] {
	return lines.flatMap((line, at) => {
		const next = lines[at + 1];
		if (!goesOn(line, next)) return [];
		const text = `${plainLine(line.text)} ${plainLine(next.text)}`;
		const { length } = line.text;
		return find([{ ...line, text }]).flatMap((match): Match[] => {
			if (match.end <= length + 1) return [];
			return match.start <= length ? [{ ...match, line: at }] : [{ ...match, line: at + 1, start: match.start - length - 1, end: match.end - length - 1 }];
		});
	});
}
