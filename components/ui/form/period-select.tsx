"use client";

import { useState } from "react";
import { cn } from "@/components/ui/class-names";
import { Input } from "./input";
import { PERIODS, type Period, type PeriodName, periodName, periodOf } from "./periods";
import { Select } from "./select";

const ANY = "any";
const CUSTOM = "custom";

interface PeriodSelectProps {
	value: Period;
	onChange: (period: Period) => void;
	/** Left out where every list has an end. */
	anyLabel?: string;
	/** What now is: server and browser must mean the same day. */
	nowMs: number;
	className?: string;
}

/** A period by its name, or any two days. */
export function PeriodSelect({ value, onChange, anyLabel, nowMs, className }: PeriodSelectProps) {
	const [isOwn, setIsOwn] = useState(false);
	const isAny = value.from === null && value.to === null;
	const name = isOwn ? CUSTOM : isAny && anyLabel ? ANY : (periodName(value, nowMs) ?? CUSTOM);
	const options = [...(anyLabel ? [{ value: ANY, label: anyLabel }] : []), ...PERIODS, { value: CUSTOM, label: "From day to day" }];

	function choose(chosen: string) {
		setIsOwn(chosen === CUSTOM);
		if (chosen === ANY) onChange({ from: null, to: null });
		else if (chosen !== CUSTOM) onChange(periodOf(chosen as PeriodName, nowMs));
	}

	return (
		<div className={cn("flex flex-wrap gap-2", className)}>
			<Select aria-label="Period" className="w-44" value={name} onValueChange={choose} options={options} />
			{name === CUSTOM && (
				<>
					<Input
						type="date"
						aria-label="From"
						className="w-40"
						value={value.from ?? ""}
						max={value.to ?? undefined}
						onChange={({ target }) => onChange({ from: target.value || null, to: value.to })}
					/>
					<Input
						type="date"
						aria-label="To"
						className="w-40"
						value={value.to ?? ""}
						min={value.from ?? undefined}
						onChange={({ target }) => onChange({ from: value.from, to: target.value || null })}
					/>
				</>
			)}
		</div>
	);
}
