import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { ResumeLine, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { plain } from "./compare";
import { dateFaults } from "./date-faults";
import type { Fault } from "./fault";
import { type DocumentLine, documentLines, meantBy, type Placed, placedIn, saidBeside } from "./labelled-places";
import type { ResumeLabel } from "./labelled-resume";
import { personFaults } from "./person-faults";
import { type Entry, entriesOf } from "./placed-entries";

const MERELY_NAMED = 0.3;
const MOST_OF_LINE = 0.55;

const isOf = (entry: Entry, { kind, entry: number }: Placed): boolean => entry.kind === kind && entry.entry === number;
const isWhole = ({ kind, part, place }: Placed): boolean =>
	place !== null && place.share > (part === "bullet" ? 0.4 : kind === "job" || kind === "school" ? MERELY_NAMED : MOST_OF_LINE);

/** Text of something else, or a heading, between the parts of an entry; and two entries on one line. */
function strangers(lines: readonly DocumentLine[], entries: readonly Entry[], placed: readonly Placed[]): Fault[] {
	const isOutside = ({ place }: Placed) => place !== null && entries.every(({ from, to }) => place.to < from || place.from > to);
	/** A thesis or a grade may be told as something else, and stands where it belongs. */
	const isRemark = (one: Placed) => {
		const group = placed.filter(({ kind, entry }) => kind === "other" && entry === one.entry);
		return one.kind === "other" && 2 * group.filter(isOutside).length <= group.length;
	};
	return entries.flatMap((entry): Fault[] => {
		const ownLines = new Set(entry.own.flatMap(({ place }) => (place ? Array.from({ length: place.to - place.from + 1 }, (_, at) => place.from + at) : [])));
		const ownText = entry.own.map(({ value }) => plain(value)).join(" ");
		const others = placed.filter((one) => !isOf(entry, one) && isWhole(one) && !ownText.includes(plain(one.value)) && !isRemark(one));
		const within = others.filter(({ place }) => place && place.from > entry.from && place.to < entry.to && !ownLines.has(place.from));
		const isSubheading = (line: DocumentLine) => lines.filter(({ isHeading, plain: text }) => isHeading && text === line.plain).length > 1;
		// Schools in one list and their degrees in another, as some resumes have them.
		const parallel = entries.filter(
			(other) =>
				other !== entry &&
				other.kind === entry.kind &&
				lines.slice(entry.from, entry.to + 1).some(({ isHeading }, at) => isHeading && other.from < entry.from + at && other.to > entry.from + at),
		);
		if (parallel.length > 0) return [];
		const headings = lines.flatMap((line, at) => (line.isHeading && !isSubheading(line) && at > entry.from && at <= entry.to ? [at] : []));
		const beside = others.filter(
			(one) => (one.kind === "job" || one.kind === "school") && one.part !== "field" && one.place && ownLines.has(one.place.from) && one.places === 1,
		);
		const isMixed = (one: Placed) =>
			entry.own.some(({ place, places }) => place && places === 1 && place.from === one.place?.from && place.to === one.place.to);
		return [
			...within.map((one): Fault => ({ kind: "foreign", what: `“${one.value}” within ${entry.kind} ${entry.entry + 1}`, at: [one.place?.from ?? 0] })),
			...headings.map((at): Fault => ({ kind: "foreign", what: `heading “${lines[at]?.text}” within ${entry.kind} ${entry.entry + 1}`, at: [at, at + 1] })),
			...beside
				.filter(isMixed)
				.map((one): Fault => ({ kind: "glued", what: `“${one.value}” with ${entry.kind} ${entry.entry + 1}`, at: [one.place?.from ?? 0] })),
		];
	});
}

/** Of a value that stands nowhere as a whole, the lines that its beginning and its end are on. */
function endsOf(lines: readonly DocumentLine[], text: string): number[] {
	const long = text.length > 2 * END ? [text.slice(0, END), text.slice(-END)] : [text.slice(0, text.length / 2), text.slice(text.length / 2)];
	return long.map((end) => lines.findIndex((line) => line.plain.includes(end))).filter((at) => at >= 0);
}
const END = 14;

const wordsOf = (value: string): string[] =>
	value
		.split(/[\s,;:()/–—-]+/u)
		.map(plain)
		.filter((word) => word.length > 2);

/** What stands in parts, and what the file says and neither the document nor the note. */
function lostAndTorn(lines: readonly DocumentLine[], entries: readonly Entry[], placed: readonly Placed[], { beside, file }: Beside): Fault[] {
	const whole = lines.map((line) => line.plain).join(" ");
	return placed.flatMap((one): Fault[] => {
		const text = plain(one.value);
		if (one.place) {
			const { from, to } = one.place;
			const isTorn = lines
				.slice(from + 1, to + 1)
				.some((line) => line.section !== lines[from]?.section || (one.part === "bullet" && (line.isItem || line.opens)));
			return isTorn ? [{ kind: "torn", what: one.value, at: [from, to] }] : [];
		}
		const words = wordsOf(one.value);
		// A label that puts it in other words says nothing.
		if (words.length === 0 || one.kind === "language" || one.kind === "other" || beside.includes(text) || !words.every((word) => file.includes(word)))
			return [];
		const near = entries.find((entry) => isOf(entry, one))?.from;
		const at = [...endsOf(lines, text), ...(near === undefined ? [] : [near])];
		const missing = words.filter((word) => !whole.includes(word) && !beside.includes(word));
		if (missing.length > 0) return [{ kind: "lost", what: one.value, at }];
		const isTogether = lines.some((_, first) => {
			const window = lines
				.slice(first, first + 2)
				.map((line) => line.plain)
				.join(" ");
			return words.every((word) => window.includes(word) || beside.includes(word));
		});
		return isTogether || one.kind === "skill" || one.part === "field" ? [] : [{ kind: "torn", what: one.value, at }];
	});
}

interface Beside {
	/** What else is delivered says. */
	readonly beside: string;
	readonly file: string;
}

/** Whether one of two texts is within the other, and much of it. */
const isMostOf = (value: string, title: string): boolean =>
	title.length > 4 && ((value.includes(title) && title.length > value.length * 0.4) || (title.includes(value) && value.length > title.length * 0.5));

/** Headings that are none, lines that should be one, and entries below the heading of something else. */
function headingFaults(lines: readonly DocumentLine[], entries: readonly Entry[], placed: readonly Placed[]): Fault[] {
	const values = new Map(placed.filter(({ kind }) => kind !== "other" && kind !== "skill").map((one) => [plain(one.value), one]));
	const others = new Set(placed.map(({ value }) => plain(value)));
	const headings = lines.map((line, at) => (line.isHeading ? at : -1)).filter((at) => at >= 0);
	const titleOf = (at: number) => lines.findLast((line, index) => index <= at && line.isHeading && line.section === lines[at]?.section)?.text ?? "";
	const contrary = { job: ["education", "skills", "languages", "certifications", "interests"], school: ["experience", "skills", "languages", "interests"] };
	return [
		...headings.flatMap((at): Fault[] => {
			const title = lines[at]?.plain ?? "";
			const one = values.get(title) ?? [...values.values()].find(({ kind, value }) => (kind === "job" || kind === "school") && isMostOf(plain(value), title));
			return one && sectionKindOf(lines[at]?.text ?? "") === null ? [{ kind: "heading", what: one.value, at: [at, at + 1] }] : [];
		}),
		...lines.flatMap(({ text, isHeading, plain: letters }, at): Fault[] =>
			!isHeading && lines[at + 1] && sectionKindOf(text) !== null && !others.has(letters) ? [{ kind: "no heading", what: text, at: [at] }] : [],
		),
		...entries.flatMap(({ kind, from }, _, all): Fault[] => {
			// One alone may be told there on purpose, such as a voluntary year among studies.
			const alike = all.filter((other) => other.kind === kind);
			const strays = alike.filter((other) => titleOf(other.from) === titleOf(from)).length;
			if (strays === 1 && alike.length > 1) return [];
			const title = titleOf(from);
			const isJoint = /\s(?:&|\+|\/|and|und|et|y|e|i|en|och|og|и|та|ve)\s|[,/・&]/iu.test(title);
			const named = sectionKindOf(title);
			const isWrong = named !== null && !isJoint && (kind === "job" || kind === "school") && contrary[kind].includes(named);
			return isWrong ? [{ kind: "wrong section", what: `${kind} “${lines[from]?.text}” below “${title}”`, at: [from] }] : [];
		}),
	];
}

/** Items of one list that come in another order. */
function itemFaults(entries: readonly Entry[]): Fault[] {
	return entries.flatMap(({ own }): Fault[] => {
		const items = own.filter(({ part, places }) => part === "bullet" && places === 1);
		return items.slice(1).flatMap((one, at): Fault[] => {
			const [before, place] = [items[at]?.place, one.place];
			if (!before || !place) return [];
			return place.from < before.from ? [{ kind: "order", what: one.value, at: [place.from, before.from] }] : [];
		});
	});
}

/** What of the document that prints a resume is not as its label says. */
export function faultsOf(label: ResumeLabel, profile: ResumeProfile, file: readonly ResumeLine[]): { lines: DocumentLine[]; faults: Fault[] } {
	const lines = documentLines(profile.printed?.sections ?? []);
	const placed = placedIn(lines, meantBy(label));
	const entries = entriesOf(placed);
	const faults = [
		...lostAndTorn(lines, entries, placed, { beside: saidBeside(profile), file: plain(file.map(({ text }) => text).join(" ")) }),
		...strangers(lines, entries, placed),
		...headingFaults(lines, entries, placed),
		...itemFaults(entries),
		...dateFaults(lines, entries, label),
		...personFaults(label, profile),
	];
	return { lines, faults };
}
