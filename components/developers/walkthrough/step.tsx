import { Check, Circle, CircleDot } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";

export type StepState = "done" | "next" | "later";

const LOOKS = {
	done: { Icon: Check, ink: "text-success", word: "Done" },
	next: { Icon: CircleDot, ink: "text-accent", word: "Next" },
	later: { Icon: Circle, ink: "text-ink-faint", word: "Later" },
} as const;

interface StepProps {
	number: number;
	title: string;
	state: StepState;
	text: ReactNode;
	children: ReactNode;
}

/** One step of the walk-through: what it does, how to do it, and whether it is done. */
export function Step({ number, title, state, text, children }: StepProps) {
	const { Icon, ink, word } = LOOKS[state];
	return (
		<li className="group grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
			<div className="grid grid-rows-[auto_1fr] justify-items-center gap-2">
				<span className={cn("grid size-8 place-items-center rounded-full border", state === "done" ? "bg-success-soft" : "bg-surface", ink)}>
					<Icon aria-hidden className="size-4" />
				</span>
				<span aria-hidden className="w-px bg-line group-last:hidden" />
			</div>
			<div className="grid min-w-0 gap-3 pb-8">
				<div className="grid gap-1 pt-1">
					<h3 className="flex flex-wrap items-baseline gap-x-3 font-semibold">
						<span>
							{number}. {title}
						</span>
						<span className={cn("font-medium text-sm", ink)}>{word}</span>
					</h3>
					<p className="max-w-[72ch] text-ink-muted">{text}</p>
				</div>
				{state === "done" ? (
					<details>
						<summary className="w-fit cursor-pointer rounded-sm text-ink-muted text-sm hover:text-ink">
							Show it again<span className="sr-only">: {title}</span>
						</summary>
						<div className="mt-3 grid min-w-0 gap-3">{children}</div>
					</details>
				) : (
					children
				)}
			</div>
		</li>
	);
}
