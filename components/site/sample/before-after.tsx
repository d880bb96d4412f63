"use client";

import { useId, useState } from "react";
import type { Mark } from "./recorded-run";

interface Picture {
	readonly src: string;
	readonly alt: string;
}

interface BeforeAfterProps {
	before: Picture;
	after: Picture;
	/** The lines of the second that changed. */
	marks: readonly Mark[];
}

const SIDES = [
	{ side: "before", label: "As it was" },
	{ side: "after", label: "Tailored" },
] as const;

/** Two pictures of the same size in one place, each shown whole: a switch turns from one to the other, so that what moved is seen and no word is cut. */
export function BeforeAfter({ marks, ...pictures }: BeforeAfterProps) {
	const [shown, setShown] = useState<(typeof SIDES)[number]["side"]>("after");
	const name = useId();
	return (
		<div className="grid gap-3">
			<fieldset className="grid grid-cols-2 rounded-md border bg-sunken p-1">
				<legend className="sr-only">Which of the two is shown</legend>
				{SIDES.map(({ side, label }) => (
					<label
						key={side}
						className="grid min-h-9 cursor-pointer place-items-center rounded-sm px-3 text-center text-ink-muted text-sm has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-checked:shadow-float has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-10"
					>
						<input type="radio" name={name} className="sr-only" checked={shown === side} onChange={() => setShown(side)} />
						{label}
					</label>
				))}
			</fieldset>
			<div className="relative isolate overflow-hidden rounded-lg border bg-white shadow-float">
				{SIDES.map(({ side }) => (
					// biome-ignore lint/performance/noImgElement: made small beforehand; what else would shrink it is code in the browser
					<img
						key={side}
						src={pictures[side].src}
						alt={pictures[side].alt}
						width={999}
						height={1412}
						draggable={false}
						aria-hidden={shown !== side}
						className={`block h-auto w-full select-none bg-white transition-opacity duration-200 ${side === "after" ? "" : "absolute inset-0"} ${shown === side ? "" : "opacity-0"}`}
					/>
				))}
				{shown === "after" &&
					marks.map(({ top, height }) => (
						// A little more than the line, so that the bar is seen beside it.
						<span
							key={top}
							aria-hidden
							data-mark
							className="absolute inset-x-[6%] border-accent border-l-3 bg-accent/12"
							style={{ top: `${(top - height * 0.2) * 100}%`, height: `${height * 140}%` }}
						/>
					))}
			</div>
			{marks.length > 0 && <p className="text-ink-muted text-sm">Marked on the tailored page: lines that were reworded or moved.</p>}
		</div>
	);
}
