"use client";

import { CheckboxField } from "./checkbox-field";
import type { FieldControl } from "./field";

interface CheckboxListProps extends FieldControl {
	options: ReadonlyArray<{ value: string; label: string }>;
	values: readonly string[];
	onValuesChange: (values: string[]) => void;
	/** Once so many are ticked, the others can't be. */
	max?: number | undefined;
}

/** A few choices, all in sight. Values keep the order of the options. */
export function CheckboxList({ options, values, onValuesChange, max = Number.POSITIVE_INFINITY, id, ...described }: CheckboxListProps) {
	const chosen = new Set(values);
	function change(value: string, isChecked: boolean) {
		onValuesChange(options.map((option) => option.value).filter((other) => (other === value ? isChecked : chosen.has(other))));
	}
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend beside the field's label
		<div
			id={id}
			role="group"
			tabIndex={-1}
			aria-labelledby={`${id}-label`}
			aria-describedby={described["aria-describedby"]}
			className="grid gap-2 rounded-md py-1 pointer-coarse:gap-0"
		>
			{options.map(({ value, label }) => (
				<CheckboxField
					key={value}
					label={label}
					isChecked={chosen.has(value)}
					isDisabled={!chosen.has(value) && chosen.size >= max}
					onCheckedChange={(isChecked) => change(value, isChecked)}
				/>
			))}
		</div>
	);
}
