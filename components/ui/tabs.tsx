"use client";

import { Tabs as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

export const Tabs = Radix.Root;
export const TabPanel = Radix.Content;

export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
	return <Radix.List className={cn("flex gap-2 overflow-x-auto border-b", className)} {...rest} />;
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
	return (
		<Radix.Trigger
			className={cn(
				"-mb-px h-10 whitespace-nowrap px-1.5 focus-visible:-outline-offset-2 border-transparent border-b-2 text-ink-muted transition-colors duration-150 hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink",
				className,
			)}
			{...rest}
		/>
	);
}
