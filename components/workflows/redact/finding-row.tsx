"use client";

import { useId, useState } from "react";
import { cn } from "@/components/ui/class-names";
import { Checkbox } from "@/components/ui/form/checkbox";
import { useFormat } from "@/components/ui/format/locale";
import type { FindingPlace, PersonalFinding } from "@/lib/tools/documents/redacting/schemas";

const MOST_PLACES = 20;

interface FindingRowProps {
	finding: PersonalFinding;
	isChosen: boolean;
	placeWord: "page" | "sheet" | null;
	onChange: (isChosen: boolean) => void;
}

/** One text with a place of it, marked as it will be: under a bar, or left to read. */
export function FindingRow({ finding, isChosen, placeWord, onChange }: FindingRowProps) {
	const id = useId();
	const { count } = useFormat();
	const [isOpen, setIsOpen] = useState(false);
	const { text, places, placeCount } = finding;
	const shown = isOpen ? places.slice(0, MOST_PLACES) : places.slice(0, 1);
	return (
		<li className="flex items-start gap-3 px-4 py-3">
			<Checkbox id={id} className="mt-0.5" checked={isChosen} onCheckedChange={(checked) => onChange(checked === true)} />
			<div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
				<label htmlFor={id} dir="auto" className="wrap-anywhere font-medium">
					{text}
				</label>
				{shown.map((place) => (
					<Context key={`${place.lineId} ${place.start}`} place={place} text={text} isChosen={isChosen} placeWord={placeWord} />
				))}
				{placeCount > 1 && (
					<button
						type="button"
						aria-expanded={isOpen}
						onClick={() => setIsOpen(!isOpen)}
						className="w-fit rounded-sm text-accent text-sm underline-offset-2 hover:underline pointer-coarse:py-2"
					>
						{isOpen ? "Show one place" : `${count(placeCount, "place")}: show them`}
					</button>
				)}
				{isOpen && placeCount > MOST_PLACES && <p className="text-ink-muted text-sm">and {count(placeCount - MOST_PLACES, "more place")}</p>}
			</div>
		</li>
	);
}

interface ContextProps {
	place: FindingPlace;
	text: string;
	isChosen: boolean;
	placeWord: "page" | "sheet" | null;
}

function Context({ place, text, isChosen, placeWord }: ContextProps) {
	return (
		<p dir="auto" className="wrap-anywhere max-w-[80ch] text-ink-muted text-sm">
			{placeWord && (
				<span className="mr-2 whitespace-nowrap text-xs tabular-nums">
					{placeWord === "sheet" ? "Sheet" : "Page"} {place.page}
				</span>
			)}
			{place.before}
			<mark className={cn("rounded-sm px-0.5", isChosen ? "bg-ink text-surface" : "bg-accent-soft text-accent")}>{text}</mark>
			{place.after}
		</p>
	);
}
