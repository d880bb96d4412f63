"use client";

import { ChevronsLeftRight } from "lucide-react";
import { useState } from "react";

interface BeforeAfterProps {
	before: { src: string; alt: string };
	after: { src: string; alt: string };
}

/** Two pictures of the same size one over the other, with an edge that is moved by hand, by touch and by the arrow keys. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
	const [place, setPlace] = useState(50);
	return (
		<div className="grid gap-2">
			<div className="relative isolate overflow-hidden rounded-lg border bg-white shadow-float has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
				{/* biome-ignore lint/performance/noImgElement: made small beforehand; what else would shrink it is code in the browser */}
				<img src={after.src} alt={after.alt} width={999} height={1412} className="block h-auto w-full select-none" draggable={false} />
				{/* biome-ignore lint/performance/noImgElement: made small beforehand; what else would shrink it is code in the browser */}
				<img
					src={before.src}
					alt={before.alt}
					width={999}
					height={1412}
					draggable={false}
					style={{ clipPath: `inset(0 ${100 - place}% 0 0)` }}
					className="absolute inset-0 block h-full w-full select-none bg-white"
				/>
				<span aria-hidden style={{ left: `${place}%` }} className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-accent">
					<span className="absolute top-1/2 left-1/2 grid size-10 -translate-1/2 place-items-center rounded-full bg-accent text-on-accent text-xs shadow-float">
						<ChevronsLeftRight className="size-5" strokeWidth={2.5} />
					</span>
				</span>
				<input
					type="range"
					min={0}
					max={100}
					value={place}
					aria-label="How much of the resume is shown as it was"
					aria-valuetext={`${place} % as it was, ${100 - place} % as it was tailored`}
					onChange={({ target }) => setPlace(Number(target.value))}
					className="absolute inset-0 h-full w-full cursor-ew-resize touch-pan-y opacity-0"
				/>
			</div>
			<div aria-hidden className="flex justify-between text-ink-muted text-sm">
				<span>As it was</span>
				<span>As it was tailored</span>
			</div>
		</div>
	);
}
