import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";

interface LookChoicesProps<Value extends string> {
	legend: string;
	name: string;
	options: readonly { value: Value; label: string; picture?: ReactNode }[];
	value: Value;
	onValueChange: (value: Value) => void;
}

/** One of a few, side by side, as a group of radio buttons: arrows move between them. */
export function LookChoices<Value extends string>({ legend, name, options, value, onValueChange }: LookChoicesProps<Value>) {
	return (
		<fieldset className="grid gap-2">
			<legend className="mb-2 font-medium text-sm">{legend}</legend>
			<div className="flex flex-wrap gap-2">
				{options.map((option) => (
					<label
						key={option.value}
						className={cn(
							"inline-flex min-h-8 cursor-pointer items-center gap-2 rounded-md border px-2.5 py-1 text-sm transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 pointer-coarse:min-h-10",
							option.value === value ? "border-accent bg-accent-soft font-medium text-accent" : "border-line-strong/60 text-ink-muted hover:text-ink",
						)}
					>
						<input
							type="radio"
							name={name}
							value={option.value}
							checked={option.value === value}
							onChange={() => onValueChange(option.value)}
							className="sr-only"
						/>
						{option.picture}
						{option.label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
