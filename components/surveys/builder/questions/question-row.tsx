"use client";

import { Asterisk, ChevronDown, Copy, GripVertical, MoreHorizontal, MoveDown, MoveUp, SlidersHorizontal, Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useState } from "react";
import { type DraftQuestion, hasOptions, QUESTION_TYPES, type QuestionFields, type QuestionType } from "@/components/surveys/builder/document/survey-document";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from "@/components/ui/overlay/menu";
import { TYPE_WORDS } from "@/lib/surveys/importing/type-words";
import { OptionFields } from "./option-fields";
import { QuestionLimits } from "./question-limits";
import { QuestionText } from "./question-text";
import { type SlashChoice, TYPE_ICONS } from "./slash-menu";
import type { DragOrder } from "./use-drag-order";
import type { QuestionPlace } from "./use-question-focus";

export interface QuestionActions {
	change: (fields: Partial<QuestionFields>) => void;
	retype: (questionType: QuestionType) => void;
	choose: (choice: SlashChoice, text: string) => void;
	addBelow: () => void;
	duplicate: () => void;
	remove: () => void;
	move: (step: -1 | 1) => void;
	leave: (step: -1 | 1) => void;
	paste: (text: string) => boolean;
	focusPlace: (place: QuestionPlace) => void;
	announce: (words: string) => void;
}

interface QuestionRowProps {
	question: DraftQuestion;
	number: number;
	total: number;
	actions: QuestionActions;
	drag: DragOrder;
	/** What is wrong with it, in words, once the person has asked to publish. */
	problem: string | undefined;
}

/** One question as it is written: its text, its options, and all that can be said about it. */
export function QuestionRow({ question, number, total, actions, drag, problem }: QuestionRowProps) {
	const [isLimitsOpen, setIsLimitsOpen] = useState(false);
	const { key } = question;

	function onKeyDown(event: KeyboardEvent) {
		if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) actions.move(event.key === "ArrowUp" ? -1 : 1);
		else if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === "d") actions.duplicate();
		else if ((event.metaKey || event.ctrlKey) && event.key === "Enter") actions.addBelow();
		else if ((event.metaKey || event.ctrlKey) && event.shiftKey && event.key === "Backspace") actions.remove();
		else return;
		event.preventDefault();
	}

	function goOn() {
		if (!hasOptions(question.questionType)) return actions.addBelow();
		if (question.options.length === 0) actions.change({ options: [""] });
		actions.focusPlace({ key, option: firstOpenOption(question) });
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the fields inside of it
		<div
			onKeyDown={onKeyDown}
			className={cn(
				"group/row grid grid-cols-[auto_minmax(0,1fr)] gap-x-1 rounded-lg border bg-surface py-3 pr-3 pl-1 transition-colors duration-150 focus-within:border-line-strong",
				problem && "border-danger",
				drag.dragged === key && "opacity-50",
			)}
		>
			<MoveHandle question={question} number={number} total={total} onMove={actions.move} drag={drag} />
			<div className="grid min-w-0 grid-cols-1 gap-2">
				<div className="flex items-start gap-1.5">
					<span aria-hidden className="min-w-5 pt-1.5 text-right font-mono text-ink-faint text-sm">
						{number}
					</span>
					<QuestionText
						question={question}
						number={number}
						onChange={(questionText) => actions.change({ questionText })}
						onChoose={actions.choose}
						onEnter={goOn}
						onEmptied={actions.remove}
						onLeave={actions.leave}
						onPasted={actions.paste}
					/>
					{question.required && (
						<span title="Required" className="pt-2 text-danger">
							<Asterisk aria-hidden className="size-4" />
							<span className="sr-only">Required</span>
						</span>
					)}
					<RowMenu number={number} total={total} actions={actions} />
				</div>
				<div className="grid grid-cols-1 gap-2 pl-7">
					{hasOptions(question.questionType) && (
						<OptionFields
							question={question}
							number={number}
							onChange={actions.change}
							onFocusPlace={actions.focusPlace}
							onDone={actions.addBelow}
							onMoved={actions.announce}
						/>
					)}
					{problem && <p className="text-danger text-sm">{problem}</p>}
					<div className="flex flex-wrap items-center gap-1">
						<TypeMenu question={question} number={number} onRetype={actions.retype} />
						<Button
							variant="ghost"
							size="sm"
							aria-pressed={question.required}
							className={cn(question.required && "text-ink")}
							icon={<Asterisk aria-hidden className={cn(question.required && "text-danger")} />}
							onClick={() => actions.change({ required: !question.required })}
						>
							Required<span className="sr-only">: question {number}</span>
						</Button>
						<Button
							variant="ghost"
							size="sm"
							aria-expanded={isLimitsOpen}
							icon={<SlidersHorizontal aria-hidden />}
							onClick={() => setIsLimitsOpen(!isLimitsOpen)}
						>
							Limits<span className="sr-only"> and help of question {number}</span>
						</Button>
					</div>
					{isLimitsOpen && <QuestionLimits question={question} onChange={actions.change} />}
				</div>
			</div>
		</div>
	);
}

function firstOpenOption({ options }: DraftQuestion): number {
	return Math.max(
		0,
		options.findIndex((option) => option.trim() === ""),
	);
}

interface MoveHandleProps {
	question: DraftQuestion;
	number: number;
	total: number;
	onMove: (step: -1 | 1) => void;
	drag: DragOrder;
}

function MoveHandle({ question, number, total, onMove, drag }: MoveHandleProps) {
	return (
		<button
			type="button"
			aria-label={`Move question ${number} of ${total}. Use the arrow keys, or drag.`}
			{...drag.handleOf(question.key)}
			onKeyDown={(event) => {
				if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
				event.preventDefault();
				event.stopPropagation();
				onMove(event.key === "ArrowUp" ? -1 : 1);
			}}
			className="grid h-8 w-6 cursor-grab touch-none place-items-center rounded-sm text-ink-faint opacity-50 hover:bg-sunken hover:opacity-100 focus-visible:opacity-100 active:cursor-grabbing group-hover/row:opacity-100 pointer-coarse:h-10 pointer-coarse:w-8 pointer-coarse:opacity-100"
		>
			<GripVertical aria-hidden className="size-4" />
		</button>
	);
}

function TypeMenu({ question, number, onRetype }: { question: DraftQuestion; number: number; onRetype: (type: QuestionType) => void }) {
	const Icon = TYPE_ICONS[question.questionType];
	return (
		<Menu
			align="start"
			trigger={
				<Button variant="ghost" size="sm" icon={<Icon aria-hidden />} className="-ml-2.5">
					{TYPE_WORDS[question.questionType].label}
					<span className="sr-only">: type of question {number}</span>
					<ChevronDown aria-hidden className="text-ink-faint" />
				</Button>
			}
		>
			<MenuRadioGroup value={question.questionType} onValueChange={(value) => onRetype(QUESTION_TYPES.find((type) => type === value) ?? "text")}>
				<MenuLabel>Type of question</MenuLabel>
				{QUESTION_TYPES.map((type) => {
					const TypeIcon = TYPE_ICONS[type];
					return (
						<MenuRadioItem key={type} value={type}>
							<TypeIcon aria-hidden />
							{TYPE_WORDS[type].label}
						</MenuRadioItem>
					);
				})}
			</MenuRadioGroup>
		</Menu>
	);
}

function RowMenu({ number, total, actions }: { number: number; total: number; actions: QuestionActions }) {
	return (
		<Menu trigger={<Button variant="ghost" size="icon" aria-label={`More for question ${number}`} icon={<MoreHorizontal aria-hidden />} />}>
			<MenuItem onSelect={actions.duplicate}>
				<Copy aria-hidden /> Duplicate
			</MenuItem>
			<MenuItem disabled={number === 1} onSelect={() => actions.move(-1)}>
				<MoveUp aria-hidden /> Move up
			</MenuItem>
			<MenuItem disabled={number === total} onSelect={() => actions.move(1)}>
				<MoveDown aria-hidden /> Move down
			</MenuItem>
			<MenuSeparator />
			<MenuItem isDangerous onSelect={actions.remove}>
				<Trash2 aria-hidden /> Delete
			</MenuItem>
		</Menu>
	);
}
