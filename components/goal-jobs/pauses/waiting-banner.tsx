import { Hand } from "lucide-react";
import type { ReactNode } from "react";

/** The loudest thing on a page: the run waits and nothing is spent until you answer. */
export function WaitingBanner({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div role="status" className="flex items-start gap-4 rounded-lg bg-attention px-5 py-4 text-on-attention">
			<span className="grid size-9 shrink-0 place-items-center rounded-full bg-on-attention text-attention">
				<Hand aria-hidden className="size-5" />
			</span>
			<div className="grid gap-0.5">
				<p className="font-semibold text-xs uppercase tracking-wide">Waiting for you</p>
				<h2 className="font-semibold text-xl">{title}</h2>
				<p className="max-w-[72ch]">{children}</p>
			</div>
		</div>
	);
}
