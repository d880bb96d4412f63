"use client";

import { Kbd } from "@/components/ui/kbd";
import { Dialog } from "@/components/ui/overlay/dialog";
import { SHORTCUTS } from "@/components/user-workflows/canvas/shortcuts";

const isMac = () => typeof navigator !== "undefined" && /Mac|iP(hone|ad)/.test(navigator.platform);

/** Every key of the editor. */
export function ShortcutList({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
	const mod = isMac() ? "⌘" : "Ctrl";
	return (
		<Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Keys" className="w-[min(44rem,calc(100vw-2rem))]">
			<div className="grid gap-6 sm:grid-cols-2">
				{SHORTCUTS.map(({ heading, keys }) => (
					<section key={heading} aria-label={heading}>
						<h3 className="pb-1.5 font-medium text-sm">{heading}</h3>
						<dl className="grid gap-1.5">
							{keys.map(([combination, does]) => (
								<div key={does} className="flex items-baseline justify-between gap-4 text-sm">
									<dt className="text-ink-muted">{does}</dt>
									<dd className="flex shrink-0 gap-1">
										{combination.map((key) => (
											<Kbd key={key}>{key === "Mod" ? mod : key}</Kbd>
										))}
									</dd>
								</div>
							))}
						</dl>
					</section>
				))}
			</div>
		</Dialog>
	);
}
