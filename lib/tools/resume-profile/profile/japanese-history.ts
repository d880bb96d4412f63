import type { ResumeEducation, ResumeExperience, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { findDateRange } from "@/lib/tools/resume-profile/text/date-ranges";
import { sourceOf } from "./facts";

/**
 * The table of a Japanese rirekisho: one dated event a line, such as entering (入学, 入社) and leaving (卒業, 退社), each with its school or employer.
 */
const LEFT = ["卒業見込み", "卒業見込", "卒業", "修了", "中途退学", "満期退学", "中退", "退社", "退職", "契約満了"] as const;
const ENTERED = ["編入学", "入学", "編入", "契約社員として入社", "アルバイト入社", "入社", "入職", "入行", "入省", "入庁", "就職"] as const;
const REASONS = ["一身上の都合により", "契約期間満了により", "会社都合により", "自己都合により"] as const;
const NOW = /現在に至る|在職中|在学中/;
/** Year and month in cells of their own: "平成21⇥4⇥…". */
const CELLS = /^(?<year>(?:明治|大正|昭和|平成|令和|[MTSHR]\.?)?\s?(?:元|\d{1,4})年?)\s{1,3}(?<month>\d{1,2})月?\s(?<rest>\S.*)$/u;
const SCHOOL = /入学|編入|卒業|修了|中退|退学/;
const LEAST_EVENTS = 3;
const LONGEST_EVENT = 120;

interface Event {
	readonly line: ResumeLine;
	readonly date: string;
	readonly name: string;
	readonly kind: "entered" | "left";
	readonly isSchool: boolean;
}

function dated(text: string): { readonly date: string; readonly rest: string } | null {
	const cells = CELLS.exec(text)?.groups;
	if (cells) {
		const range = findDateRange(`${cells.year?.replace(/年$/, "")}年${cells.month}月`);
		if (range?.end) return { date: range.end, rest: cells.rest ?? "" };
	}
	const range = findDateRange(text);
	if (!range || range.index > 1 || range.start !== null || range.end === null) return null;
	return { date: range.end, rest: text.slice(range.index + range.length).trim() };
}

function eventOf(line: ResumeLine): Event | null {
	const found = line.text.length < LONGEST_EVENT ? dated(line.text) : null;
	if (!found) return null;
	const text = found.rest.replace(/[（(][^（()）]*[)）]?$/u, "").trimEnd();
	const word = [...LEFT, ...ENTERED].find((one) => text.endsWith(one));
	if (word === undefined) return null;
	const before = text.slice(0, -word.length).trimEnd();
	const reason = REASONS.find((one) => before.endsWith(one));
	const name = (reason ? before.slice(0, -reason.length) : before).trim();
	return { line, date: found.date, name, kind: LEFT.some((one) => one === word) ? "left" : "entered", isSchool: SCHOOL.test(word) };
}

/** What was entered and left. */
interface Stay {
	readonly name: string;
	readonly start: string | null;
	readonly end: string | null;
	readonly isCurrent: boolean;
	readonly isSchool: boolean;
	readonly lines: readonly ResumeLine[];
}

function staysOf(events: readonly Event[], isNow: boolean): Stay[] {
	const stays: Stay[] = [];
	for (const event of events) {
		const open = stays.findLast(
			(stay) =>
				stay.isSchool === event.isSchool &&
				stay.end === null &&
				(event.name === "" || stay.name === event.name || event.name.startsWith(stay.name) || stay.name.startsWith(event.name)),
		);
		if (event.kind === "entered")
			stays.push({ name: event.name, start: event.date, end: null, isCurrent: false, isSchool: event.isSchool, lines: [event.line] });
		else if (open) stays[stays.indexOf(open)] = { ...open, end: event.date, lines: [...open.lines, event.line] };
		else if (event.name !== "") stays.push({ name: event.name, start: null, end: event.date, isCurrent: false, isSchool: event.isSchool, lines: [event.line] });
	}
	const last = stays.findLast(({ isSchool }) => !isSchool);
	return stays.map((stay) => (stay === last && stay.end === null && isNow ? { ...stay, isCurrent: true } : stay));
}

export interface JapaneseHistory {
	/** Lines of the table, which no other reader has to look at. */
	readonly lines: ReadonlySet<ResumeLine>;
	readonly stays: readonly Stay[];
}

/** The history that a table of events tells; null where there is none. */
export function japaneseHistoryOf(lines: readonly ResumeLine[]): JapaneseHistory | null {
	if (!lines.some(({ text }) => /入学|卒業|入社|退社|入職|退職/.test(text))) return null;
	const events = lines.flatMap((line) => eventOf(line) ?? []);
	if (events.length < LEAST_EVENTS) return null;
	const [first, last] = [lines.indexOf(events[0]?.line as ResumeLine), lines.indexOf(events.at(-1)?.line as ResumeLine)];
	const isNow = lines.slice(first, last + 6).some(({ text }) => NOW.test(text));
	return { lines: new Set(events.map(({ line }) => line)), stays: staysOf(events, isNow) };
}

const plain = (name: string | null): string => (name ?? "").normalize("NFKC").replace(/[\s　]|株式会社|有限会社|\(株\)|\(有\)/g, "");

/** Jobs of the history that no entry tells more of. */
export function jobsOfHistory({ stays }: JapaneseHistory, known: readonly ResumeExperience[]): ResumeExperience[] {
	const added = stays.filter(
		({ isSchool, name }) =>
			!isSchool && !known.some(({ company }) => company !== null && (plain(company).includes(plain(name)) || plain(name).includes(plain(company)))),
	);
	return added.reverse().map(({ name, start, end, isCurrent, lines }, at) => ({
		experienceId: `E${known.length + at + 1}`,
		company: name,
		title: null,
		location: null,
		startDate: start,
		endDate: end,
		isCurrent,
		datesText: null,
		bullets: [],
		confidence: 0.7,
		source: sourceOf(lines),
	}));
}

/** "明治学院大学 文学部 心理学科": the school, the faculty and the subject. */
export function schoolsOfHistory({ stays }: JapaneseHistory, known: readonly ResumeEducation[]): ResumeEducation[] {
	const added = stays.filter(
		({ isSchool, name }) => isSchool && !known.some(({ institution }) => institution !== null && plain(institution).startsWith(plain(name).slice(0, 6))),
	);
	return added.reverse().map(({ name, start, end, lines }, at) => {
		const [institution = name, degree = null, ...field] = name.split(/[\s　]+/);
		return {
			educationId: `S${known.length + at + 1}`,
			institution,
			degree,
			field: field.join(" ") || null,
			startDate: start,
			endDate: end,
			details: [],
			confidence: 0.8,
			source: sourceOf(lines),
		};
	});
}
