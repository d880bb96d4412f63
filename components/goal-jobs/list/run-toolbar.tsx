"use client";

import { Download, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { isFiltered, RUN_STATES, type RunFilter, searchOf, stateOf } from "@/components/goal-jobs/run-filter";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { PeriodSelect } from "@/components/ui/form/period-select";
import { SearchInput } from "@/components/ui/form/search-input";
import { Select } from "@/components/ui/form/select";
import { usePausedText } from "@/components/ui/form/use-paused-text";

const ANY = "any";

export interface WorkflowOption {
	value: string;
	label: string;
}

interface RunToolbarProps {
	filter: RunFilter;
	onChange: (change: Partial<RunFilter>) => void;
	workflows: readonly WorkflowOption[];
	nowMs: number;
}

/** What the list shows: words, state, workflow and period, and the file of all that passes. */
export function RunToolbar({ filter, onChange, workflows, nowMs }: RunToolbarProps) {
	const [text, setText] = usePausedText(filter.q, (q) => onChange({ q }));

	function clear() {
		setText("");
		onChange({ statuses: [], isWaiting: false, q: "", workflowId: null, from: null, to: null });
	}

	const hasFilter = isFiltered({ ...filter, q: "" });
	const [isOpen, setIsOpen] = useState(hasFilter);
	return (
		<search className="flex flex-wrap gap-2">
			<SearchInput label="Find runs" placeholder="File, workflow or goal" value={text} onChange={setText} className="min-w-40 flex-1 sm:min-w-56" />
			<Button icon={<SlidersHorizontal aria-hidden />} aria-expanded={isOpen} className="sm:hidden" onClick={() => setIsOpen(!isOpen)}>
				Filters
			</Button>
			<div className={cn("gap-2 max-sm:w-full max-sm:grid-cols-2 sm:contents", isOpen ? "max-sm:grid" : "max-sm:hidden")}>
				<StateSelect filter={filter} onChange={onChange} />
				<Select
					aria-label="Workflow"
					className="w-full sm:w-48"
					value={filter.workflowId ?? ANY}
					onValueChange={(workflowId) => onChange({ workflowId: workflowId === ANY ? null : workflowId })}
					options={[{ value: ANY, label: "Every workflow" }, ...workflowsWith(workflows, filter.workflowId)]}
				/>
				<PeriodSelect value={filter} onChange={onChange} anyLabel="Any time" nowMs={nowMs} />
				{isFiltered(filter) && (
					<Button variant="ghost" onClick={clear}>
						Clear filters
					</Button>
				)}
				<Button asChild variant="ghost">
					<a href={`/api/v1/jobs/goal/export?${searchOf(filter)}`} download>
						<Download aria-hidden /> CSV
					</a>
				</Button>
			</div>
		</search>
	);
}

function StateSelect({ filter, onChange }: Pick<RunToolbarProps, "filter" | "onChange">) {
	const chosen = stateOf(filter);
	return (
		<Select
			aria-label="State"
			className="w-full sm:w-48"
			value={chosen ?? "several"}
			onValueChange={(value) => {
				const statuses = RUN_STATES.find((state) => state.value === value)?.statuses;
				if (statuses) onChange({ statuses, isWaiting: value === "waiting" });
			}}
			options={[...RUN_STATES, ...(chosen === null ? [{ value: "several", label: "Several states" }] : [])]}
		/>
	);
}

/** A workflow that the catalog doesn't know can stand in an address. */
function workflowsWith(workflows: readonly WorkflowOption[], workflowId: string | null): readonly WorkflowOption[] {
	if (workflowId === null || workflows.some(({ value }) => value === workflowId)) return workflows;
	return [...workflows, { value: workflowId, label: workflowId }];
}
