"use client";

import { FileUp } from "lucide-react";
import { useId, useState } from "react";
import type { QuestionFields } from "@/components/surveys/builder/document/survey-document";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Textarea } from "@/components/ui/form/input";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { readQuestions } from "@/lib/surveys/importing/read-questions";
import { TYPE_WORDS } from "@/lib/surveys/importing/type-words";
import { SURVEY_LIMITS } from "@/lib/surveys/limits";

interface ImportDialogProps {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	/** How many questions there is room for. */
	room: number;
	onImport: (questions: readonly QuestionFields[]) => void;
}

const EXAMPLE = "How did you hear of us? *\n- A friend\n- A search\n\nHow likely are you to recommend us? (0-10)\nAnything else? (long text)";

/** Questions out of a text or a CSV file, seen before they are added. */
export function ImportDialog({ isOpen, onOpenChange, room, onImport }: ImportDialogProps) {
	const { count } = useFormat();
	const fileId = useId();
	const [text, setText] = useState("");
	const read = readQuestions(text);
	const questions = read.questions.slice(0, room);
	const left = read.questions.length - questions.length;

	function add() {
		onImport(questions);
		setText("");
		onOpenChange(false);
	}

	return (
		<Dialog
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title="Import questions"
			description="A question a line, its options as a list below it. Or a table with the columns question, type, required, options, min and max."
			className="w-[min(44rem,calc(100vw-2rem))]"
			actions={
				<>
					<Button onClick={() => onOpenChange(false)}>Cancel</Button>
					<Button
						variant="primary"
						disabled={questions.length === 0}
						title={questions.length === 0 ? "Paste or choose something first" : undefined}
						onClick={add}
					>
						{questions.length === 0 ? "Add questions" : `Add ${count(questions.length, "question")}`}
					</Button>
				</>
			}
		>
			<div className="grid grid-cols-1 gap-4">
				<Field label="Text or CSV">
					{(control) => (
						<Textarea
							{...control}
							rows={8}
							className="font-mono text-sm"
							value={text}
							maxLength={SURVEY_LIMITS.importLetters}
							placeholder={EXAMPLE}
							onChange={({ target }) => setText(target.value)}
						/>
					)}
				</Field>
				<div className="flex flex-wrap items-center gap-2">
					<label
						htmlFor={fileId}
						className="inline-flex h-9 cursor-pointer items-center gap-2 rounded-md border border-line-strong/60 bg-surface px-3.5 font-medium hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:h-11"
					>
						<FileUp aria-hidden className="size-4" />
						Choose a file
						<input
							id={fileId}
							type="file"
							accept=".csv,.tsv,.txt,.md,text/csv,text/plain"
							className="sr-only"
							onChange={async ({ target }) => {
								const file = target.files?.[0];
								if (file) setText((await file.text()).slice(0, SURVEY_LIMITS.importLetters));
								target.value = "";
							}}
						/>
					</label>
					<span className="text-ink-muted text-sm">CSV, TSV or plain text</span>
				</div>
				{questions.length > 0 && (
					<section aria-label="What is added" className="grid max-h-64 grid-cols-1 gap-2 overflow-y-auto rounded-md border p-3">
						<ol className="grid list-decimal gap-1.5 pl-6 marker:text-ink-faint">
							{questions.map((question, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: nothing else names what is not made yet
								<li key={index} className="wrap-anywhere">
									{question.questionText}
									{question.required && <span className="text-danger"> *</span>}
									<span className="block text-ink-muted text-sm">
										{TYPE_WORDS[question.questionType].label}
										{question.options.length > 0 && `: ${question.options.join(", ")}`}
									</span>
								</li>
							))}
						</ol>
					</section>
				)}
				{(read.problems.length > 0 || left > 0) && (
					<Notice tone="warning" title="Not everything is taken as it is">
						<ul className="grid gap-0.5">
							{left > 0 && <li>There is room for {count(room, "question")} more.</li>}
							{read.problems.slice(0, 8).map(({ line, message }) => (
								<li key={`${line}${message}`}>
									Line {line}: {message}
								</li>
							))}
							{read.problems.length > 8 && <li>And {read.problems.length - 8} more.</li>}
						</ul>
					</Notice>
				)}
			</div>
		</Dialog>
	);
}
