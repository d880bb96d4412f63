"use client";

import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { type ChoiceProps, KindCard } from "./kind-card";
import { idsOf, type KindGroup } from "./preview";

interface SectionProps extends ChoiceProps {
	groups: readonly KindGroup[];
}

/** What needs a look: it stands first and apart, is ticked so that nothing stays readable by mistake, and one press leaves all of it in. */
export function UnsureFindings({ groups, ...choice }: SectionProps) {
	const { count } = useFormat();
	const ids = idsOf(groups);
	const isTaken = ids.some((id) => choice.chosen.has(id));
	if (ids.length === 0) return null;
	return (
		<Section
			title={`Perhaps personal: ${count(ids.length, "text")}`}
			note={
				isTaken
					? "The rules are not sure of these. They are ticked, since a name that stays readable can’t be taken back: untick what is nobody’s."
					: "The rules are not sure of these. None is ticked: all of them stay readable."
			}
			action={
				<Button size="sm" onClick={() => choice.onChange(ids, !isTaken)}>
					{isTaken ? "Take none of these" : "Take all of these"}
				</Button>
			}
			groups={groups}
			{...choice}
		/>
	);
}

/** What a sign gives away: little here needs a look. */
export function SureFindings({ groups, ...choice }: SectionProps) {
	const { count } = useFormat();
	const ids = idsOf(groups);
	return ids.length === 0 ? null : <Section title={`Surely personal: ${count(ids.length, "text")}`} groups={groups} {...choice} />;
}

function Section({ title, note, action, groups, ...choice }: SectionProps & { title: string; note?: string; action?: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid grid-cols-1 gap-4">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
				<div className="grid min-w-0 max-w-[72ch] gap-1">
					<h2 id={id} className="font-semibold text-lg">
						{title}
					</h2>
					{note && <p className="text-ink-muted">{note}</p>}
				</div>
				{action}
			</div>
			{groups.map((group) => (
				<KindCard key={group.kind} group={group} {...choice} />
			))}
		</section>
	);
}
