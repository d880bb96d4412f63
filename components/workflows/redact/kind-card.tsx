"use client";

import { useId } from "react";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Checkbox } from "@/components/ui/form/checkbox";
import { KIND_NAMES } from "@/lib/tools/documents/redacting/schemas";
import { FindingRow } from "./finding-row";
import type { KindGroup } from "./preview";

export interface ChoiceProps {
	chosen: ReadonlySet<string>;
	/** What places are counted by; null where there is but one. */
	placeWord: "page" | "sheet" | null;
	onChange: (findingIds: readonly string[], isChosen: boolean) => void;
}

interface KindCardProps extends ChoiceProps {
	group: KindGroup;
}

/** Of more than these only what is in sight is laid out. */
const MANY = 300;

/** Findings of one kind, and a box that takes all or none of them. */
export function KindCard({ group: { kind, findings }, chosen, placeWord, onChange }: KindCardProps) {
	const id = useId();
	const count = findings.filter(({ findingId }) => chosen.has(findingId)).length;
	const state = count === 0 ? false : count === findings.length ? true : "indeterminate";
	const ids = findings.map(({ findingId }) => findingId);
	return (
		<Card role="group" aria-labelledby={`${id}-name`} className="min-w-0 overflow-hidden">
			<div className="flex items-center gap-3 border-b bg-sunken px-4 py-2.5">
				<Checkbox id={`${id}-all`} checked={state} onCheckedChange={() => onChange(ids, state !== true)} />
				<label htmlFor={`${id}-all`} className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
					<span id={`${id}-name`} className="font-semibold">
						{KIND_NAMES[kind]}
					</span>
					<span className="text-ink-muted text-sm tabular-nums">
						{count} of {findings.length}
					</span>
				</label>
			</div>
			<ul className={cn("divide-y", findings.length > MANY && "[&>li]:[contain-intrinsic-size:auto_4.5rem] [&>li]:[content-visibility:auto]")}>
				{findings.map((finding) => (
					<FindingRow
						key={finding.findingId}
						finding={finding}
						isChosen={chosen.has(finding.findingId)}
						placeWord={placeWord}
						onChange={(isChosen) => onChange([finding.findingId], isChosen)}
					/>
				))}
			</ul>
		</Card>
	);
}
