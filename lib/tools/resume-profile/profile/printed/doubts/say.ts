import { quotedInDoubt } from "@/lib/tools/resume-profile/open-doubts";
import { sourceOf } from "@/lib/tools/resume-profile/profile/facts";
import type { PrintedDoubt, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import type { Sign, SignName } from "./sign";
import type { Doubted } from "./weigh";

/** `what` is quoted with its page; `beside` is quoted, or null. */
type Say = (what: string, beside: string | null) => string;

const BESIDE: Say = (what) => `${what} stands beside other text in your file, and may be joined with what it does not belong to.`;
const NEXT: Say = (what, beside) =>
	beside === null
		? BESIDE(what, null)
		: `${what} comes after ${beside} here. In your file something else may stand between them, and they may not belong together.`;
const NO_HEADING: Say = (what) => `${what} is printed as a heading, and may be a line of what stands above it.`;
const HEADLINE: Say = (what, beside) =>
	beside === null
		? `${what} was taken for your headline, and may be more than that.`
		: `${what} was taken for your headline. ${beside} stands beside it and may be a part of it.`;

const SAYS: Readonly<Record<SignName, readonly [PrintedDoubt["reason"], Say]>> = {
	two_headings: ["side_by_side", BESIDE],
	torn_row: ["side_by_side", BESIDE],
	two_items: ["side_by_side", BESIDE],
	two_periods: ["side_by_side", BESIDE],
	repeated_heading: ["side_by_side", BESIDE],
	drawn_apart: ["side_by_side", NEXT],
	other_column: ["side_by_side", NEXT],
	goes_up: ["side_by_side", NEXT],
	dates_within: ["side_by_side", (what) => `${what} has dates in its middle, and may be two entries that were joined.`],
	stacked_dates: ["dates_apart", (what) => `${what} stand in a list of their own, away from what they are the dates of.`],
	swallowed_heading: ["heading", (what) => `${what} is printed as a line, and may be a heading of what stands below it.`],
	odd_heading: ["heading", NO_HEADING],
	looks_like_lines: ["heading", NO_HEADING],
	short_section: ["heading", NO_HEADING],
	heading_like_entry: ["heading", NO_HEADING],
	mixed_kinds: ["heading", (what, beside) => `${what} stands below ${beside ?? "this heading"}, and may belong below another.`],
	no_heading: ["heading", (what) => `${what} stands above the first heading here, and may belong below one of them.`],
	goes_on: ["torn", (what, beside) => `${what} is printed as a line of its own, and may be the end of ${beside ?? "the line above it"}.`],
	breaks_off: ["torn", (what, beside) => `${what} breaks off. It may go on in ${beside ?? "the next line"}, or elsewhere.`],
	odd_name: ["person", (what) => `${what} was taken for your name.`],
	half_name: ["person", (what, beside) => `${what} was taken for your name. ${beside ?? "What"} stands beside it and may be a part of it.`],
	odd_headline: ["person", HEADLINE],
	half_headline: ["person", HEADLINE],
	odd_email: ["person", (what) => `${what} was read as your e-mail address.`],
};

/** The sign that a place is named for: what is strong says more, and what quotes another line says where to look. */
const RANK = Object.keys(SAYS) as SignName[];
const rankOf = ({ name }: Sign): number => RANK.indexOf(name);

const textOf = (lines: readonly ResumeLine[]): string => lines.map(({ text }) => text.replaceAll("\t", " ")).join(", ");
const MOST_LINES = 2;

export function doubtOf({ signs }: Doubted): PrintedDoubt[] {
	const [sign] = [...signs].sort((one, other) => rankOf(one) - rankOf(other));
	if (!sign) return [];
	const lines = sign.lines.slice(0, MOST_LINES);
	const source = sourceOf(lines);
	const beside = sign.beside && sign.beside.length > 0 ? quotedInDoubt(textOf(sign.beside.slice(-1))) : null;
	const [reason, say] = SAYS[sign.name];
	return [{ reason, text: say(`${quotedInDoubt(sign.value ?? textOf(lines))} on page ${source.page}`, beside), source }];
}
