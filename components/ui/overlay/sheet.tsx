"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { OVERLAY_STYLE } from "./dialog";
import { useFocusReturn } from "./use-focus-return";

interface SheetProps {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	title: string;
	children: ReactNode;
	/** What is behind stays in sight and in use: it changes as the panel is used. */
	isBeside?: boolean;
}

/** A panel from the right that keeps the place behind it. */
export function Sheet({ isOpen, onOpenChange, title, children, isBeside = false }: SheetProps) {
	const focusReturn = useFocusReturn();
	return (
		<Radix.Root open={isOpen} onOpenChange={onOpenChange} modal={!isBeside}>
			<Radix.Portal>
				{!isBeside && <Radix.Overlay className={OVERLAY_STYLE} />}
				<Radix.Content
					{...focusReturn}
					{...(isBeside ? { onInteractOutside: (event: Event) => event.preventDefault() } : {})}
					aria-describedby={undefined}
					className="fixed inset-y-0 right-0 z-50 flex w-[min(32rem,100vw)] animate-sheet flex-col bg-raised shadow-float"
				>
					<div className="flex h-14 shrink-0 items-center justify-between gap-4 border-b px-5">
						<Radix.Title className="truncate font-semibold text-lg">{title}</Radix.Title>
						<Radix.Close asChild>
							<Button variant="ghost" size="icon" aria-label="Close">
								<X aria-hidden />
							</Button>
						</Radix.Close>
					</div>
					<div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}
