"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { Button } from "@/components/ui/button";
import { OVERLAY_STYLE } from "./overlay-style";
import type { SheetProps } from "./sheet";
import { useFocusReturn } from "./use-focus-return";

export function SheetPanel({ isOpen, onOpenChange, title, children, isBeside = false }: SheetProps) {
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
