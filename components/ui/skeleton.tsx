import { cn } from "./class-names";

/** Holds the place and shape of what is coming. */
export function Skeleton({ className }: { className?: string }) {
	return <div aria-hidden className={cn("animate-pulse-quiet rounded-md bg-line/70", className)} />;
}
