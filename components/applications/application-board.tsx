"use client";

import { type DragEvent, useState } from "react";
import { cn } from "@/components/ui/class-names";
import type { Application, ApplicationStatus } from "@/lib/goal-jobs/applications/schemas";
import { ApplicationDates, ApplicationLinks, ApplicationTerms } from "./application-links";
import { Noted, StatusSelect } from "./application-list";
import { STATUS_OPTIONS, STATUSES } from "./statuses";
import { useChange } from "./use-change";

const DRAGGED = "text/x-application";

interface ApplicationBoardProps {
	applications: readonly Application[];
	onOpen: (application: Application) => void;
}

/** A column for each status, one below the other on phones. A card is moved by dragging it, or by the field on it. */
export function ApplicationBoard({ applications, onOpen }: ApplicationBoardProps) {
	const { mutate } = useChange();
	function move(applicationId: string, status: ApplicationStatus) {
		const application = applications.find((candidate) => candidate.applicationId === applicationId);
		if (application && application.status !== status) mutate({ application, change: { status } });
	}
	return (
		<div className="grid grid-cols-1 items-start gap-3 pb-2 md:auto-cols-[minmax(15rem,1fr)] md:grid-flow-col md:grid-cols-none md:overflow-x-auto">
			{STATUS_OPTIONS.map(({ value }) => (
				<Column key={value} status={value} applications={applications.filter(({ status }) => status === value)} onOpen={onOpen} onMove={move} />
			))}
		</div>
	);
}

interface ColumnProps extends ApplicationBoardProps {
	status: ApplicationStatus;
	onMove: (applicationId: string, status: ApplicationStatus) => void;
}

function Column({ status, applications, onOpen, onMove }: ColumnProps) {
	const { word, icon: Icon } = STATUSES[status];
	const [isOver, setIsOver] = useState(false);
	const isCard = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED);
	return (
		<section
			aria-label={word}
			onDragOver={(event) => {
				if (!isCard(event)) return;
				event.preventDefault();
				setIsOver(true);
			}}
			onDragLeave={(event) => {
				if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
			}}
			onDrop={(event) => {
				if (!isCard(event)) return;
				event.preventDefault();
				setIsOver(false);
				onMove(event.dataTransfer.getData(DRAGGED), status);
			}}
			className={cn("grid grid-cols-1 content-start gap-2 rounded-lg bg-sunken p-2 md:min-h-48", isOver && "outline-2 outline-accent")}
		>
			<h2 className="flex items-center gap-2 px-1 py-1 font-medium text-sm">
				<Icon aria-hidden className="size-4 text-ink-faint" />
				{word} <span className="font-mono text-ink-muted text-xs">{applications.length}</span>
			</h2>
			<ul className="grid grid-cols-1 gap-2">
				{applications.map((application) => (
					<li
						key={application.applicationId}
						draggable
						onDragStart={(event) => {
							event.dataTransfer.setData(DRAGGED, application.applicationId);
							event.dataTransfer.effectAllowed = "move";
						}}
						className="grid cursor-grab grid-cols-1 gap-2 rounded-md border bg-surface p-3 active:cursor-grabbing"
					>
						<button type="button" onClick={() => onOpen(application)} className="w-fit max-w-full rounded-sm text-left font-medium hover:underline">
							<span className="line-clamp-2">{application.title}</span>
						</button>
						<p className="truncate text-ink-muted text-sm">{application.company}</p>
						<ApplicationTerms application={application} />
						<ApplicationDates application={application} />
						<ApplicationLinks application={application} />
						<Noted application={application} />
						<StatusSelect application={application} onChange={(next) => onMove(application.applicationId, next)} />
					</li>
				))}
			</ul>
			{applications.length === 0 && <p className="px-1 py-3 text-ink-muted text-sm max-md:hidden">Nothing here.</p>}
		</section>
	);
}
