"use client";

import { useEffect } from "react";
import { LANGUAGES, type Language, slugOf } from "@/app/(site)/docs/languages";
import { chooseLanguage, keepLanguage, useShownCalls } from "./samples-store";

interface LanguageChoiceProps {
	readonly title: string;
	/** In which the page was made. */
	readonly made: Language;
	/** On the reference, whose calls in other languages are loaded when they are wanted. */
	readonly needsCalls: boolean;
}

/** In which language calls are shown. Each is a page of its own for who has no script; with script it changes in place. */
export function LanguageChoice({ title, made, needsCalls }: LanguageChoiceProps) {
	const { language, hasFailed } = useShownCalls();
	const chosen = language ?? made;
	useEffect(() => keepLanguage(made, needsCalls), [made, needsCalls]);
	return (
		<nav aria-label={title} className="grid gap-2">
			<p className="font-medium text-ink-muted text-sm">{title}</p>
			<ul className="flex flex-wrap gap-2">
				{LANGUAGES.map((one) => (
					<li key={one}>
						<a
							href={`?language=${slugOf(one)}`}
							aria-current={chosen === one ? "true" : undefined}
							onClick={(event) => {
								if (event.ctrlKey || event.metaKey || event.shiftKey) return;
								event.preventDefault();
								chooseLanguage(one, made, needsCalls);
							}}
							className="flex min-h-10 items-center rounded-md border px-3 text-sm aria-[current=true]:border-accent aria-[current=true]:font-medium"
						>
							{one}
						</a>
					</li>
				))}
			</ul>
			{needsCalls && hasFailed && chosen !== made && (
				<p role="alert" className="text-danger text-sm">
					These calls could not be loaded, so those for {made} are shown. Choose the language again to try once more.
				</p>
			)}
		</nav>
	);
}
