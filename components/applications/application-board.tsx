"use client";

import { GripVertical } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { cn } from "@/components/ui/class-names";
import type { Application, ApplicationList, ApplicationStatus } from "@/lib/goal-jobs/applications/schemas";
import { ApplicationDate, Reminder, termsOf } from "./application-facts";
import { ApplicationLinks } from "./application-links";
import { StatusMenu } from "./status-menu";
import { StatusStrip } from "./status-strip";
import { STATUS_NAMES, STATUS_OPTIONS, STATUSES } from "./statuses";
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
	const [isDragging, setIsDragging] = useState(false);
	const columns = STATUS_NAMES.map((status) => ({ status, held: applications.filter((application) => application.status === status) }));
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
				// Where all stand side by side, those that hold something have the room.
				style={{ gridTemplateColumns: columns.map(({ held }) => (held.length > 0 ? "minmax(13rem, 1fr)" : "minmax(7rem, 8rem)")).join(" ") }}
				className="relative -mx-4 flex snap-x snap-mandatory scroll-px-4 items-start gap-3 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:snap-none md:items-stretch md:px-0"
			>
				{columns.map(({ status, held }) => (
					<Column key={status} status={status} applications={held} isOffered={isDragging} onDrag={setIsDragging} onOpen={onOpen} onMove={move} />
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
	/** Whether a card is being dragged, so that a column without one says what it is for. */
	isOffered: boolean;
	onDrag: (isDragging: boolean) => void;
	onMove: (applicationId: string, status: ApplicationStatus) => void;
}

function Column({ status, applications, isOffered, onDrag, onOpen, onMove }: ColumnProps) {
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
				onDrag(false);
				onMove(event.dataTransfer.getData(DRAGGED), status);
			}}
			className={cn(
				"grid min-h-24 grid-cols-1 content-start gap-2 rounded-lg bg-sunken p-2 max-md:w-[86%] max-md:shrink-0 max-md:snap-start dark:border",
				isOver && "-outline-offset-2 outline-2 outline-accent",
			)}
		>
			<h2 className="flex items-center gap-2 px-1 py-1 font-medium text-sm">
				<Icon aria-hidden className="size-4 text-ink-faint" />
				{word} <span className="font-mono text-ink-muted text-xs">{applications.length}</span>
			</h2>
			<ul className="grid grid-cols-1 gap-2">
				{applications.map((application) => (
					<BoardCard
						key={application.applicationId}
						application={application}
						onOpen={onOpen}
						onDrag={onDrag}
						onStatus={(next) => onMove(application.applicationId, next)}
					/>
				))}
			</ul>
			{applications.length === 0 && isOffered && <p className="px-1 text-ink-muted text-sm">Drop it here</p>}
		</section>
	);
}

interface BoardCardProps {
	application: Application;
	onOpen: (application: Application) => void;
	onDrag: (isDragging: boolean) => void;
	onStatus: (status: ApplicationStatus) => void;
}

/** Whom it is at, what it is, and one line of how it stands; all else is a press away. */
function BoardCard({ application, onOpen, onDrag, onStatus }: BoardCardProps) {
	const { applicationId, title, company } = application;
	const terms = termsOf(application);
	return (
		<li
			draggable
			onDragStart={(event) => {
				event.dataTransfer.setData(DRAGGED, applicationId);
				event.dataTransfer.effectAllowed = "move";
				// Whoever changes what is dragged at once ends the dragging.
				requestAnimationFrame(() => onDrag(true));
			}}
			onDragEnd={() => onDrag(false)}
			className="group grid cursor-grab grid-cols-1 gap-1 rounded-md border bg-surface p-3 transition-colors duration-150 hover:border-line-strong active:cursor-grabbing pointer-coarse:cursor-auto"
		>
			<div className="flex items-start justify-between gap-2">
				<p className="wrap-anywhere min-w-0 font-medium">{company}</p>
				<GripVertical aria-hidden className="-mr-1 mt-0.5 size-4 shrink-0 text-ink-faint group-hover:text-ink-muted pointer-coarse:hidden" />
			</div>
			<button
				type="button"
				onClick={() => onOpen(application)}
				// A finger has more room than the eye sees.
				className="relative min-w-0 justify-self-start rounded-sm text-left after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline"
			>
				<span className="line-clamp-3">{title}</span>
			</button>
			<p className="wrap-anywhere text-ink-muted text-sm">
				{terms !== "" && `${terms}\u00a0· `}
				<ApplicationDate application={application} />
			</p>
			<Reminder application={application} />
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				<StatusMenu application={application} onChange={onStatus} saysMove />
				<ApplicationLinks application={application} areShort />
			</div>
		</li>
	);
}
