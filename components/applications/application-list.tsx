"use client";

import { CalendarClock, StickyNote } from "lucide-react";
import { Select } from "@/components/ui/form/select";
import { useFormat } from "@/components/ui/format/locale";
import { type Application, ApplicationStatus } from "@/lib/goal-jobs/applications/schemas";
import { ApplicationDates, ApplicationLinks, ApplicationTerms } from "./application-links";
import { STATUS_OPTIONS, today } from "./statuses";
import { useChange } from "./use-change";

interface ApplicationListProps {
	applications: readonly Application[];
	onOpen: (application: Application) => void;
}

/** One line for each: what it is, what is noted, and its status to change in place. */
export function ApplicationList({ applications, onOpen }: ApplicationListProps) {
	const { mutate } = useChange();
	return (
		<ul aria-label="Applications" className="grid grid-cols-1 divide-y rounded-lg border bg-surface">
			{applications.map((application) => (
				<li key={application.applicationId} className="grid grid-cols-1 items-center gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
					<div className="grid min-w-0 gap-0.5">
						<button type="button" onClick={() => onOpen(application)} className="w-fit max-w-full rounded-sm text-left font-medium hover:underline">
							<span className="line-clamp-2">{application.title}</span>
						</button>
						<p className="wrap-anywhere text-ink-muted text-sm">
							{[application.company, application.location ?? application.country].filter(Boolean).join(" · ")}
							{application.isSample && " · Sample posting"}
						</p>
						<ApplicationTerms application={application} />
						<ApplicationDates application={application} />
						<ApplicationLinks application={application} />
						<Noted application={application} />
					</div>
					<StatusSelect application={application} onChange={(status) => mutate({ application, change: { status } })} />
				</li>
			))}
		</ul>
	);
}

/** The reminder, said loud once its day has come, and the beginning of the notes. */
export function Noted({ application: { remindOn, notes, status } }: { application: Application }) {
	const { day } = useFormat();
	const isDue = remindOn !== null && remindOn <= today() && status !== "closed";
	if (!remindOn && notes === "") return null;
	return (
		<p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 text-ink-muted text-sm">
			{remindOn && (
				<span className={isDue ? "inline-flex items-center gap-1 font-medium text-warning" : "inline-flex items-center gap-1"}>
					<CalendarClock aria-hidden className="size-3.5 shrink-0" />
					{isDue ? "Due since" : "Remind on"} {day(`${remindOn}T12:00:00.000Z`)}
				</span>
			)}
			{notes && (
				<span className="inline-flex min-w-0 items-center gap-1">
					<StickyNote aria-hidden className="size-3.5 shrink-0" />
					<span className="truncate">{notes.split("\n")[0]}</span>
				</span>
			)}
		</p>
	);
}

export function StatusSelect({ application, onChange }: { application: Application; onChange: (status: ApplicationStatus) => void }) {
	return (
		<Select
			aria-label={`Status of ${application.title}, ${application.company}`}
			value={application.status}
			options={STATUS_OPTIONS}
			onValueChange={(value) => onChange(ApplicationStatus.parse(value))}
		/>
	);
}
