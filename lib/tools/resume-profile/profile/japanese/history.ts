import { paragraphsOf, type Setting, sourceOf } from "@/lib/tools/resume-profile/profile/facts";
import type { ResumeEducation, ResumeExperience, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { eventsOf, type HistoryEvent } from "./events";

/**
 * The table of a Japanese rirekisho: one dated event a row, such as entering (入学, 入社) and leaving (卒業, 退社), each with its school or employer;
 * rows without a date say more of the one above.
 */
const NOW = /現在に至る|在職中|在学中/;
const END = /^以\s*上$/u;
const TITLE = /^(?:学\s*歴|職\s*歴|職\s*務\s*経\s*歴|学歴・職歴.*|年\s*月\s.*)$/u;
const CERTIFICATES = /(?:^|\s)(?:免許|資格)[・、／/\s]*(?:免許|資格)/u;
const PASSED = /\s?(?:取得|合格|修了|認定)$/u;
const CONTRACT = /[（(](?:契約社員|正社員|派遣社員|派遣|アルバイト|パート|業務委託|嘱託|非常勤|常勤|個人事業)[)）]/u;
const LEAST_EVENTS = 3;
const MOST_AFTER = 8;
const LONGEST_TITLE = 30;

/** What was entered and left, or a place within it. */
interface Stay {
	readonly name: string;
	readonly title: string | null;
	readonly start: string | null;
	readonly end: string | null;
	readonly isCurrent: boolean;
	readonly isSchool: boolean;
	readonly lines: readonly ResumeLine[];
	readonly told: readonly ResumeLine[];
}

export interface JapaneseHistory {
	/** Lines of the table, which no other reader has to look at. */
	readonly lines: ReadonlySet<ResumeLine>;
	/** Its own headings and "that is all". */
	readonly furniture: readonly ResumeLine[];
	readonly stays: readonly Stay[];
	/** Rows of the table of certificates, the name before its date. */
	readonly certificates: readonly ResumeLine[];
}

const monthBefore = (date: string): string => {
	const [year = 0, month] = date.split("-").map(Number);
	if (month === undefined) return date;
	return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, "0")}`;
};

/** "株式会社X 営業部": an employer and the place in it. */
function partedName(name: string): { readonly name: string; readonly title: string | null } {
	const text = name.replace(CONTRACT, "").trim();
	const [first = text, ...others] = text.split(/[\s　]+/);
	const place = others.join(" ");
	return /(?:部|課|室|係|科|病棟|センター)$/u.test(place) && first.length > 3 ? { name: first, title: place } : { name: text, title: null };
}

class Stays {
	readonly all: Stay[] = [];

	private change(stay: Stay, changed: Partial<Stay>): void {
		this.all[this.all.indexOf(stay)] = { ...stay, ...changed };
	}

	private open(event: HistoryEvent): Stay | undefined {
		const { name } = event;
		return this.all.findLast(
			(stay) =>
				stay.isSchool === event.isSchool &&
				stay.end === null &&
				(name === "" || stay.name === name || name.startsWith(stay.name) || stay.name.startsWith(name)),
		);
	}

	take(event: HistoryEvent): void {
		const fresh = { start: event.date, end: null, isCurrent: event.isNow, isSchool: event.isSchool, lines: [event.line], told: [] };
		const open = this.open(event.kind === "left" ? event : { ...event, name: "", isSchool: false });
		if (event.kind === "entered") {
			const named = event.isSchool ? { name: event.name, title: null } : partedName(event.name);
			this.all.push({ ...fresh, ...named, title: named.title ?? event.place ?? null });
		} else if (event.kind === "left") this.leave(event, open);
		else if (open === undefined) return;
		else if (event.kind === "other") this.change(open, { told: [...open.told, event.line] });
		else if (open.title === null && open.start === event.date) this.change(open, { title: event.name, lines: [...open.lines, event.line] });
		else {
			this.change(open, { end: monthBefore(event.date) });
			this.all.push({ ...fresh, name: open.name, title: event.name });
		}
	}

	private leave(event: HistoryEvent, open: Stay | undefined): void {
		if (open) this.change(open, { end: event.date, lines: [...open.lines, event.line] });
		else if (event.name !== "")
			this.all.push({ name: event.name, title: null, start: null, end: event.date, isCurrent: false, isSchool: event.isSchool, lines: [event.line], told: [] });
	}

	/** A row without a date: where in the employer, or what was done. */
	tell(line: ResumeLine): void {
		const last = this.all.at(-1);
		if (last === undefined) return;
		const isTitle =
			!last.isSchool &&
			last.title === null &&
			last.told.length === 0 &&
			line.kind !== "bullet" &&
			line.text.length < LONGEST_TITLE &&
			!/[、。,]|担当$/u.test(line.text);
		const title = line.text
			.replace(/\t/g, " ")
			.replace(/(?:として|に|へ)?(?:配属|勤務)$/u, "")
			.trim();
		this.change(last, isTitle ? { title, lines: [...last.lines, line] } : { told: [...last.told, line] });
	}

	now(): void {
		const last = this.all.findLast(({ isSchool }) => !isSchool);
		if (last && last.end === null) this.change(last, { isCurrent: true });
	}
}

/** The rows between the first event and the last, and those after it until the table says that it ends. */
function tableOf(lines: readonly ResumeLine[], events: ReadonlyMap<ResumeLine, HistoryEvent>): readonly ResumeLine[] {
	const places = lines.flatMap((line, at) => (["entered", "left"].includes(events.get(line)?.kind ?? "") ? [at] : []));
	const [first = 0, last = 0] = [places[0], places.at(-1)];
	const rest = lines.slice(last + 1, last + 1 + MOST_AFTER);
	const end = rest.findIndex(({ text }) => NOW.test(text) || END.test(text));
	const stop = rest.findIndex(({ text }) => CERTIFICATES.test(text));
	return lines.slice(first, last + 1 + (end !== -1 && (stop === -1 || end < stop) ? end + 1 : 0));
}

function certificatesOf(lines: readonly ResumeLine[], events: ReadonlyMap<ResumeLine, HistoryEvent>): ResumeLine[] {
	const heading = lines.findIndex(({ text }) => CERTIFICATES.test(text));
	if (heading === -1) return [];
	const rows = lines.slice(heading + 1);
	const end = rows.findIndex((line) => !events.has(line));
	return rows.slice(0, end === -1 ? rows.length : end);
}

/** The history that a table of events tells; null where there is none. */
export function japaneseHistoryOf(lines: readonly ResumeLine[]): JapaneseHistory | null {
	if (!lines.some(({ text }) => /入学|卒業|入社|退社|入職|退職/.test(text))) return null;
	const events = new Map(eventsOf(lines).map((event) => [event.line, event]));
	const certain = [...events.values()].filter(({ kind }) => kind === "entered" || kind === "left");
	if (certain.length < LEAST_EVENTS) return null;
	const table = tableOf(lines, events);
	const stays = new Stays();
	const isFurniture = ({ text }: ResumeLine) => END.test(text) || TITLE.test(text);
	for (const line of table) {
		const event = events.get(line);
		if (event) stays.take(event);
		else if (!NOW.test(line.text) && !isFurniture(line)) stays.tell(line);
		if (NOW.test(line.text)) stays.now();
	}
	const rows = certificatesOf(lines.slice(lines.indexOf(table.at(-1) as ResumeLine) + 1), events);
	const certificates = rows.map((line) => ({ ...line, text: `${events.get(line)?.name.replace(PASSED, "")}, ${events.get(line)?.date}` }));
	const furniture = lines.filter((line) => isFurniture(line) || (table.includes(line) && !events.has(line) && NOW.test(line.text)));
	return { lines: new Set([...table, ...rows, ...furniture]), furniture, stays: stays.all, certificates };
}

const plain = (name: string | null): string => (name ?? "").normalize("NFKC").replace(/[\s　]|株式会社|有限会社|\(株\)|\(有\)/g, "");

/** Jobs that were told at length, each at the employer where the history has the same place at the same time. */
export function employersByHistory({ stays }: JapaneseHistory, told: readonly ResumeExperience[]): ResumeExperience[] {
	return told.map((job) => {
		const stay = stays.find(({ isSchool, start, title }) => !isSchool && start === job.startDate && title !== null && plain(title) === plain(job.title));
		return stay === undefined || plain(stay.name) === plain(job.company) ? job : { ...job, company: stay.name };
	});
}

/** Jobs of the history that no entry tells more of. */
export function jobsOfHistory({ stays }: JapaneseHistory, known: readonly ResumeExperience[], setting?: Setting): ResumeExperience[] {
	const added = stays.filter(
		({ isSchool, name }) =>
			!isSchool && !known.some(({ company }) => company !== null && (plain(company).includes(plain(name)) || plain(name).includes(plain(company)))),
	);
	return added.reverse().map(({ name, title, start, end, isCurrent, lines, told }, at) => {
		const experienceId = `E${known.length + at + 1}`;
		return {
			experienceId,
			company: name,
			title,
			location: null,
			startDate: start,
			endDate: end,
			isCurrent,
			datesText: null,
			bullets: paragraphsOf(told, `${experienceId}B`, setting),
			confidence: 0.8,
			source: sourceOf(lines),
		};
	});
}

/** "明治学院大学 文学部 心理学科": the school, the faculty and the subject. */
export function schoolsOfHistory({ stays }: JapaneseHistory, known: readonly ResumeEducation[]): ResumeEducation[] {
	const added = stays.filter(
		({ isSchool, name }) => isSchool && !known.some(({ institution }) => institution !== null && plain(institution).startsWith(plain(name).slice(0, 6))),
	);
	return added.reverse().map(({ name, start, end, lines, told }, at) => {
		const educationId = `S${known.length + at + 1}`;
		const [institution = name, degree = null, ...field] = name.split(/[\s　]+/);
		return {
			educationId,
			institution,
			degree,
			field: field.join(" ") || null,
			startDate: start,
			endDate: end,
			details: paragraphsOf(told, `${educationId}B`),
			confidence: 0.8,
			source: sourceOf(lines),
		};
	});
}
