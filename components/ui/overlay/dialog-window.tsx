"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import type { DialogProps } from "./dialog";
import { OVERLAY_STYLE } from "./overlay-style";
import { useFocusReturn } from "./use-focus-return";

export function DialogWindow({ isOpen, onOpenChange, title, description, children, actions, className, isUnasked }: DialogProps) {
	const focusReturn = useFocusReturn();
	return (
		<Radix.Root open={isOpen} onOpenChange={onOpenChange}>
			<Radix.Portal>
				<Radix.Overlay className={OVERLAY_STYLE} />
				<Radix.Content
					{...focusReturn}
					onOpenAutoFocus={(event) => {
						focusReturn.onOpenAutoFocus(event);
						if (!isUnasked) return;
						event.preventDefault();
						if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
					}}
					{...(description ? {} : { "aria-describedby": undefined })}
					className={cn(
						"fixed top-[12vh] left-1/2 z-50 max-h-[80dvh] w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 animate-enter overflow-y-auto rounded-lg bg-raised p-6 shadow-float outline-none",
						className,
					)}
				>
					<div className="flex items-start justify-between gap-4">
						<Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
						<Radix.Close asChild>
							<Button variant="ghost" size="icon" aria-label="Close" className="-mt-1 -mr-2">
								<X aria-hidden />
							</Button>
						</Radix.Close>
					</div>
					{description && <Radix.Description className="mt-2 text-ink-muted">{description}</Radix.Description>}
					{children && <div className="mt-4">{children}</div>}
					{actions && <div className="mt-6 flex flex-wrap justify-end gap-2">{actions}</div>}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}
