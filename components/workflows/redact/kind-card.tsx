"use client";

import { useId } from "react";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/form/checkbox";
import { KIND_NAMES } from "@/lib/tools/documents/redacting/schemas";
import { FindingRow } from "./finding-row";
import type { KindGroup } from "./preview";

interface KindCardProps {
	group: KindGroup;
	chosen: ReadonlySet<string>;
	/** What places are counted by; null where there is but one. */
	placeWord: "page" | "sheet" | null;
	onChange: (findingIds: readonly string[], isChosen: boolean) => void;
}

/** All findings of one kind, and a box that takes all or none of them. */
export function KindCard({ group: { kind, findings }, chosen, placeWord, onChange }: KindCardProps) {
	const id = useId();
	const count = findings.filter(({ findingId }) => chosen.has(findingId)).length;
	const state = count === 0 ? false : count === findings.length ? true : "indeterminate";
	return (
		<Card role="group" aria-labelledby={`${id}-name`} className="min-w-0 overflow-hidden">
			<div className="flex items-center gap-3 border-b bg-sunken px-4 py-2.5">
				<Checkbox
					id={id}
					checked={state}
					onCheckedChange={() =>
						onChange(
							findings.map(({ findingId }) => findingId),
							state !== true,
						)
					}
				/>
				<label htmlFor={id} className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
					<span id={`${id}-name`} className="font-semibold">
						{KIND_NAMES[kind]}
					</span>
					<span className="text-ink-muted text-sm tabular-nums">
						{count} of {findings.length}
					</span>
				</label>
			</div>
			<ul className="divide-y">
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
