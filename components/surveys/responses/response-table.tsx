"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { type MouseEvent, useEffect, useRef } from "react";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import { ROW, useRowKeys } from "@/components/ui/use-row-keys";
import type { SurveyResponse } from "@/lib/surveys/schemas/reading";
import type { SurveyQuestion } from "@/lib/surveys/schemas/survey";
import { answerWords } from "./answer-words";
import { ResponseBadges } from "./response-badges";

const ROW_HEIGHT_PX = 48;
/** This many rows before the end the next ones are asked for. */
const ROWS_AHEAD = 20;

interface ResponseTableProps {
	responses: readonly SurveyResponse[];
	total: number;
	questions: readonly SurveyQuestion[];
	activeId: string | null;
	addressOf: (responseId: string) => string;
	onOpen: (responseId: string) => void;
	onEndInSight: () => void;
}

/** Responses as a table of which only the rows in sight are drawn. j and k move, Enter opens. */
export function ResponseTable({ responses, total, questions, activeId, addressOf, onOpen, onEndInSight }: ResponseTableProps) {
	const scrollRef = useRef<HTMLElement>(null);
	const keysRef = useRowKeys();
	const virtualizer = useVirtualizer({
		count: responses.length,
		getScrollElement: () => scrollRef.current,
		estimateSize: () => ROW_HEIGHT_PX,
		overscan: 12,
		getItemKey: (index) => responses[index]?.responseId ?? index,
	});
	const rows = virtualizer.getVirtualItems();
	const lastInSight = rows.at(-1)?.index ?? -1;
	const onEndInSightRef = useRef(onEndInSight);
	onEndInSightRef.current = onEndInSight;
	useEffect(() => {
		if (lastInSight >= responses.length - ROWS_AHEAD) onEndInSightRef.current();
	}, [lastInSight, responses.length]);
	const above = rows[0]?.start ?? 0;
	const below = virtualizer.getTotalSize() - (rows.at(-1)?.end ?? 0);
	const columns = questions.length + 4;
	return (
		<div ref={keysRef}>
			<section
				ref={scrollRef}
				aria-label="Responses"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
				tabIndex={0}
				className="max-h-[calc(100dvh-17rem)] min-h-96 overflow-auto overscroll-contain rounded-lg border bg-surface"
			>
				<Table aria-rowcount={total + 1} className="table-fixed" style={{ width: `max(100%, ${33 + questions.length * 14}rem)` }}>
					<thead>
						<tr aria-rowindex={1} className="h-10">
							<HeaderCell className="left-0 z-20 w-40 border-r">Name</HeaderCell>
							<HeaderCell className="w-28">Came</HeaderCell>
							<HeaderCell className="w-60">State</HeaderCell>
							<HeaderCell className="w-52">E-mail</HeaderCell>
							{questions.map((question) => (
								<HeaderCell key={question.questionId} className="w-56 truncate" title={question.questionText}>
									{question.questionText}
								</HeaderCell>
							))}
						</tr>
					</thead>
					<tbody>
						{above > 0 && <Spacer height={above} columns={columns} />}
						{rows.map((row) => {
							const response = responses[row.index];
							return (
								response && (
									<ResponseRow
										key={row.key}
										response={response}
										rowIndex={row.index + 2}
										questions={questions}
										isActive={response.responseId === activeId}
										address={addressOf(response.responseId)}
										onOpen={() => onOpen(response.responseId)}
									/>
								)
							);
						})}
						{below > 0 && <Spacer height={below} columns={columns} />}
					</tbody>
				</Table>
			</section>
		</div>
	);
}

function Spacer({ height, columns }: { height: number; columns: number }) {
	return (
		<tr aria-hidden>
			<td colSpan={columns} style={{ height }} />
		</tr>
	);
}

interface ResponseRowProps {
	response: SurveyResponse;
	rowIndex: number;
	questions: readonly SurveyQuestion[];
	isActive: boolean;
	address: string;
	onOpen: () => void;
}

function ResponseRow({ response, rowIndex, questions, isActive, address, onOpen }: ResponseRowProps) {
	const { locale } = useFormat();
	const { responseId } = response;
	function open(event: MouseEvent) {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		event.stopPropagation();
		onOpen();
	}
	return (
		<Row
			{...{ [ROW]: responseId }}
			aria-rowindex={rowIndex}
			onClick={open}
			style={{ height: ROW_HEIGHT_PX }}
			className={cn("cursor-pointer", isActive && "bg-accent-soft hover:bg-accent-soft")}
		>
			<Cell className={cn("sticky left-0 z-10 border-r bg-surface py-0 group-hover:bg-sunken", isActive && "bg-accent-soft group-hover:bg-accent-soft")}>
				<a href={address} onClick={open} className="block truncate rounded-sm font-medium">
					{response.name}
				</a>
			</Cell>
			<Cell className="truncate py-0 text-ink-muted text-sm">
				<RelativeTime value={response.createdAt} />
			</Cell>
			<Cell className="overflow-hidden py-0">
				<ResponseBadges response={response} />
			</Cell>
			<Cell className="truncate py-0 text-ink-muted">{response.email}</Cell>
			{questions.map(({ questionId }) => (
				<Cell key={questionId} className="truncate py-0">
					{answerWords(response.answers[questionId], locale) ?? <span className="text-ink-faint">–</span>}
				</Cell>
			))}
		</Row>
	);
}
