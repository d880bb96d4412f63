import type { ComponentProps } from "react";
import { cn } from "@/components/ui/class-names";

export const CONTROL_STYLE =
	"w-full rounded-md border border-line-strong/60 bg-surface px-3 text-base text-ink transition-colors duration-150 placeholder:text-ink-faint hover:border-line-strong focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-accent focus-visible:-outline-offset-1 disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-danger";

export function Input({ className, ...rest }: ComponentProps<"input">) {
	return <input className={cn(CONTROL_STYLE, "h-9 pointer-coarse:h-11 pointer-coarse:text-lg", className)} {...rest} />;
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
	return <textarea rows={rows} className={cn(CONTROL_STYLE, "resize-y py-2", className)} {...rest} />;
}
