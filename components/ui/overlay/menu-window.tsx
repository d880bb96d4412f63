"use client";

import { DropdownMenu as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import type { MenuProps } from "./menu";

interface OpenState {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
}

export function MenuWindow({ trigger, children, align = "end", side = "bottom", isOpen, onOpenChange }: MenuProps & OpenState) {
	return (
		<Radix.Root open={isOpen} onOpenChange={onOpenChange}>
			<Radix.Trigger asChild>{trigger}</Radix.Trigger>
			<Radix.Portal>
				<Radix.Content
					align={align}
					side={side}
					sideOffset={6}
					collisionPadding={8}
					className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-enter overflow-y-auto rounded-md bg-raised p-1 shadow-float"
				>
					{children}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}

export function MenuItem({ className, isDangerous, ...rest }: ComponentProps<typeof Radix.Item> & { isDangerous?: boolean }) {
	return (
		<Radix.Item
			className={cn(
				"flex cursor-default select-none items-center gap-2.5 rounded-sm px-2.5 py-1.5 outline-none data-disabled:text-ink-faint data-highlighted:bg-sunken pointer-coarse:py-2.5 [&_svg]:size-4 [&_svg]:text-ink-faint",
				isDangerous && "text-danger [&_svg]:text-danger",
				className,
			)}
			{...rest}
		/>
	);
}

export function MenuLabel({ children }: { children: ReactNode }) {
	return <Radix.Label className="px-2.5 pt-2 pb-1 text-ink-faint text-xs">{children}</Radix.Label>;
}

export function MenuSeparator({ className }: { className?: string }) {
	return <Radix.Separator className={cn("-mx-1 my-1 h-px bg-line", className)} />;
}

export const MenuRadioGroup = Radix.RadioGroup;

export function MenuRadioItem({ children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
	return (
		<Radix.RadioItem
			className="relative flex cursor-default select-none items-center gap-2.5 rounded-sm px-2.5 py-1.5 outline-none data-highlighted:bg-sunken pointer-coarse:py-2.5 [&_svg]:size-4 [&_svg]:text-ink-faint"
			{...rest}
		>
			{children}
			<Radix.ItemIndicator className="ml-auto size-1.5 rounded-full bg-accent" />
		</Radix.RadioItem>
	);
}
