"use client";

import { createPortal } from "react-dom";
import { cn } from "@/components/ui/class-names";
import { Skeleton } from "@/components/ui/skeleton";
import { useHeldKeys } from "./held-keys";
import { OVERLAY_STYLE } from "./overlay-style";

interface ComingOverlayProps {
	title: string;
	className: string;
	hasFailed: boolean;
	onClose: () => void;
	/** It opens by itself: what is typed is meant for the page. */
	isUnasked?: true | undefined;
}

/** Stands where a window is about to be, should its part of the page still be on its way; it keeps what is typed for it. */
export function ComingOverlay({ title, className, hasFailed, onClose, isUnasked }: ComingOverlayProps) {
	useHeldKeys(onClose, !isUnasked);
	return createPortal(
		<>
			<button type="button" aria-label="Close" tabIndex={-1} className={OVERLAY_STYLE} onClick={onClose} />
			<div role="status" className={cn("fixed z-50 grid content-start gap-4 bg-raised p-6 shadow-float", className)}>
				<p className="font-semibold text-lg">{title}</p>
				{hasFailed ? (
					<p className="text-ink-muted">This part of the page did not arrive. Close it, look at your connection, and open it again.</p>
				) : (
					<>
						<Skeleton className="h-4 w-3/4" />
						<Skeleton className="h-4 w-1/2" />
					</>
				)}
			</div>
		</>,
		document.body,
	);
}
