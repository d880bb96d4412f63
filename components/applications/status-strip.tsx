"use client";

import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import type { ApplicationList, ApplicationStatus } from "@/lib/goal-jobs/applications/schemas";
import { STATUS_OPTIONS } from "./statuses";

interface StatusStripProps {
	label: string;
	counts: ApplicationList["counts"];
	chosen: ApplicationStatus | null;
	/** Whether all of them together can be chosen too. */
	hasAll: boolean;
	onChoose: (status: ApplicationStatus | null) => void;
	className?: string;
}

/** Every status with how many there are. On a phone all of them share the width, so that none is cut off. */
export function StatusStrip({ label, counts, chosen, hasAll, onChoose, className }: StatusStripProps) {
	const { number } = useFormat();
	const all = { value: null, label: "All", n: Object.values(counts).reduce((sum, n) => sum + n, 0) };
	const choices = [...(hasAll ? [all] : []), ...STATUS_OPTIONS.map((option) => ({ ...option, n: counts[option.value] }))];
	return (
		<fieldset
			className={cn(
				"grid min-w-0 gap-0.5 rounded-md bg-sunken p-0.5 md:flex md:w-fit md:flex-wrap dark:border",
				hasAll ? "grid-cols-3 min-[22.5rem]:grid-cols-6" : "grid-cols-3 min-[22.5rem]:grid-cols-5",
				className,
			)}
		>
			<legend className="sr-only">{label}</legend>
			{choices.map(({ value, label: word, n }) => (
				<button
					key={word}
					type="button"
					aria-pressed={chosen === value}
					onClick={() => onChoose(value)}
					className={cn(
						"flex min-h-8 min-w-0 flex-col items-center justify-center rounded-sm font-medium text-xs transition-colors duration-150 max-md:min-h-11 md:flex-row md:gap-1.5 md:px-2.5 md:text-sm pointer-coarse:min-h-11",
						chosen === value ? "bg-surface text-ink shadow-xs ring-1 ring-line dark:bg-raised" : "text-ink-muted hover:text-ink",
					)}
				>
					{word} <span className={cn("font-mono text-xs", chosen === value ? "text-ink-muted" : "text-ink-faint")}>{number(n)}</span>
				</button>
			))}
		</fieldset>
	);
}
