"use client";

import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { retyped } from "@/components/surveys/builder/document/edit-document";
import { blankQuestion, type DraftQuestion, hasOptions } from "@/components/surveys/builder/document/survey-document";
import type { SurveyEditor } from "@/components/surveys/builder/use-survey-editor";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { useAnnouncement } from "@/components/ui/overlay/announcer";
import { entriesOf, hasBullet, isList } from "@/lib/surveys/importing/list-entries";
import { readQuestions } from "@/lib/surveys/importing/read-questions";
import { SURVEY_LIMITS } from "@/lib/surveys/limits";
import { type QuestionActions, QuestionRow } from "./question-row";
import type { SlashChoice } from "./slash-menu";
import { useDragOrder } from "./use-drag-order";
import { useKeptFocus } from "./use-kept-focus";
import type { QuestionPlace } from "./use-question-focus";

interface QuestionListProps {
	editor: Pick<SurveyEditor, "document" | "edit">;
	focusPlace: (place: QuestionPlace) => void;
	/** By key of the question. */
	problems: ReadonlyMap<string, string>;
}

export const newKey = () => crypto.randomUUID();

/** All questions, as one document that the keyboard runs through. */
export function QuestionList({ editor: { document, edit }, focusPlace, problems }: QuestionListProps) {
	const frameRef = useRef<HTMLOListElement>(null);
	const [spoken, setSpoken] = useState("");
	useAnnouncement(spoken);
	useKeptFocus();
	const { questions } = document;
	const isFull = questions.length >= SURVEY_LIMITS.questions;

	function moveTo(key: string, to: number) {
		const from = questions.findIndex((question) => question.key === key);
		const target = Math.min(questions.length - 1, Math.max(0, to));
		if (from < 0 || target === from) {
			if (from >= 0) setSpoken(`Question ${from + 1} stays where it is`);
			return;
		}
		edit({ do: "move", key, to: target });
		setSpoken(`Question moved to ${target + 1} of ${questions.length}`);
	}

	function insert(at: number, made: DraftQuestion[]) {
		const [first] = made;
		if (!first || isFull) return;
		edit({ do: "insert", questions: made, at });
		focusPlace({ key: first.key });
	}

	function actionsOf(question: DraftQuestion, index: number): QuestionActions {
		const { key } = question;
		return {
			change: (fields) => edit({ do: "change", key, fields }),
			retype: (questionType) => edit({ do: "retype", key, questionType }),
			choose: (choice, text) => choose(question, choice, text),
			addBelow: () => insert(index + 1, [blankQuestion(newKey())]),
			duplicate: () => {
				if (isFull) return;
				const copyKey = newKey();
				edit({ do: "duplicate", key, newKey: copyKey });
				focusPlace({ key: copyKey });
				setSpoken(`Question ${index + 1} duplicated`);
			},
			remove: () => {
				edit({ do: "remove", key });
				const neighbour = questions[index - 1] ?? questions[index + 1];
				if (neighbour) focusPlace({ key: neighbour.key });
				setSpoken(`Question ${index + 1} deleted`);
			},
			move: (step) => {
				moveTo(key, index + step);
			},
			leave: (step) => {
				const next = questions[index + step];
				if (next) focusPlace({ key: next.key, at: step < 0 ? "end" : "start" });
			},
			paste: (text) => paste(question, text),
			focusPlace,
			announce: setSpoken,
		};
	}

	function choose(question: DraftQuestion, choice: SlashChoice, text: string) {
		const { key } = question;
		const { key: _key, ...fields } = choice === "required" ? { ...question, required: !question.required } : retyped(question, choice);
		edit({ do: "change", key, fields: { ...fields, questionText: text } });
		focusPlace(choice !== "required" && hasOptions(choice) && text !== "" ? { key, option: 0 } : { key });
	}

	/** A list pasted into a question becomes its options; into an empty one, the questions that it holds. */
	function paste(question: DraftQuestion, text: string): boolean {
		if (!isList(text)) return false;
		if (question.questionText.trim() === "") {
			const made = readQuestions(text).questions.map((fields): DraftQuestion => ({ key: newKey(), ...fields }));
			const room = SURVEY_LIMITS.questions - questions.length + 1;
			const last = made.slice(0, room).at(-1);
			if (!last) return false;
			edit({ do: "replace", key: question.key, questions: made.slice(0, room) });
			focusPlace({ key: last.key });
			setSpoken(`${made.length} questions added`);
			return true;
		}
		// Several lines of prose are no list.
		if (!text.split(/\r\n|\r|\n|\t/).some((line) => hasBullet(line)) && entriesOf(text).some((entry) => entry.length > SURVEY_LIMITS.option)) return false;
		const pasted = entriesOf(text).map((entry) => entry.slice(0, SURVEY_LIMITS.option));
		const options = [...new Set([...question.options.filter((option) => option.trim() !== ""), ...pasted])].slice(0, SURVEY_LIMITS.options);
		const { key: _key, ...fields } = hasOptions(question.questionType) ? question : retyped(question, "single_choice");
		edit({ do: "change", key: question.key, fields: { ...fields, options } });
		focusPlace({ key: question.key, option: options.length - 1 });
		setSpoken(`${pasted.length} options added`);
		return true;
	}

	const drag = useDragOrder(frameRef, moveTo);
	const others = questions.filter(({ key }) => key !== drag.dragged);
	const lineBefore = drag.target === null ? null : (others[drag.target]?.key ?? "end");
	return (
		<div className="grid grid-cols-1 gap-3">
			<ol ref={frameRef} aria-label="Questions" className="grid grid-cols-1 gap-2">
				{questions.map((question, index) => (
					<li key={question.key} data-drag={question.key} className="relative">
						{lineBefore === question.key && <DropLine className="-top-1.5" />}
						<QuestionRow
							question={question}
							number={index + 1}
							total={questions.length}
							actions={actionsOf(question, index)}
							drag={drag}
							problem={problems.get(question.key)}
						/>
						{lineBefore === "end" && index === questions.length - 1 && <DropLine className="-bottom-1.5" />}
					</li>
				))}
			</ol>
			<Button
				className="h-11 w-full justify-start border-dashed text-ink-muted"
				icon={<Plus aria-hidden />}
				aria-disabled={isFull || undefined}
				onClick={() => insert(questions.length, [blankQuestion(newKey())])}
			>
				{isFull ? `${SURVEY_LIMITS.questions} questions are the most` : "Add question"}
			</Button>
		</div>
	);
}

function DropLine({ className }: { className: string }) {
	return <span aria-hidden className={cn("absolute inset-x-0 h-0.5 rounded-full bg-accent", className)} />;
}
