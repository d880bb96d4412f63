import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";

const ENDED = [
	"卒業見込み",
	"卒業見込",
	"卒業",
	"修了",
	"中途退学",
	"満期退学",
	"単位取得退学",
	"退学",
	"中退",
	"退社",
	"退職",
	"退任",
	"契約満了",
	"満了",
] as const;
const CLOSED = ["事業を終了", "専業を終了", "廃業", "閉業", "除隊", "退役"] as const;
const ENTERED = [
	"編入学",
	"入学",
	"編入",
	"契約社員として入社",
	"アルバイト入社",
	"入社",
	"入職",
	"入行",
	"入省",
	"入庁",
	"入局",
	"入団",
	"就職",
	"勤務",
	"採用",
] as const;
const OPENED = ["として開業", "として独立", "を開業", "を設立", "として活動開始"] as const;
const MOVED = [
	"に昇任",
	"に昇進",
	"に昇格",
	"へ昇任",
	"へ昇進",
	"に任命",
	"に就任",
	"に着任",
	"として配属",
	"に配属",
	"へ配属",
	"配属",
	"に異動",
	"へ異動",
	"として異動",
	"を担当",
] as const;
const REASONS = ["一身上の都合により", "契約期間満了により", "会社都合により", "自己都合により", "定年により", "家庭の事情により"] as const;
const SAME = new Set(["同社", "同校", "同院", "同大学", "同園", "同店", "上記"]);
const SCHOOL = /入学|編入|卒業|修了|中退|退学/;
const UNIT = /(?:部|課|室|局|係|科|長|主任|リーダー|マネージャー|担当|センター|事業所|支店|工場|病棟)$/u;
/** Year and month in cells of their own: "平成21⇥4⇥…"; the era stands in the first row and where it changes. */
const CELLS = /^(?<era>明治|大正|昭和|平成|令和|[MTSHR]\.?)?\s?(?<year>元|\d{1,4})\s?年?\s{1,3}(?<month>\d{1,2})月?\s(?<rest>\S.*)$/u;
const STATUS = /[（(](?:現在に至る|在職中|在学中|現職)[)）]?$/u;
/** "株式会社Xに" and "大学を" before what was done there. */
const PARTICLE = /[をにへ]$/u;
const LONGEST = 120;

/** What a dated row of the table tells: an entering, a leaving, another place within an employer, a certificate or something else. */
export interface HistoryEvent {
	readonly line: ResumeLine;
	readonly date: string;
	/** The school or employer, or the new place within it; empty for "the same". */
	readonly name: string;
	readonly kind: "entered" | "left" | "moved" | "other";
	readonly isSchool: boolean;
	readonly isNow: boolean;
	/** The place within an employer that the row of its entering names: "株式会社X 入社 総務部に配属". */
	readonly place?: string;
}

interface Dated {
	readonly date: string;
	readonly rest: string;
	readonly era: string;
}

/** A row's date; `era` is that of the rows above, for rows that say the year alone. */
function dated(text: string, era: string): Dated | null {
	const cells = CELLS.exec(text)?.groups;
	if (cells) {
		const own = cells.era ?? (cells.year?.length === 4 ? "" : era);
		const range = findDateRange(`${own}${cells.year}年${cells.month}月`);
		if (range?.end) return { date: range.end, rest: cells.rest ?? "", era: own };
	}
	const range = findDateRange(text);
	if (!range || range.index > 1 || range.start !== null || range.end === null) return null;
	return { date: range.end, rest: text.slice(range.index + range.length).trim(), era };
}

const endingOf = (text: string, words: readonly string[]): string | undefined => words.find((word) => text.endsWith(word));

function nameBefore(text: string, word: string): string {
	const before = text.slice(0, -word.length).trimEnd().replace(PARTICLE, "").trimEnd();
	const reason = endingOf(before, REASONS);
	const name = (reason ? before.slice(0, -reason.length) : before).trim();
	return SAME.has(name) ? "" : name;
}

/** A row that goes on behind the entering, as what was entered and the place within it, where the rest names one. */
function enteredWith(text: string): [string, string | null] {
	const words = text.split(/[\s　]/u);
	const at = words.findIndex((word) => endingOf(word, ENTERED) !== undefined);
	const [entered, rest] = [
		words.slice(0, at + 1).join(" "),
		words
			.slice(at + 1)
			.join(" ")
			.trim(),
	];
	if (at === -1 || rest === "") return [text, null];
	const moved = endingOf(rest, MOVED);
	const place = (moved ? rest.slice(0, -moved.length) : rest).trim();
	return [entered, UNIT.test(place) ? place : null];
}

function eventOf(line: ResumeLine, { date, rest }: Dated): HistoryEvent {
	const status = STATUS.exec(rest);
	const text = (status ? rest.slice(0, status.index) : rest).replace(/\t/g, " ").trimEnd();
	const whole = text.replace(/[（(][^（()）]*[)）]$/u, "").trimEnd();
	const event = { line, date, isNow: status !== null, isSchool: false };
	const [entry, place] = enteredWith(whole);
	for (const said of [...(entry === whole ? [] : [entry]), whole, text]) {
		const left = endingOf(said, ENDED);
		if (left) return { ...event, kind: "left", name: nameBefore(said, left), isSchool: SCHOOL.test(left) };
		const closed = endingOf(said, CLOSED);
		if (closed) return { ...event, kind: "left", name: "" };
		const entered = endingOf(said, ENTERED) ?? endingOf(said, OPENED);
		if (entered)
			return { ...event, kind: "entered", name: nameBefore(said, entered), isSchool: SCHOOL.test(entered), ...(said === entry && place ? { place } : {}) };
		const moved = endingOf(said, MOVED);
		if (moved) return { ...event, kind: "moved", name: said.slice(0, -moved.length).trim() };
		if (UNIT.test(said)) return { ...event, kind: "moved", name: said };
	}
	return { ...event, kind: "other", name: text };
}

/** The dated rows of a table of events, as they stand. */
export function eventsOf(lines: readonly ResumeLine[]): HistoryEvent[] {
	let era = "";
	return lines.flatMap((line) => {
		const found = line.text.length < LONGEST ? dated(line.text, era) : null;
		if (found === null) return [];
		era = found.era;
		return [eventOf(line, found)];
	});
}
