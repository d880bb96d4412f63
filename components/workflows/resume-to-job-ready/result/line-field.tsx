"use client";

import { CircleAlert, CircleCheck, LoaderCircle, PenLine, RotateCcw } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { Textarea } from "@/components/ui/form/input";
import { useResult } from "./result-context";
import type { Violation } from "./state/edits";
import { tidy } from "./state/line-order";
import type { Line } from "./state/tailored-lines";

const MAX_LENGTH = 2000;
/** One word that the resume lacks is often told of in several ways. */
const MOST_SHOWN = 3;

/** A line while it is changed; the check speaks beside it. */
export function LineField({ line, violations }: { line: Line; violations: readonly Violation[] }) {
	const { editing, close } = useResult();
	const id = useId();
	const text = editing.edits[line.path] ?? line.text;
	const isEmpty = tidy(text) === "";
	const hasProblem = isEmpty || violations.length > 0;
	return (
		<li data-path={line.path} className="grid min-w-0 gap-2 rounded-md border-l-2 border-l-accent bg-accent-soft px-3 py-2">
			<Textarea
				autoFocus
				rows={2}
				maxLength={MAX_LENGTH}
				aria-label={`Text of this line${line.where ? `, ${line.where}` : ""}`}
				aria-invalid={hasProblem || undefined}
				aria-describedby={`${id}-check`}
				className="field-sizing-content scroll-mt-24 scroll-mb-72"
				value={text}
				onChange={(event) => editing.write(line.path, event.target.value)}
				onKeyDown={(event) => {
					if (event.key !== "Escape" && !(event.key === "Enter" && !event.nativeEvent.isComposing)) return;
					event.preventDefault();
					event.stopPropagation();
					close(line);
				}}
			/>
			<div id={`${id}-check`} role="status" className="grid gap-1 text-sm">
				<Verdict isEmpty={isEmpty} violations={violations} path={line.path} text={text} />
			</div>
			{line.sourceText !== null && <p className="wrap-anywhere text-ink-muted text-sm">Your resume says: “{line.sourceText}”</p>}
			<div className="flex flex-wrap gap-2">
				<Button size="sm" onClick={() => close(line)}>
					Done
				</Button>
				{tidy(text) !== tidy(line.written) && (
					<Button size="sm" variant="ghost" icon={<RotateCcw aria-hidden />} onClick={() => editing.write(line.path, line.written)}>
						Back to the tailored text
					</Button>
				)}
			</div>
		</li>
	);
}

function Verdict({ isEmpty, violations, path, text }: { isEmpty: boolean; violations: readonly Violation[]; path: string; text: string }) {
	const { check, edits } = useResult().editing;
	if (isEmpty) return <Problem words="A line can't be empty. Write something, or go back to the tailored text." />;
	if (!(path in edits)) return null;
	const own = check.ownWords.find((one) => tidy(one.text) === tidy(text));
	if (check.state === "unknown") return <p className="text-ink-muted">It could not be checked: {check.problem}</p>;
	return (
		<>
			{violations.slice(0, MOST_SHOWN).map(({ claim, explanation }) => (
				<Problem key={`${claim} ${explanation}`} words={explanation} />
			))}
			{violations.length > 0 && check.advice && <p className="text-ink-muted">{check.advice}</p>}
			{check.state === "checking" && (
				<p className="flex items-center gap-1.5 text-ink-muted">
					<LoaderCircle aria-hidden className="size-4 animate-spin" /> Checking against your resume
				</p>
			)}
			{check.state !== "checking" && own && <InOwnWords explanation={own.explanation} hasClaims={own.unshown.length > 0} />}
			{check.state !== "checking" && !own && violations.length === 0 && (
				<p className="flex items-center gap-1.5 text-success">
					<CircleCheck aria-hidden className="size-4" /> Your resume supports this line
				</p>
			)}
		</>
	);
}

/** What the resume does not show is said, and kept: it is the person's to say. */
function InOwnWords({ explanation, hasClaims }: { explanation: string; hasClaims: boolean }) {
	return (
		<p className={cn("flex items-start gap-1.5", hasClaims ? "text-warning" : "text-ink-muted")}>
			<PenLine aria-hidden className="mt-0.5 size-4 shrink-0" />
			<span className="wrap-anywhere min-w-0">
				{explanation} {hasClaims ? "Keep it if it is true: it is marked as written by you." : "It is marked as written by you."}
			</span>
		</p>
	);
}

function Problem({ words }: { words: string }) {
	return (
		<p className="flex items-start gap-1.5 text-danger">
			<CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
			<span className="wrap-anywhere min-w-0">{words}</span>
		</p>
	);
}
