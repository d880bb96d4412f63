"use client";

import { CalendarClock, StickyNote, User } from "lucide-react";
import { salaryWords } from "@/components/postings/posting-words";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import { NearDay } from "@/components/ui/format/relative-time";
import type { Application } from "@/lib/goal-jobs/applications/schemas";
import { STATUSES, today } from "./statuses";

/** Parts of a line: where it wraps, the dot stays with what is before it. */
const dotted = (parts: ReadonlyArray<string | null>): string => parts.filter(Boolean).join("\u00a0· ");

/** Where it is, and that it is invented where it is. */
export const placeOf = ({ company, location, country, isSample }: Application): string =>
	dotted([company, location ?? country, isSample ? "Sample posting" : null]);

/** The same beside its company, with how well it fits. */
export const termsOf = ({ location, country, isSample, fit }: Application): string =>
	dotted([location ?? country, isSample ? "Sample posting" : null, fit === null ? null : `Fit ${fit}`]);

/** What it pays, in the person's words or else the posting's. */
export const payOf = ({ pay, salary }: Application, locale: string): string | null => pay || salaryWords(salary, locale);

/** What it pays, in the person's words or else the posting's, whom they talk to first, and the beginning of the notes. */
export function ApplicationTerms({ application }: { application: Application }) {
	const { locale } = useFormat();
	const { contacts, notes } = application;
	const paid = payOf(application, locale);
	const [first, ...others] = contacts;
	const [noted] = notes.trim().split("\n");
	if (!paid && !first && !noted) return null;
	return (
		<p className="flex min-w-0 flex-wrap gap-x-4 gap-y-0.5 text-ink-muted text-sm">
			{paid && <span className="wrap-anywhere">{paid}</span>}
			{first && (
				<span className="inline-flex min-w-0 items-center gap-1">
					<User aria-hidden className="size-3.5 shrink-0" />
					<span className="sr-only">Contact: </span>
					<span className="truncate">{first.name}</span>
					{others.length > 0 && ` and ${others.length} more`}
				</span>
			)}
			{noted && (
				<span className="inline-flex min-w-0 items-center gap-1">
					<StickyNote aria-hidden className="size-3.5 shrink-0" />
					<span className="truncate">{noted}</span>
				</span>
			)}
		</p>
	);
}

/** The day to be reminded, said loud once it has come. */
export function Reminder({ application: { remindOn, status } }: { application: Application }) {
	const { day } = useFormat();
	if (!remindOn) return null;
	const isDue = remindOn <= today() && status !== "closed";
	return (
		<span className={cn("inline-flex items-center gap-1 whitespace-nowrap text-sm", isDue ? "font-medium text-warning" : "text-ink-muted")}>
			<CalendarClock aria-hidden className="size-3.5 shrink-0" />
			<span className="sr-only">{isDue ? "" : "Remind on"}</span>
			{isDue && "Due"} {day(`${remindOn}T12:00:00.000Z`)}
		</span>
	);
}

/** The day of where it stands now: when it came to it, first called applied, or was added. */
export function ApplicationDate({ application }: { application: Application }) {
	const { status, appliedAt, createdAt, statusChangedAt } = application;
	const at = status === "saved" ? createdAt : status === "applied" ? (appliedAt ?? statusChangedAt) : statusChangedAt;
	return (
		<span className="whitespace-nowrap text-ink-muted text-sm">
			{status === "saved" ? "Added" : STATUSES[status].word} <NearDay value={at} />
		</span>
	);
}

/** How well it fits or that no run found it, when it was added, first called applied, and came to where it stands, the last first. */
export function ApplicationHistory({ application }: { application: Application }) {
	const { day } = useFormat();
	const { createdAt, appliedAt, statusChangedAt, status, fit, isSample } = application;
	const dates = [
		{ word: "Added", at: createdAt },
		{ word: "Applied", at: appliedAt },
		{ word: STATUSES[status].word, at: status === "saved" || status === "applied" ? null : statusChangedAt },
	].flatMap(({ word, at }) => (at ? [{ word, day: day(at) }] : []));
	// Of several on one day the last tells most.
	const told = dates.filter((date, at) => date.day !== dates[at + 1]?.day).toReversed();
	const origin = fit === null ? "Added by hand" : `Fit ${fit} of 100`;
	return (
		<p className="text-ink-muted text-sm">{[origin, ...told.map((date) => `${date.word} ${date.day}`), ...(isSample ? ["Sample posting"] : [])].join(" · ")}</p>
	);
}
