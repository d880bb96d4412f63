"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import { ROW, ROW_OPENER, useRowKeys } from "@/components/ui/use-row-keys";
import type { Application, ApplicationSort, ApplicationStatus } from "@/lib/goal-jobs/applications/schemas";
import { ApplicationTerms, placeOf, Reminder } from "./application-facts";
import { ApplicationLinks } from "./application-links";
import { StatusMenu } from "./status-menu";
import { useChange } from "./use-change";

interface ApplicationListProps {
	applications: readonly Application[];
	sort: ApplicationSort;
	onSort: (sort: ApplicationSort) => void;
	onOpen: (application: Application) => void;
}

interface RowProps {
	application: Application;
	onOpen: (application: Application) => void;
	onStatus: (status: ApplicationStatus) => void;
}

/** A table where there is room, short rows on narrower screens; the status is changed in place. j and k move between them, Enter opens. */
export function ApplicationList({ applications, sort, onSort, onOpen }: ApplicationListProps) {
	const { mutate } = useChange();
	const frameRef = useRowKeys();
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
							<SortedHeader by="fit" {...{ sort, onSort }} isNumeric className="w-20">
								Fit
							</SortedHeader>
							<SortedHeader by="applied" {...{ sort, onSort }} className="w-34">
								Applied
							</SortedHeader>
							<SortedHeader by="reminder" {...{ sort, onSort }} className="w-40">
								Reminder
							</SortedHeader>
							<SortedHeader by="changed" {...{ sort, onSort }} className="w-34 max-xl:hidden">
								Changed
							</SortedHeader>
							<HeaderCell className="w-46">
								<span className="sr-only">Resume and posting</span>
							</HeaderCell>
						</tr>
					</thead>
					<tbody>
						{applications.map((application) => (
							<TableRow key={application.applicationId} {...rowOf(application)} />
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

function TableRow({ application, onOpen, onStatus }: RowProps) {
	const { day } = useFormat();
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
			<Cell isNumeric>{fit ?? "–"}</Cell>
			<Cell className="whitespace-nowrap text-ink-muted text-sm">{appliedAt ? day(appliedAt) : "–"}</Cell>
			<Cell className="text-ink-muted text-sm">{application.remindOn ? <Reminder application={application} /> : "–"}</Cell>
			<Cell className="whitespace-nowrap text-ink-muted text-sm max-xl:hidden">{day(updatedAt)}</Cell>
			<Cell>
				<ApplicationLinks application={application} />
			</Cell>
		</Row>
	);
}

/** What it is, where, and how it stands; all else is a press away. */
function ShortRow({ application, onOpen, onStatus }: RowProps) {
	const { applicationId, title, fit } = application;
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
			<div className="flex flex-wrap items-center gap-x-4">
				<span className="relative z-10 flex">
					<StatusMenu application={application} onChange={onStatus} />
				</span>
				{fit !== null && (
					<span className="text-ink-muted text-sm">
						Fit <span className="font-mono">{fit}</span>
					</span>
				)}
				<Reminder application={application} />
			</div>
		</li>
	);
}
