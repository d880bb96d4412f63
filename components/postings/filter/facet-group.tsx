"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { useFormat } from "@/components/ui/format/locale";

const SHOWN = 6;

interface FacetGroupProps {
	title: string;
	options: ReadonlyArray<{ value: string; label: string; count: number }>;
	values: readonly string[];
	onChange: (values: string[]) => void;
	/** Choosing one lets go of the other. */
	isSingle?: boolean;
}

/** The values of one filter, each with how many postings it would leave; long lists begin with the most frequent. */
export function FacetGroup({ title, options, values, onChange, isSingle = false }: FacetGroupProps) {
	const { number } = useFormat();
	const [isWhole, setIsWhole] = useState(false);
	const chosen = new Set(values);
	// What would leave nothing is no choice to begin with.
	const first = options.filter(({ count }) => count > 0).slice(0, SHOWN);
	const shown = options.filter((option) => isWhole || first.includes(option) || chosen.has(option.value));
	if (options.length === 0 || (shown.length === 0 && options.length <= SHOWN)) return null;
	const change = (value: string, isChecked: boolean) => {
		if (isSingle) onChange(isChecked ? [value] : []);
		else onChange(isChecked ? [...values, value] : values.filter((other) => other !== value));
	};
	return (
		<fieldset className="grid min-w-0 grid-cols-1 gap-1">
			<legend className="mb-1 font-medium">{title}</legend>
			{shown.map(({ value, label, count }) => (
				<CheckboxField
					key={value}
					className="min-h-7 [&>label]:flex [&>label]:flex-1 [&>label]:justify-between [&>label]:gap-3"
					label={
						<>
							<span className="min-w-0 wrap-anywhere">{label}</span>
							<span className="font-mono text-ink-muted">{number(count)}</span>
						</>
					}
					isChecked={chosen.has(value)}
					onCheckedChange={(isChecked) => change(value, isChecked)}
				/>
			))}
			{(isWhole || options.length > shown.length) && (
				<Button variant="ghost" size="sm" className="justify-self-start" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
					{isWhole ? "Show fewer" : `Show all ${options.length}`}
				</Button>
			)}
		</fieldset>
	);
}
