"use client";

import type { ReactNode } from "react";
import { useShownCalls } from "@/app/(site)/docs/api/samples-store";
import type { Language } from "@/app/(site)/docs/languages";

interface StepProps {
	readonly number: number;
	readonly title: string;
	readonly text: ReactNode;
	/** Shown while this language is chosen; the others stand in the page all the same, for programs that read it. */
	readonly only?: Language;
	/** The language in which the page was made. */
	readonly made: Language;
	readonly children: ReactNode;
}

export function Step({ number, title, text, only, made, children }: StepProps) {
	const { language } = useShownCalls();
	return (
		<li className="grid min-w-0 gap-3" hidden={only !== undefined && only !== (language ?? made)}>
			<div className="grid gap-1">
				<h2 className="font-semibold text-lg">
					{number}. {title}
					{only && <span className="sr-only"> with {only}</span>}
				</h2>
				<div className="max-w-[72ch] text-ink-muted">{text}</div>
			</div>
			{children}
		</li>
	);
}
