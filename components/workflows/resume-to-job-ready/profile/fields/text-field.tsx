"use client";

import { useState } from "react";
import { cn } from "@/components/ui/class-names";
import { Field } from "@/components/ui/form/field";
import { Input, Textarea } from "@/components/ui/form/input";

interface TextFieldProps {
	label: string;
	/** Where the value stands in the profile. */
	path: string;
	value: string;
	onChange: (value: string) => void;
	error?: string | undefined;
	help?: string;
	isLong?: boolean;
	/** What to make of the text once the field is left. */
	onLeave?: () => void;
	/** The error is told only once the field is left. */
	isToldLate?: boolean;
	className?: string;
}

/** One value with its label. */
export function TextField({ label, path, value, onChange, error, help, isLong, onLeave, isToldLate, className }: TextFieldProps) {
	const [hasFocus, setHasFocus] = useState(false);
	const Control = isLong ? Textarea : Input;
	return (
		<div data-path={path} className={cn("min-w-0", className)}>
			<Field label={label} help={help} error={isToldLate && hasFocus ? undefined : error}>
				{(control) => (
					<Control
						{...control}
						{...(isLong ? { rows: 3 } : {})}
						className={isLong ? "field-sizing-content min-h-20" : ""}
						value={value}
						autoComplete="off"
						onChange={(event) => onChange(event.target.value)}
						onFocus={() => setHasFocus(true)}
						onBlur={() => {
							setHasFocus(false);
							onLeave?.();
						}}
					/>
				)}
			</Field>
		</div>
	);
}
