import type { ReactNode } from "react";

interface ChoicePillsProps {
	/** Where the choices come from. */
	label: string;
	/** Whether that is seen too, and not only heard. */
	isLabelSeen?: boolean;
	options: readonly string[];
	value: unknown;
	/** Told what was taken; null where it was taken back. */
	onChange: (option: string | null) => void;
	/** Whether a second press keeps what was taken: where a field above takes another choice. */
	isKept?: boolean;
	children?: ReactNode;
}

/** What was found to choose from, each taken with one press. */
export function ChoicePills({ label, isLabelSeen = false, options, value, onChange, isKept = false, children }: ChoicePillsProps) {
	return (
		<div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1.5">
			{isLabelSeen && (
				<span aria-hidden className="text-ink-muted text-sm">
					{label}
				</span>
			)}
			<ul aria-label={label} className="flex min-w-0 flex-wrap gap-1.5">
				{options.map((option) => (
					<li key={option} className="min-w-0">
						<button
							type="button"
							aria-pressed={value === option}
							onClick={() => onChange(value === option && !isKept ? null : option)}
							className="min-h-7 max-w-full truncate rounded-full border px-2.5 text-ink-muted text-sm hover:border-line-strong hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-ink pointer-coarse:min-h-10"
						>
							{option}
						</button>
					</li>
				))}
				{children}
			</ul>
		</div>
	);
}
