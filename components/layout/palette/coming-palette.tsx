import { useEffect, useRef } from "react";
import { OVERLAY_STYLE } from "@/components/ui/overlay/overlay-style";
import { FIELD_STYLE, PALETTE_PROMPT, PALETTE_TITLE, WINDOW_STYLE } from "./palette-look";

interface ComingPaletteProps {
	typed: string;
	onType: (text: string) => void;
	hasFailed: boolean;
	onClose: () => void;
}

/** The palette's field, should what searches still be on its way: what is typed here goes along. */
export function ComingPalette({ typed, onType, hasFailed, onClose }: ComingPaletteProps) {
	const fieldRef = useRef<HTMLInputElement>(null);
	useEffect(() => {
		const opener = document.activeElement;
		fieldRef.current?.focus();
		return () => {
			if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
		};
	}, []);
	return (
		<>
			<button type="button" aria-label="Close" tabIndex={-1} className={OVERLAY_STYLE} onClick={onClose} />
			<div role="dialog" aria-label={PALETTE_TITLE} aria-busy={!hasFailed} className={WINDOW_STYLE}>
				<div className="flex items-center gap-3 border-b px-4">
					<input
						ref={fieldRef}
						value={typed}
						aria-label={PALETTE_TITLE}
						placeholder={PALETTE_PROMPT}
						onChange={(event) => onType(event.target.value)}
						onKeyDown={(event) => event.key === "Escape" && onClose()}
						className={FIELD_STYLE}
					/>
				</div>
				<p role="status" className="px-5 py-6 text-ink-muted">
					{hasFailed ? "The search did not arrive. Look at your connection, then open it again." : "Getting the search ready …"}
				</p>
			</div>
		</>
	);
}
