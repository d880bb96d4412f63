"use client";

import { type ClipboardEvent, type KeyboardEvent, useId, useState } from "react";
import { slashIn, typesFor } from "@/components/surveys/builder/document/question-words";
import type { DraftQuestion } from "@/components/surveys/builder/document/survey-document";
import { useAnnouncement } from "@/components/ui/overlay/announcer";
import { TYPE_WORDS } from "@/lib/surveys/importing/type-words";
import { SURVEY_LIMITS } from "@/lib/surveys/limits";
import { type SlashChoice, SlashMenu } from "./slash-menu";
import { placeName } from "./use-question-focus";

interface QuestionTextProps {
	question: DraftQuestion;
	/** Counts from 1. */
	number: number;
	onChange: (text: string) => void;
	onChoose: (choice: SlashChoice, text: string) => void;
	onEnter: () => void;
	onEmptied: () => void;
	onLeave: (step: -1 | 1) => void;
	/** Whether a pasted text was taken as a list. */
	onPasted: (text: string) => boolean;
}

/** Where a question is written. Enter goes on, a slash chooses the type, Backspace in an empty one removes it. */
export function QuestionText({ question, number, onChange, onChoose, onEnter, onEmptied, onLeave, onPasted }: QuestionTextProps) {
	const menuId = useId();
	const [activeIndex, setActiveIndex] = useState(0);
	const [isDismissed, setIsDismissed] = useState(false);
	const [hasFocus, setHasFocus] = useState(false);
	const slash = hasFocus && !isDismissed ? slashIn(question.questionText) : null;
	const choices = slash ? choicesFor(slash.typed, question.required) : [];
	const active = choices[Math.min(activeIndex, choices.length - 1)];
	useAnnouncement(active ? `${labelOf(active, question.required)}, ${choices.indexOf(active) + 1} of ${choices.length}` : "");

	function choose(choice: SlashChoice) {
		setActiveIndex(0);
		onChoose(choice, slash?.before ?? question.questionText);
	}

	function onMenuKey(event: KeyboardEvent): boolean {
		if (!active) return false;
		if (event.key === "Enter" || event.key === "Tab") choose(active);
		else if (event.key === "Escape") setIsDismissed(true);
		else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			const step = event.key === "ArrowDown" ? 1 : -1;
			setActiveIndex((choices.indexOf(active) + step + choices.length) % choices.length);
		} else return false;
		event.preventDefault();
		return true;
	}

	function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
		if (event.nativeEvent.isComposing || event.altKey || event.metaKey || event.ctrlKey || onMenuKey(event)) return;
		const { value, selectionStart, selectionEnd } = event.currentTarget;
		const isCaret = selectionStart === selectionEnd;
		if (event.key === "Enter" && !event.shiftKey) onEnter();
		else if (event.key === "Backspace" && value === "") onEmptied();
		else if (event.key === "ArrowUp" && isCaret && selectionStart === 0) onLeave(-1);
		else if (event.key === "ArrowDown" && isCaret && selectionStart === value.length) onLeave(1);
		else return;
		event.preventDefault();
	}

	function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
		if (onPasted(event.clipboardData.getData("text/plain"))) event.preventDefault();
	}

	return (
		<div className="relative min-w-0 flex-1">
			<textarea
				data-place={placeName(question.key)}
				aria-label={`Question ${number}`}
				aria-autocomplete="list"
				aria-controls={active ? menuId : undefined}
				aria-activedescendant={active ? `${menuId}-${active}` : undefined}
				rows={1}
				maxLength={SURVEY_LIMITS.questionText}
				value={question.questionText}
				placeholder={number === 1 ? "Write a question, or / for its type" : "Write a question"}
				onChange={({ target }) => {
					setIsDismissed(false);
					setActiveIndex(0);
					onChange(target.value.replace(/[\r\n]+/g, " "));
				}}
				onKeyDown={onKeyDown}
				onPaste={onPaste}
				onFocus={() => setHasFocus(true)}
				onBlur={() => setHasFocus(false)}
				className="field-sizing-content block w-full resize-none rounded-sm bg-transparent px-1 py-1 font-medium text-lg outline-none placeholder:font-normal placeholder:text-ink-faint focus-visible:outline-2 focus-visible:outline-accent"
			/>
			{active && <SlashMenu id={menuId} choices={choices} active={active} isRequired={question.required} onChoose={choose} />}
		</div>
	);
}

function choicesFor(typed: string, isRequired: boolean): SlashChoice[] {
	const wanted = typed.trim().toLowerCase();
	const isMeant = (isRequired ? "optional" : "required").startsWith(wanted);
	return [...typesFor(typed), ...(isMeant ? (["required"] as const) : [])];
}

function labelOf(choice: SlashChoice, isRequired: boolean): string {
	if (choice === "required") return isRequired ? "Optional" : "Required";
	return TYPE_WORDS[choice].label;
}
