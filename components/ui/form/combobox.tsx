"use client";

import { Command } from "cmdk";
import { Check, ChevronDown } from "lucide-react";
import { Popover } from "radix-ui";
import { useState } from "react";
import { cn } from "@/components/ui/class-names";
import type { FieldControl } from "./field";
import { CONTROL_STYLE } from "./input";
import { matchOption } from "./match-option";

interface ComboboxProps extends Partial<FieldControl> {
	value: string;
	onValueChange: (value: string) => void;
	options: ReadonlyArray<{ value: string; label: string; detail?: string }>;
	label: string;
	/** What else an option may be called by who types. */
	otherNamesOf?: (value: string) => readonly string[];
	emptyText?: string;
	placeholder?: string;
	"aria-labelledby"?: string;
	disabled?: boolean;
}

/** One of many choices, found by typing. `label` names the list for screen readers. */
export function Combobox({
	value,
	onValueChange,
	options,
	label,
	otherNamesOf,
	emptyText = "Nothing matches.",
	placeholder = "Choose",
	disabled,
	...control
}: ComboboxProps) {
	const [isOpen, setIsOpen] = useState(false);
	const chosen = options.find((option) => option.value === value);
	return (
		<Popover.Root open={isOpen} onOpenChange={setIsOpen}>
			<Popover.Trigger
				{...control}
				disabled={disabled}
				className={cn(CONTROL_STYLE, "flex h-9 items-center justify-between gap-2 text-left pointer-coarse:h-11")}
			>
				<span className={cn("truncate", !chosen && "text-ink-faint")}>{chosen?.label ?? placeholder}</span>
				<ChevronDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
			</Popover.Trigger>
			<Popover.Portal>
				<Popover.Content
					align="start"
					sideOffset={4}
					className="z-50 w-(--radix-popover-trigger-width) min-w-56 animate-enter overflow-hidden rounded-md bg-raised shadow-float"
				>
					<Command label={label} filter={matchOption}>
						<Command.Input
							placeholder="Type to find"
							className="h-10 w-full border-line border-b bg-transparent px-3 outline-none placeholder:text-ink-faint"
						/>
						<Command.List className="max-h-64 overflow-y-auto p-1">
							<Command.Empty className="px-2.5 py-3 text-ink-muted text-sm">{emptyText}</Command.Empty>
							{options.map((option) => (
								<Command.Item
									key={option.value}
									value={option.label}
									keywords={[...(otherNamesOf?.(option.value) ?? [])]}
									onSelect={() => {
										onValueChange(option.value);
										setIsOpen(false);
									}}
									className="flex cursor-default items-center justify-between gap-4 rounded-sm px-2.5 py-1.5 data-[selected=true]:bg-sunken pointer-coarse:py-2.5"
								>
									<span className="wrap-anywhere min-w-0">{option.label}</span>
									{option.detail && <span className="shrink-0 text-ink-muted text-sm">{option.detail}</span>}
									{option.value === value && <Check aria-hidden className="size-4 text-accent" />}
								</Command.Item>
							))}
						</Command.List>
					</Command>
				</Popover.Content>
			</Popover.Portal>
		</Popover.Root>
	);
}
