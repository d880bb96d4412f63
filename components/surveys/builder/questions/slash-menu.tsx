"use client";

import { AlignLeft, Asterisk, CircleDot, Gauge, Hash, ListChecks, type LucideIcon, Type } from "lucide-react";
import type { QuestionType } from "@/components/surveys/builder/document/survey-document";
import { cn } from "@/components/ui/class-names";
import { TYPE_WORDS } from "@/lib/surveys/importing/type-words";

export const TYPE_ICONS: Readonly<Record<QuestionType, LucideIcon>> = {
	text: Type,
	textarea: AlignLeft,
	single_choice: CircleDot,
	multiple_choice: ListChecks,
	rating: Gauge,
	number: Hash,
};

/** What can be chosen behind a slash: a type, or whether an answer is needed. */
export type SlashChoice = QuestionType | "required";

interface SlashMenuProps {
	id: string;
	choices: readonly SlashChoice[];
	active: SlashChoice | undefined;
	isRequired: boolean;
	onChoose: (choice: SlashChoice) => void;
}

/** The list below a question's text while a slash is typed. The text keeps the focus and moves through it. */
export function SlashMenu({ id, choices, active, isRequired, onChoose }: SlashMenuProps) {
	return (
		<div
			id={id}
			role="listbox"
			aria-label="Type of question"
			className="absolute top-full left-0 z-30 mt-1 w-72 max-w-full animate-enter rounded-md bg-raised p-1 shadow-float"
		>
			{choices.map((choice) => {
				const Icon = choice === "required" ? Asterisk : TYPE_ICONS[choice];
				const { label, hint } = choice === "required" ? requiredWords(isRequired) : TYPE_WORDS[choice];
				return (
					<div
						key={choice}
						id={`${id}-${choice}`}
						role="option"
						tabIndex={-1}
						aria-selected={choice === active}
						onPointerDown={(event) => {
							event.preventDefault();
							onChoose(choice);
						}}
						className={cn(
							"flex cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 hover:bg-sunken pointer-coarse:py-2.5",
							choice === active && "bg-sunken",
						)}
					>
						<Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
						<span>{label}</span>
						<span className="ml-auto text-ink-faint text-sm">{hint}</span>
					</div>
				);
			})}
		</div>
	);
}

function requiredWords(isRequired: boolean) {
	return isRequired ? { label: "Optional", hint: "May stay empty" } : { label: "Required", hint: "Needs an answer" };
}
