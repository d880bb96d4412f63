"use client";

import { useId } from "react";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Checkbox } from "@/components/ui/form/checkbox";
import { isSure, KIND_NAMES, type PersonalFinding } from "@/lib/tools/documents/redacting/schemas";
import { FindingRow } from "./finding-row";
import type { KindGroup } from "./preview";

interface ChoiceProps {
	chosen: ReadonlySet<string>;
	/** What places are counted by; null where there is but one. */
	placeWord: "page" | "sheet" | null;
	onChange: (findingIds: readonly string[], isChosen: boolean) => void;
}

interface KindCardProps extends ChoiceProps {
	group: KindGroup;
}

/** All findings of one kind, what is sure before what is not, and boxes that take all or none of them. */
export function KindCard({ group: { kind, findings }, ...choice }: KindCardProps) {
	const id = useId();
	const [sure, unsure] = [findings.filter(isSure), findings.filter((finding) => !isSure(finding))];
	return (
		<Card role="group" aria-labelledby={`${id}-name`} className="min-w-0 overflow-hidden">
			<div className="border-b bg-sunken px-4 py-2.5">
				<TakeAll id={`${id}-all`} nameId={`${id}-name`} name={KIND_NAMES[kind]} findings={findings} {...choice} />
			</div>
			<Rows findings={sure} {...choice} />
			{unsure.length > 0 && (
				<fieldset aria-labelledby={`${id}-unsure`} className={cn("min-w-0", sure.length > 0 && "border-t")}>
					<div className="grid gap-1 border-b bg-sunken/60 px-4 py-2.5">
						<TakeAll id={`${id}-unsure-all`} nameId={`${id}-unsure`} name="Perhaps" findings={unsure} {...choice} />
						<p className="pl-7 text-ink-muted text-sm">The rules are not sure of these. What stays ticked goes too: untick what is nobody’s.</p>
					</div>
					<Rows findings={unsure} {...choice} />
				</fieldset>
			)}
		</Card>
	);
}

/** Of more than these only what is in sight is laid out. */
const MANY = 300;

interface FindingsProps extends ChoiceProps {
	findings: readonly PersonalFinding[];
}

function TakeAll({ id, nameId, name, findings, chosen, onChange }: FindingsProps & { id: string; nameId: string; name: string }) {
	const count = findings.filter(({ findingId }) => chosen.has(findingId)).length;
	const state = count === 0 ? false : count === findings.length ? true : "indeterminate";
	const ids = findings.map(({ findingId }) => findingId);
	return (
		<div className="flex items-center gap-3">
			<Checkbox id={id} checked={state} onCheckedChange={() => onChange(ids, state !== true)} />
			<label htmlFor={id} className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
				<span id={nameId} className="font-semibold">
					{name}
				</span>
				<span className="text-ink-muted text-sm tabular-nums">
					{count} of {findings.length}
				</span>
			</label>
		</div>
	);
}

function Rows({ findings, chosen, placeWord, onChange }: FindingsProps) {
	if (findings.length === 0) return null;
	return (
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
	);
}
