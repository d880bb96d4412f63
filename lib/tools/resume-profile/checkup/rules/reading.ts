import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import { type CheckupInput, type Draft, draft, NOWHERE, placeOf, quoted } from "@/lib/tools/resume-profile/checkup/finding";
import { openDoubts } from "@/lib/tools/resume-profile/open-doubts";
import type { PrintedDoubt, ResumeLine } from "@/lib/tools/resume-profile/schemas";

/** Less than this in no field is usual. */
const MOST_UNREAD = 0.05;
const MUCH_UNREAD = 0.3;
/** Of the lines of a page, this many stand beside others. */
const COLUMN_SHARE = 0.12;
const FEWEST_BESIDE = 5;
const SAME_HEIGHT_PT = 9;

function pageFindings({ document, profile }: CheckupInput): Draft[] {
	const scanned = document.scannedPages.map((page) => {
		const first = document.lines.find((line) => line.page === page);
		return draft("page_scanned", "high", {
			title: `Page ${page} is a picture`,
			why: "Many tracking systems read nothing from pictures. Here its text was recognised, which can go wrong too. Export the resume as text.",
			place: first ? placeOf(first) : { ...NOWHERE, page },
		});
	});
	const empty = profile.emptyPages.map((page) =>
		draft("page_empty", "medium", {
			title: `Nothing was read from page ${page}`,
			why: "Either it is empty, and can go, or what it shows is a picture that systems don't read.",
			place: { ...NOWHERE, page },
		}),
	);
	return [...scanned, ...empty];
}

/** Lines that no field of a profile takes. */
function unusedFindings({ profile }: CheckupInput): Draft[] {
	const share = 1 - profile.readShare;
	if (share <= MOST_UNREAD) return [];
	const unused = profile.unused.filter(({ reason, text }) => reason === "not_understood" && sectionKindOf(text) === null);
	return unused.map(({ text, source }) =>
		draft("text_not_understood", share > MUCH_UNREAD ? "medium" : "low", {
			title: "This text fits no field",
			why: `${Math.round(share * 100)} % of the text of your file was not understood as contact, work, study or skill, so a search can't find it there. Put it below a usual heading.`,
			place: { ...source, quote: text },
		}),
	);
}

const READ_BELOW = [
	["education", ({ education }) => education.length],
	["certifications", ({ certifications }) => certifications.length],
	["languages", ({ languages }) => languages.length],
] as const satisfies readonly (readonly [kind: string, countOf: (profile: CheckupInput["profile"]) => number])[];

/** Text below a usual heading of which nothing was read, however little it is: "GED" alone is a study for who wrote it. */
function unreadSections({ document, profile }: CheckupInput): Draft[] {
	return READ_BELOW.flatMap(([kind, countOf]) => {
		const at = document.lines.findIndex(({ text }) => sectionKindOf(text) === kind);
		const [heading, below] = [document.lines[at], document.lines[at + 1]];
		if (at < 0 || !heading || !below || countOf(profile) > 0 || sectionKindOf(below.text) !== null) return [];
		return [
			draft("text_not_understood", "medium", {
				title: `Nothing was read below ${quoted(heading.text)}`,
				why: `What stands there first, ${quoted(below.text)}, was not taken for an entry, so a search does not find it. Write it as what it is, where and when, in one line: a degree with its school and year, a certificate with who gave it.`,
				place: placeOf(below),
			}),
		];
	});
}

/** What of it the form of the file is the cause of. */
const DOUBT_WORDS: Readonly<
	Partial<Record<PrintedDoubt["reason"], { readonly kind: "read_side_by_side" | "dates_apart"; readonly title: string; readonly why: string }>>
> = {
	side_by_side: {
		kind: "read_side_by_side",
		title: "Text stands side by side and may be read across",
		why: "Systems that read line by line join what stands in tables and columns. One column keeps together what belongs together.",
	},
	dates_apart: {
		kind: "dates_apart",
		title: "Dates stand in a list of their own",
		why: "Away from their positions they may be given to others, or to none. Put each on the line of what it is the date of.",
	},
};

function doubtFindings({ profile }: CheckupInput): Draft[] {
	return openDoubts(profile).flatMap(({ reason, text, source }) => {
		const words = DOUBT_WORDS[reason];
		if (words) return [draft(words.kind, "medium", { title: words.title, why: words.why, place: source })];
		const why = `${text} Where one reader is not sure, another reads something else: write it so that it can mean one thing only.`;
		if (reason === "person") return [draft("person_in_doubt", "medium", { title: "What was read of you may not be what you wrote", why, place: source })];
		return [draft("line_in_doubt", "low", { title: "This can be read in more than one way", why, place: source })];
	});
}

/** Whether a line has one of the first column at its side, and not only above or below. */
function standsBeside(line: ResumeLine, lines: readonly ResumeLine[]): boolean {
	const { x, y } = line;
	if (line.column === 0 || x === null || y === null) return false;
	return lines.some((other) => other.column < line.column && other.x !== null && other.y !== null && Math.abs(other.y - y) < SAME_HEIGHT_PT && other.x < x);
}

function columnFindings({ document }: CheckupInput): Draft[] {
	const pages = [...new Set(document.lines.map(({ page }) => page))];
	return pages.flatMap((page) => {
		const lines = document.lines.filter((line) => line.page === page);
		const beside = lines.filter((line) => standsBeside(line, lines));
		const [first] = beside;
		if (!first || beside.length < FEWEST_BESIDE || beside.length < lines.length * COLUMN_SHARE) return [];
		return [
			draft("columns", "low", {
				title: `Page ${page} has columns`,
				why: `They were read one after the other here, which not every system does: simpler ones read straight across the page. ${quoted(first.text)} stands beside other text.`,
				place: placeOf(first),
			}),
		];
	});
}

/** What of the file can't be read, or may be read wrongly. */
export function readingFindings(input: CheckupInput): Draft[] {
	const sections = unreadSections(input);
	const isTold = (finding: Draft) => sections.some(({ place }) => place.lineIds.length > 0 && place.lineIds[0] === finding.place.lineIds[0]);
	return [
		...pageFindings(input),
		...sections,
		...unusedFindings(input).filter((finding) => !isTold(finding)),
		...doubtFindings(input),
		...columnFindings(input),
	];
}
