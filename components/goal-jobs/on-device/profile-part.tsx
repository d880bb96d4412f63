"use client";

import { useId, useState } from "react";
import { Checkbox } from "@/components/ui/form/checkbox";

const FEW = 3;

interface ProfilePartProps {
	name: string;
	lines: readonly string[];
	isSent: boolean;
	onChange: (isSent: boolean) => void;
}

/** A part of a profile with all that it says, to be sent or kept. */
export function ProfilePart({ name, lines, isSent, onChange }: ProfilePartProps) {
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	const shown = isOpen ? lines : lines.slice(0, FEW);
	return (
		<li className="flex items-start gap-3 px-4 py-3">
			<Checkbox id={id} className="mt-0.5" checked={isSent} onCheckedChange={(checked) => onChange(checked === true)} />
			<div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
				<label htmlFor={id} className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium">
					{name}
					{!isSent && <span className="font-normal text-ink-muted text-sm">stays here</span>}
				</label>
				<ul className="grid grid-cols-1 gap-0.5">
					{shown.map((line, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be equal
						<li key={at} dir="auto" className="wrap-anywhere max-w-[80ch] text-ink-muted text-sm">
							{line}
						</li>
					))}
				</ul>
				{lines.length > FEW && (
					<button
						type="button"
						aria-expanded={isOpen}
						onClick={() => setIsOpen(!isOpen)}
						className="w-fit rounded-sm text-accent text-sm underline-offset-2 hover:underline pointer-coarse:py-2"
					>
						{isOpen ? "Show less" : `Show all ${lines.length} lines`}
						<span className="sr-only"> of {name}</span>
					</button>
				)}
			</div>
		</li>
	);
}
