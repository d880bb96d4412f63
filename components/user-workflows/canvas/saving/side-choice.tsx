import type { ReactNode } from "react";
import type { Side } from "@/components/user-workflows/document/merge";

interface SideChoiceProps {
	/** Names the pair of options among others. */
	name: string;
	title: ReactNode;
	side: Side;
	onSide: (side: Side) => void;
	mine: { label: string; text: ReactNode };
	theirs: { label: string; text: ReactNode };
	/** What both came from. */
	children?: ReactNode;
}

/** Two states of one thing, side by side, of which one is chosen. */
export function SideChoice({ name, title, side, onSide, mine, theirs, children }: SideChoiceProps) {
	const option = (value: Side, { label, text }: SideChoiceProps["mine"]) => (
		<label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2.5 gap-y-1 rounded-md border p-3 has-checked:border-accent has-checked:bg-accent-soft">
			<input type="radio" name={name} checked={side === value} onChange={() => onSide(value)} className="mt-1 accent-accent" />
			<span className="font-medium">{label}</span>
			<span className="wrap-anywhere col-start-2 max-h-56 overflow-y-auto whitespace-pre-wrap text-ink-muted text-sm">{text}</span>
		</label>
	);
	return (
		<fieldset className="grid gap-2">
			<legend className="pb-1.5 font-medium">{title}</legend>
			{children}
			<div className="grid gap-2 sm:grid-cols-2">
				{option("mine", mine)}
				{option("theirs", theirs)}
			</div>
		</fieldset>
	);
}
