import { cn } from "@/components/ui/class-names";

/** Our mark: a road with one stop on it, arriving. */
export function Mark({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={cn("size-6", className)}>
			<path d="M2 12h3" className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" />
			<circle cx="8.5" cy="12" r="2.25" className="fill-attention" />
			<circle cx="17.25" cy="12" r="4.5" className="stroke-accent" strokeWidth="2.5" />
			<circle cx="17.25" cy="12" r="1.5" className="fill-accent" />
		</svg>
	);
}
