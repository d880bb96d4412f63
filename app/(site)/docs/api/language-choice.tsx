"use client";

import { useEffect } from "react";
import { chooseLanguage, keepLanguage, LANGUAGES, useShownCalls } from "./samples-store";

/** In which language calls are shown. `needsCalls`: on the reference, whose calls are loaded when they are wanted. */
export function LanguageChoice({ title, needsCalls }: { title: string; needsCalls: boolean }) {
	const { language: chosen, hasFailed } = useShownCalls();
	useEffect(() => keepLanguage(needsCalls), [needsCalls]);
	return (
		<fieldset className="flex flex-wrap gap-2">
			<legend className="pb-2 font-medium text-ink-muted text-sm">{title}</legend>
			{LANGUAGES.map((language) => (
				<label
					key={language}
					className="flex min-h-10 cursor-pointer items-center rounded-md border px-3 text-sm has-checked:border-accent has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-accent"
				>
					<input type="radio" name="samples" className="sr-only" checked={chosen === language} onChange={() => chooseLanguage(language, needsCalls)} />
					{language}
				</label>
			))}
			{needsCalls && hasFailed && chosen !== "curl" && (
				<p role="alert" className="basis-full text-danger text-sm">
					These calls could not be loaded, so those for curl are shown. Choose the language again to try once more.
				</p>
			)}
		</fieldset>
	);
}
