"use client";

import { Plus, X } from "lucide-react";
import type { ClipboardEvent, KeyboardEvent } from "react";
import type { DraftQuestion, QuestionFields } from "@/components/surveys/builder/document/survey-document";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { entriesOf, isList } from "@/lib/surveys/importing/list-entries";
import { SURVEY_LIMITS } from "@/lib/surveys/limits";
import { placeName, type QuestionPlace } from "./use-question-focus";

interface OptionFieldsProps {
	question: DraftQuestion;
	number: number;
	onChange: (fields: Partial<QuestionFields>) => void;
	onFocusPlace: (place: QuestionPlace) => void;
	/** Enter in the last, empty option: the list is done. */
	onDone: () => void;
	onMoved: (words: string) => void;
}

/** The options of a choice: Enter for the next, a pasted list for many, Alt with an arrow to move one. */
export function OptionFields({ question, number, onChange, onFocusPlace, onDone, onMoved }: OptionFieldsProps) {
	const { key, options, questionType } = question;
	const isSeveral = questionType === "multiple_choice";

	function put(next: readonly string[], focusAt?: number) {
		onChange({ options: next.slice(0, SURVEY_LIMITS.options) });
		if (focusAt !== undefined) onFocusPlace({ key, option: Math.min(focusAt, SURVEY_LIMITS.options - 1) });
	}

	function rename(index: number, text: string) {
		const old = options[index] ?? "";
		const cap = question.optionCaps[old];
		const { [old]: _gone, ...otherCaps } = question.optionCaps;
		onChange({
			options: options.map((option, at) => (at === index ? text : option)),
			...(cap === undefined ? {} : { optionCaps: text.trim() === "" ? otherCaps : { ...otherCaps, [text.trim()]: cap } }),
		});
	}

	function remove(index: number) {
		const { [options[index] ?? ""]: _gone, ...optionCaps } = question.optionCaps;
		onChange({ options: options.filter((_option, at) => at !== index), optionCaps });
		onFocusPlace(index > 0 ? { key, option: index - 1 } : { key });
	}

	function move(index: number, step: -1 | 1) {
		const to = index + step;
		if (to < 0 || to >= options.length) return;
		const next = [...options];
		next.splice(to, 0, ...next.splice(index, 1));
		put(next, to);
		onMoved(`Option moved to ${to + 1} of ${options.length}`);
	}

	function onKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number) {
		if (event.nativeEvent.isComposing) return;
		const isEmpty = (options[index] ?? "").trim() === "";
		const isLast = index === options.length - 1;
		const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
		if (step !== null && event.altKey) move(index, step);
		else if (event.metaKey || event.ctrlKey || event.altKey) return;
		else if (event.key === "Enter" && isEmpty && isLast && options.length > 1) {
			onChange({ options: options.slice(0, -1) });
			onDone();
		} else if (event.key === "Enter" && !isEmpty) put([...options.slice(0, index + 1), "", ...options.slice(index + 1)], index + 1);
		else if (event.key === "Backspace" && options[index] === "") remove(index);
		else if (step !== null) onFocusPlace(index + step < 0 ? { key } : { key, option: Math.min(options.length - 1, index + step) });
		else return;
		event.preventDefault();
		event.stopPropagation();
	}

	function onPaste(event: ClipboardEvent<HTMLInputElement>, index: number) {
		const text = event.clipboardData.getData("text/plain");
		if (!isList(text)) return;
		event.preventDefault();
		const entries = entriesOf(text).map((entry) => entry.slice(0, SURVEY_LIMITS.option));
		const isEmpty = (options[index] ?? "").trim() === "";
		const before = options.slice(0, isEmpty ? index : index + 1);
		const after = options.slice(index + 1).filter((option) => option.trim() !== "");
		const next = [...new Set([...before, ...entries, ...after])];
		put(next, before.length + entries.length - 1);
	}

	return (
		<div className="grid grid-cols-1 gap-1">
			<ul aria-label={`Options of question ${number}`} className="grid grid-cols-1 gap-1">
				{options.map((option, index) => {
					const isDoubled = option.trim() !== "" && options.findIndex((other) => other.trim() === option.trim()) < index;
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: an option is its place; its text changes with every key
						<li key={index} className="group/option flex items-center gap-2">
							<span aria-hidden className={cn("size-4 shrink-0 border-2 border-line-strong/60", isSeveral ? "rounded-sm" : "rounded-full")} />
							<input
								data-place={placeName(key, index)}
								aria-label={`Option ${index + 1} of question ${number}`}
								aria-invalid={isDoubled || undefined}
								value={option}
								maxLength={SURVEY_LIMITS.option}
								placeholder={index === 0 ? "Option, or paste a list" : "Option"}
								onChange={({ target }) => rename(index, target.value)}
								onKeyDown={(event) => onKeyDown(event, index)}
								onPaste={(event) => onPaste(event, index)}
								className="h-8 min-w-0 flex-1 rounded-sm bg-transparent px-1 outline-none placeholder:text-ink-faint hover:bg-sunken/60 focus-visible:bg-sunken/60 focus-visible:outline-2 focus-visible:outline-accent pointer-coarse:h-10"
							/>
							{isDoubled && <span className="shrink-0 text-danger text-sm">There already</span>}
							<Button
								variant="ghost"
								size="icon"
								tabIndex={-1}
								aria-label={`Remove option ${index + 1} of question ${number}`}
								icon={<X aria-hidden />}
								onClick={() => remove(index)}
								className="opacity-0 group-hover/option:opacity-100 group-has-focus-visible/option:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
							/>
						</li>
					);
				})}
			</ul>
			{options.length < SURVEY_LIMITS.options && (
				<Button variant="ghost" size="sm" className="-ml-1 w-fit" icon={<Plus aria-hidden />} onClick={() => put([...options, ""], options.length)}>
					Add option<span className="sr-only"> to question {number}</span>
				</Button>
			)}
		</div>
	);
}
