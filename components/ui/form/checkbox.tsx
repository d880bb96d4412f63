"use client";

import { Check, Minus } from "lucide-react";
import { Checkbox as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/class-names";

export function Checkbox({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
	return (
		<Radix.Root
			className={cn(
				"grid size-[18px] shrink-0 place-items-center rounded-sm border border-line-strong bg-surface text-on-accent transition-colors duration-150 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken data-[state=checked]:border-accent data-[state=indeterminate]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:bg-accent",
				className,
			)}
			{...rest}
		>
			<Radix.Indicator className="group">
				<Check aria-hidden strokeWidth={3} className="size-3 group-data-[state=indeterminate]:hidden" />
				<Minus aria-hidden strokeWidth={3} className="hidden size-3 group-data-[state=indeterminate]:block" />
			</Radix.Indicator>
		</Radix.Root>
	);
}
