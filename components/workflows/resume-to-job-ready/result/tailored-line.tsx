"use client";

import { Pencil, RotateCcw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { LineField } from "./line-field";
import { MarkBadges, markWord } from "./mark-badges";
import { useResult } from "./result-context";
import type { Line } from "./state/tailored-lines";

/** One line of the tailored resume: chosen, it tells why it differs and where it comes from, and can be changed in its place. */
export function TailoredLineRow({ line, isList }: { line: Line; isList: boolean }) {
	const { editing, chosen, choose, openPath, open } = useResult();
	const isChosen = chosen?.path === line.path;
	const violations = editing.violations.get(line.path) ?? [];
	const words = [...line.marks.map(markWord), ...(violations.length > 0 ? ["Can't stay"] : [])].join(", ");
	if (openPath === line.path) return <LineField line={line} violations={violations} />;
	return (
		<li
			data-path={line.path}
			className={cn(
				"min-w-0 rounded-md border-l-2",
				line.marks.length > 0 ? "border-l-line-strong" : "border-l-transparent",
				isChosen && "border-l-accent bg-accent-soft",
				violations.length > 0 && "border-l-danger",
			)}
		>
			<button
				type="button"
				aria-pressed={isChosen}
				aria-label={words ? `${words}: ${line.text}` : line.text}
				data-line={line.path}
				onClick={() => choose(isChosen ? null : line)}
				onKeyDown={(event) => {
					if (event.key !== "Enter" || !line.isEditable) return;
					event.preventDefault();
					open(line);
				}}
				className={cn("grid w-full min-w-0 gap-1 rounded-md px-3 py-1.5 text-left", !isChosen && "hover:bg-sunken")}
			>
				<span className={cn("wrap-anywhere", line.look?.isStrong && "font-medium")}>
					{isList && (line.look?.style ?? "item") === "item" && <span aria-hidden>• </span>}
					{line.text}
					{line.look?.dates && <span className="font-normal text-ink-muted text-sm"> · {line.look.dates}</span>}
				</span>
				{line.marks.length > 0 && (
					<span className="flex flex-wrap gap-1">
						<MarkBadges marks={line.marks} />
					</span>
				)}
			</button>
			{isChosen && <LineDetails line={line} />}
		</li>
	);
}

function LineDetails({ line }: { line: Line }) {
	const { editing, open } = useResult();
	const differs = line.sourceText !== null && line.marks.some((mark) => mark === "rephrased" || mark === "edited");
	return (
		<div className="grid gap-2 px-3 pb-2.5 text-sm">
			{line.reasons.map((reason) => (
				<p key={reason} className="wrap-anywhere text-ink-muted">
					{reason}
				</p>
			))}
			{line.marks.length === 0 && line.sourceText !== null && <p className="text-ink-muted">As it stands in your resume.</p>}
			{differs && <p className="wrap-anywhere text-ink-muted">Your resume says: “{line.sourceText}”</p>}
			{line.isEditable && (
				<div className="flex flex-wrap gap-2">
					<Button size="sm" icon={<Pencil aria-hidden />} onClick={() => open(line)}>
						Edit this line
					</Button>
					{line.marks.includes("edited") && (
						<Button size="sm" variant="ghost" icon={<RotateCcw aria-hidden />} onClick={() => editing.write(line.path, line.written)}>
							Back to the tailored text
						</Button>
					)}
				</div>
			)}
		</div>
	);
}
