"use client";

import Link from "next/link";
import { OUTCOME_WORDS, REASON_WORDS } from "@/components/audit/audit-words";
import { Specialist } from "@/components/goal-jobs/run/timeline/specialist";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { duration } from "@/components/ui/format/format";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import type { SpecialistOutcome } from "@/lib/specialists/schemas";

interface OutcomeTableProps {
	items: readonly (SpecialistOutcome & { readonly jobSpecId?: string })[];
	/** Where the calls of one of them are. */
	hrefOf: (item: SpecialistOutcome & { readonly jobSpecId?: string }) => string;
}

/** Stretches of specialists' work and how each ended; each leads to its calls. */
export function OutcomeTable({ items, hrefOf }: OutcomeTableProps) {
	return (
		<Card className="overflow-clip">
			<Table>
				<thead className="max-md:sr-only">
					<tr>
						<HeaderCell>Specialist</HeaderCell>
						<HeaderCell>Ended</HeaderCell>
						<HeaderCell className="max-md:hidden">Why it stopped there</HeaderCell>
						<HeaderCell isNumeric>Took</HeaderCell>
						<HeaderCell isNumeric className="max-md:hidden">
							Attempt
						</HeaderCell>
						<HeaderCell isNumeric className="max-md:hidden">
							Began
						</HeaderCell>
					</tr>
				</thead>
				<tbody>
					{items.map((item) => (
						<Row key={item.specialistSpanId}>
							<Cell className="py-2">
								<Link href={hrefOf(item)} className="rounded-sm pointer-coarse:py-2">
									<Specialist role={item.agentRole || "unattributed"} className="text-ink text-sm underline decoration-line-strong underline-offset-4" />
									<span className="sr-only">: the calls of this stretch of work</span>
								</Link>
							</Cell>
							<Cell className="py-2">
								<Badge tone={item.outcome ? OUTCOME_WORDS[item.outcome].tone : "info"}>{item.outcome ? OUTCOME_WORDS[item.outcome].word : "At work"}</Badge>
							</Cell>
							<Cell className="py-2 text-ink-muted text-sm max-md:hidden">{item.handoffReasonCode ? REASON_WORDS[item.handoffReasonCode] : "–"}</Cell>
							<Cell isNumeric className="py-2">
								{item.durationMs === null ? "–" : duration(item.durationMs)}
							</Cell>
							<Cell isNumeric className="py-2 max-md:hidden">
								{item.attempt}
							</Cell>
							<Cell isNumeric className="py-2 text-ink-muted max-md:hidden">
								<RelativeTime value={item.startedAt} />
							</Cell>
						</Row>
					))}
				</tbody>
			</Table>
		</Card>
	);
}
