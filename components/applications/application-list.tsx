"use client";

import { ArrowDown, ArrowUp, StickyNote } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import { NearDay } from "@/components/ui/format/relative-time";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import { ROW, ROW_OPENER, useRowKeys } from "@/components/ui/use-row-keys";
import type { Application, ApplicationSort, ApplicationStatus } from "@/lib/goal-jobs/applications/schemas";
import { ApplicationTerms, payOf, placeOf, Reminder } from "./application-facts";
import { ApplicationIcons, ApplicationLinks } from "./application-links";
import { StatusMenu } from "./status-menu";
import { useChange } from "./use-change";

interface ApplicationListProps {
	applications: readonly Application[];
	sort: ApplicationSort;
	onSort: (sort: ApplicationSort) => void;
	onOpen: (application: Application) => void;
}

/** Which of the columns that may be empty are shown. */
type Columns = Readonly<Record<"fit" | "applied" | "reminder", boolean>>;

interface RowProps {
	application: Application;
	onOpen: (application: Application) => void;
	onStatus: (status: ApplicationStatus) => void;
}

/** A table where there is room, short rows on narrower screens; the status is changed in place. j and k move between them, Enter opens. */
export function ApplicationList({ applications, sort, onSort, onOpen }: ApplicationListProps) {
	const { mutate } = useChange();
	const frameRef = useRowKeys();
	// A column that says nothing of any of them is left out, unless they stand in its order.
	const columns: Columns = {
		fit: sort === "fit" || applications.some(({ fit }) => fit !== null),
		applied: sort === "applied" || applications.some(({ appliedAt }) => appliedAt !== null),
		reminder: sort === "reminder" || applications.some(({ remindOn }) => remindOn !== null),
	};
	const rowOf = (application: Application) => ({ application, onOpen, onStatus: (status: ApplicationStatus) => mutate({ application, change: { status } }) });
	return (
		<div ref={frameRef}>
			<Card className="hidden overflow-clip lg:block">
				<Table aria-label="Applications" className="table-fixed">
					<thead>
						<tr>
							<HeaderCell>Title and company</HeaderCell>
							<SortedHeader by="status" {...{ sort, onSort }} className="w-34">
								Status
							</SortedHeader>
							{columns.fit && (
								<SortedHeader by="fit" {...{ sort, onSort }} isNumeric className="w-18">
									Fit
								</SortedHeader>
							)}
							{columns.applied && (
								<SortedHeader by="applied" {...{ sort, onSort }} className="w-30">
									Applied
								</SortedHeader>
							)}
							{columns.reminder && (
								<SortedHeader by="reminder" {...{ sort, onSort }} className="w-40">
									Reminder
								</SortedHeader>
							)}
							<SortedHeader by="changed" {...{ sort, onSort }} className="w-30 max-xl:hidden">
								Changed
							</SortedHeader>
							<HeaderCell className="w-48">
								<span className="sr-only">Resume and posting</span>
							</HeaderCell>
						</tr>
					</thead>
					<tbody>
						{applications.map((application) => (
							<TableRow key={application.applicationId} columns={columns} {...rowOf(application)} />
						))}
					</tbody>
				</Table>
			</Card>
			<ul aria-label="Applications" className="grid grid-cols-1 divide-y rounded-lg border bg-surface lg:hidden">
				{applications.map((application) => (
					<ShortRow key={application.applicationId} {...rowOf(application)} />
				))}
			</ul>
		</div>
	);
}

interface SortedHeaderProps {
	by: ApplicationSort;
	sort: ApplicationSort;
	onSort: (sort: ApplicationSort) => void;
	isNumeric?: boolean;
	className?: string;
	children: ReactNode;
}

const RISING: ReadonlySet<ApplicationSort> = new Set(["status", "reminder"]);

/** A column's name, which puts the list in its order; pressed again it takes that back. */
function SortedHeader({ by, sort, onSort, children, ...rest }: SortedHeaderProps) {
	const isSorted = sort === by;
	const Arrow = RISING.has(by) ? ArrowUp : ArrowDown;
	return (
		<HeaderCell aria-sort={isSorted ? (RISING.has(by) ? "ascending" : "descending") : "none"} {...rest}>
			<button
				type="button"
				onClick={() => onSort(isSorted ? "added" : by)}
				className={cn(
					"group/sort -mx-1 inline-flex items-center gap-1 rounded-sm px-1 hover:text-ink",
					rest.isNumeric && "flex-row-reverse",
					isSorted && "text-ink",
				)}
			>
				{children}
				<Arrow aria-hidden className={cn("size-3", !isSorted && "opacity-0 group-hover/sort:opacity-60")} />
			</button>
		</HeaderCell>
	);
}

function TableRow({ application, columns, onOpen, onStatus }: RowProps & { columns: Columns }) {
	const { applicationId, title, fit, appliedAt, updatedAt } = application;
	return (
		<Row
			{...{ [ROW]: applicationId }}
			onClick={({ target, currentTarget }) => {
				if (target instanceof Element && currentTarget.contains(target) && !target.closest("button, a")) onOpen(application);
			}}
			className="cursor-pointer"
		>
			<Cell>
				<button
					type="button"
					{...{ [ROW_OPENER]: "" }}
					onClick={() => onOpen(application)}
					className="block max-w-full rounded-sm text-left font-medium hover:underline"
				>
					<span className="line-clamp-2">{title}</span>
				</button>
				<p className="wrap-anywhere text-ink-muted text-sm">{placeOf(application)}</p>
				<ApplicationTerms application={application} />
			</Cell>
			<Cell>
				<StatusMenu application={application} onChange={onStatus} />
			</Cell>
			{columns.fit && <Cell isNumeric>{fit ?? "–"}</Cell>}
			{columns.applied && <Cell className="whitespace-nowrap text-ink-muted text-sm">{appliedAt ? <NearDay value={appliedAt} /> : "–"}</Cell>}
			{columns.reminder && <Cell className="text-ink-muted text-sm">{application.remindOn ? <Reminder application={application} /> : "–"}</Cell>}
			<Cell className="whitespace-nowrap text-ink-muted text-sm max-xl:hidden">
				<NearDay value={updatedAt} />
			</Cell>
			<Cell>
				<ApplicationLinks application={application} />
			</Cell>
		</Row>
	);
}

/** What it is, where, how it stands and what it pays, with the resume and the posting a press away. */
function ShortRow({ application, onOpen, onStatus }: RowProps) {
	const { locale } = useFormat();
	const { applicationId, title, fit, status, appliedAt, notes } = application;
	const paid = payOf(application, locale);
	return (
		<li {...{ [ROW]: applicationId }} className="relative grid grid-cols-1 gap-0.5 px-4 py-2">
			<button
				type="button"
				{...{ [ROW_OPENER]: "" }}
				onClick={() => onOpen(application)}
				className="w-full rounded-sm text-left font-medium after:absolute after:inset-0 after:rounded-[inherit] active:after:bg-ink/4"
			>
				<span className="line-clamp-2">{title}</span>
			</button>
			<p className="line-clamp-2 text-ink-muted text-sm">{placeOf(application)}</p>
			<div className="flex items-start justify-between gap-x-3">
				<div className="flex min-w-0 flex-wrap items-center gap-x-3 text-ink-muted text-sm">
					<span className="relative z-10 flex">
						<StatusMenu application={application} onChange={onStatus} />
					</span>
					{fit !== null && (
						<span>
							Fit <span className="font-mono">{fit}</span>
						</span>
					)}
					{appliedAt && (
						<span>
							{status !== "applied" && "Applied "}
							<NearDay value={appliedAt} />
						</span>
					)}
					{paid && <span className="wrap-anywhere">{paid}</span>}
					{notes.trim() !== "" && <StickyNote role="img" aria-label="Has notes" className="size-3.5 shrink-0" />}
					<Reminder application={application} />
				</div>
				<ApplicationIcons application={application} />
			</div>
		</li>
	);
}
