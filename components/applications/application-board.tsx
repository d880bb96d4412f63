"use client";

import { GripVertical } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { cn } from "@/components/ui/class-names";
import type { Application, ApplicationList, ApplicationStatus } from "@/lib/goal-jobs/applications/schemas";
import { ApplicationDate, ApplicationTerms, placeOf, Reminder } from "./application-facts";
import { ApplicationLinks } from "./application-links";
import { StatusMenu } from "./status-menu";
import { StatusStrip } from "./status-strip";
import { STATUS_OPTIONS, STATUSES } from "./statuses";
import { useChange } from "./use-change";

const DRAGGED = "text/x-application";

interface ApplicationBoardProps {
	applications: readonly Application[];
	onOpen: (application: Application) => void;
}

/** A column for each status: side by side where there is room, else lanes to swipe through. A card is moved by dragging it, or by its menu. */
export function ApplicationBoard({ applications, counts, onOpen }: ApplicationBoardProps & { counts: ApplicationList["counts"] }) {
	const { mutate } = useChange();
	const { lanesRef, inView, show, onScroll } = useLanes();
	function move(applicationId: string, status: ApplicationStatus) {
		const application = applications.find((candidate) => candidate.applicationId === applicationId);
		if (application && application.status !== status) mutate({ application, change: { status } });
	}
	return (
		<div className="grid grid-cols-1 gap-3">
			<StatusStrip label="Go to" counts={counts} chosen={inView} hasAll={false} onChoose={(status) => status && show(status)} className="md:hidden" />
			<div
				ref={lanesRef}
				onScroll={onScroll}
				className="relative -mx-4 flex snap-x snap-mandatory scroll-px-4 items-start gap-3 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:snap-none md:auto-cols-[minmax(14rem,1fr)] md:grid-flow-col md:px-0"
			>
				{STATUS_OPTIONS.map(({ value }) => (
					<Column key={value} status={value} applications={applications.filter(({ status }) => status === value)} onOpen={onOpen} onMove={move} />
				))}
			</div>
		</div>
	);
}

/** Which lane stands at the left edge, and the way to each. */
function useLanes() {
	const lanesRef = useRef<HTMLDivElement>(null);
	const [inView, setInView] = useState<ApplicationStatus>("saved");
	const lanes = () => [...(lanesRef.current?.children ?? [])];
	function onScroll() {
		const frame = lanesRef.current;
		if (!frame) return;
		const isAtEnd = frame.scrollLeft + frame.clientWidth >= frame.scrollWidth - 2;
		const middle = frame.getBoundingClientRect().left + frame.clientWidth / 2;
		const at = isAtEnd ? STATUS_OPTIONS.length - 1 : lanes().findIndex((lane) => lane.getBoundingClientRect().right > middle);
		setInView(STATUS_OPTIONS[at]?.value ?? "saved");
	}
	function show(status: ApplicationStatus) {
		const at = STATUS_OPTIONS.findIndex(({ value }) => value === status);
		const frame = lanesRef.current;
		const lane = lanes()[at];
		if (!frame || !lane) return;
		const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
		const before = Number.parseFloat(getComputedStyle(frame).scrollPaddingLeft) || 0;
		const left = frame.scrollLeft + lane.getBoundingClientRect().left - frame.getBoundingClientRect().left - before;
		frame.scrollTo({ left, behavior: isCalm ? "auto" : "smooth" });
	}
	return { lanesRef, inView, show, onScroll };
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
			className={cn(
				"grid min-h-48 grid-cols-1 content-start gap-2 rounded-lg bg-sunken p-2 max-md:w-[86%] max-md:shrink-0 max-md:snap-start dark:border",
				isOver && "-outline-offset-2 outline-2 outline-accent",
			)}
		>
			<h2 className="flex items-center gap-2 px-1 py-1 font-medium text-sm">
				<Icon aria-hidden className="size-4 text-ink-faint" />
				{word} <span className="font-mono text-ink-muted text-xs">{applications.length}</span>
			</h2>
			<ul className="grid grid-cols-1 gap-2">
				{applications.map((application) => (
					<BoardCard key={application.applicationId} application={application} onOpen={onOpen} onStatus={(next) => onMove(application.applicationId, next)} />
				))}
			</ul>
			{applications.length === 0 && <p className="px-1 py-3 text-ink-muted text-sm">Nothing here.</p>}
		</section>
	);
}

interface BoardCardProps {
	application: Application;
	onOpen: (application: Application) => void;
	onStatus: (status: ApplicationStatus) => void;
}

function BoardCard({ application, onOpen, onStatus }: BoardCardProps) {
	const { applicationId, title, fit } = application;
	return (
		<li
			draggable
			onDragStart={(event) => {
				event.dataTransfer.setData(DRAGGED, applicationId);
				event.dataTransfer.effectAllowed = "move";
			}}
			className="group grid cursor-grab grid-cols-1 gap-1.5 rounded-md border bg-surface p-3 transition-colors duration-150 hover:border-line-strong active:cursor-grabbing pointer-coarse:cursor-auto"
		>
			<div className="flex items-start justify-between gap-2">
				<button type="button" onClick={() => onOpen(application)} className="min-w-0 rounded-sm text-left font-medium hover:underline pointer-coarse:min-h-10">
					<span className="line-clamp-3">{title}</span>
				</button>
				<GripVertical aria-hidden className="-mr-1 mt-0.5 size-4 shrink-0 text-ink-faint group-hover:text-ink-muted pointer-coarse:hidden" />
			</div>
			<p className="wrap-anywhere text-ink-muted text-sm">{placeOf(application)}</p>
			<ApplicationTerms application={application} />
			<p className="flex flex-wrap items-center gap-x-3 text-ink-muted text-sm">
				{fit !== null && (
					<span>
						Fit <span className="font-mono">{fit}</span>
					</span>
				)}
				<ApplicationDate application={application} />
				<Reminder application={application} />
			</p>
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				<StatusMenu application={application} onChange={onStatus} saysMove />
				<ApplicationLinks application={application} areShort />
			</div>
		</li>
	);
}
