"use client";

import { type ReactNode, useId } from "react";
import { cn } from "@/components/ui/class-names";
import { Checkbox } from "./checkbox";

interface CheckboxFieldProps {
	label: ReactNode;
	isChecked: boolean;
	isDisabled?: boolean;
	onCheckedChange: (isChecked: boolean) => void;
	className?: string;
}

/** A checkbox with its label; the label is part of the target. */
export function CheckboxField({ label, isChecked, isDisabled = false, onCheckedChange, className }: CheckboxFieldProps) {
	const id = useId();
	return (
		<div className={cn("flex items-center gap-2 pointer-coarse:min-h-10", className)}>
			<Checkbox id={id} checked={isChecked} disabled={isDisabled} onCheckedChange={(checked) => onCheckedChange(checked === true)} />
			<label htmlFor={id} className="min-w-0 break-words text-sm">
				{label}
			</label>
		</div>
	);
}
