import { cn } from "./class-names";

/** How far something has come. `value` runs from 0 to 100. */
export function Progress({ value, label, className }: { value: number; label: string; className?: string }) {
	return (
		<div
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={Math.round(value)}
			className={cn("h-1.5 overflow-hidden rounded-full bg-line", className)}
		>
			<div className="h-full origin-left rounded-full bg-accent transition-transform duration-200 ease-out" style={{ transform: `scaleX(${value / 100})` }} />
		</div>
	);
}
