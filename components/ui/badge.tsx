import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./class-names";

export type Tone = "neutral" | "info" | "success" | "warning" | "danger" | "attention";

export const TONE_TEXT: Record<Tone, string> = {
	neutral: "text-ink-muted",
	info: "text-info",
	success: "text-success",
	warning: "text-warning",
	danger: "text-danger",
	attention: "text-on-attention",
};

const TONE_GROUND: Record<Tone, string> = {
	neutral: "bg-sunken text-ink-muted",
	info: "bg-info-soft text-info",
	success: "bg-success-soft text-success",
	warning: "bg-warning-soft text-warning",
	danger: "bg-danger-soft text-danger",
	attention: "bg-attention text-on-attention",
};

interface BadgeProps {
	tone?: Tone;
	/** The same in a sentence. */
	title?: string;
	className?: string;
	children: ReactNode;
}

/** A short word on a quiet ground. */
export function Badge({ tone = "neutral", title, className, children }: BadgeProps) {
	return (
		<span
			title={title}
			className={cn("inline-flex h-5 items-center gap-1 whitespace-nowrap rounded-sm px-1.5 font-medium text-xs", TONE_GROUND[tone], className)}
		>
			{children}
		</span>
	);
}

/** A state: always an icon with its word, never colour alone. */
export function StateBadge({ tone, icon: Icon, children, isPulsing }: { tone: Tone; icon: LucideIcon; children: ReactNode; isPulsing?: boolean }) {
	return (
		<span className={cn("inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-full pr-2.5 pl-2 font-medium text-sm", TONE_GROUND[tone])}>
			<Icon aria-hidden className={cn("size-3.5", isPulsing && "animate-pulse-quiet")} />
			{children}
		</span>
	);
}
