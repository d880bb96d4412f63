"use client";

import { UNTITLED } from "@/components/surveys/builder/document/survey-document";
import { SURVEY_LIMITS } from "@/lib/surveys/limits";
import type { SurveyEditor } from "./use-survey-editor";

interface SurveyHeadProps {
	editor: Pick<SurveyEditor, "document" | "edit">;
	/** Whether a title is asked for now. */
	isTitleMissing: boolean;
	/** Enter in the title goes on with the questions. */
	onEnter: () => void;
}

/** The title and the description, written where they will be read. */
export function SurveyHead({ editor: { document, edit }, isTitleMissing, onEnter }: SurveyHeadProps) {
	return (
		<div className="grid grid-cols-1 gap-1">
			<h1 className="sr-only">{document.title.trim() || UNTITLED}</h1>
			<textarea
				data-check="title"
				aria-label="Title"
				aria-invalid={isTitleMissing || undefined}
				rows={1}
				maxLength={SURVEY_LIMITS.title}
				value={document.title}
				placeholder="Title"
				onFocus={({ target }) => target.value === UNTITLED && target.select()}
				onChange={({ target }) => edit({ do: "describe", fields: { title: target.value.replace(/[\r\n]+/g, " ") } })}
				onKeyDown={(event) => {
					if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
					event.preventDefault();
					onEnter();
				}}
				className="field-sizing-content w-full resize-none rounded-sm bg-transparent px-1 py-1 font-semibold text-2xl outline-none placeholder:text-ink-faint focus-visible:outline-2 focus-visible:outline-accent"
			/>
			<textarea
				aria-label="Description"
				rows={1}
				maxLength={SURVEY_LIMITS.description}
				value={document.description}
				placeholder="Say in a sentence what it is for"
				onChange={({ target }) => edit({ do: "describe", fields: { description: target.value } })}
				className="field-sizing-content w-full resize-none rounded-sm bg-transparent px-1 py-1 text-ink-muted outline-none placeholder:text-ink-faint focus-visible:outline-2 focus-visible:outline-accent"
			/>
		</div>
	);
}
