"use client";

import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";
import { cn } from "@/components/ui/class-names";
import { pageNonce } from "@/components/ui/nonce";
import type { FieldControl } from "./field";
import { CONTROL_STYLE } from "./input";

interface SelectProps extends Partial<FieldControl> {
	value: string;
	onValueChange: (value: string) => void;
	options: ReadonlyArray<{ value: string; label: string }>;
	placeholder?: string;
	disabled?: boolean;
	className?: string;
	"aria-label"?: string;
	"aria-labelledby"?: string;
}

/** One of a few choices. For long or open lists use Combobox. */
export function Select({ value, onValueChange, options, placeholder, disabled, className, ...control }: SelectProps) {
	return (
		<Radix.Root value={value} onValueChange={onValueChange} disabled={disabled ?? false}>
			<Radix.Trigger
				{...control}
				className={cn(CONTROL_STYLE, "flex h-9 items-center justify-between gap-2 text-left pointer-coarse:h-11 data-placeholder:text-ink-faint", className)}
			>
				<span className="truncate">
					<Radix.Value placeholder={placeholder} />
				</span>
				<Radix.Icon>
					<ChevronDown aria-hidden className="size-4 text-ink-faint" />
				</Radix.Icon>
			</Radix.Trigger>
			<Radix.Portal>
				<Radix.Content
					position="popper"
					sideOffset={4}
					className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-enter overflow-hidden rounded-md bg-raised p-1 shadow-float"
				>
					<Radix.Viewport nonce={pageNonce()}>
						{options.map((option) => (
							<Radix.Item
								key={option.value}
								value={option.value}
								className="flex cursor-default select-none items-center justify-between gap-6 rounded-sm px-2.5 py-1.5 outline-none data-highlighted:bg-sunken pointer-coarse:py-2.5"
							>
								<Radix.ItemText>{option.label}</Radix.ItemText>
								<Radix.ItemIndicator>
									<Check aria-hidden className="size-4 text-accent" />
								</Radix.ItemIndicator>
							</Radix.Item>
						))}
					</Radix.Viewport>
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}
