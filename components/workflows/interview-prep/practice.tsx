"use client";

import { ArrowLeft, ArrowRight, Eye, EyeOff } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Kbd } from "@/components/ui/kbd";
import { Progress } from "@/components/ui/progress";
import { type InterviewPrep, QUESTION_GROUPS } from "@/lib/tools/documents/interviews/schemas";
import { PRACTICE_START, type PracticeStep, practiceAfter, stepOfKey } from "./practice-state";
import { QuestionAnswer } from "./question-answer";

/** One question at a time: answer aloud, then look at what to tell. Arrows turn the pages, Enter shows and hides. */
export function Practice({ prep }: { prep: InterviewPrep }) {
	const [state, setState] = useState(PRACTICE_START);
	const card = useRef<HTMLElement>(null);
	const { questions } = prep;
	const question = questions[state.at];
	if (!question) return <p className="text-ink-muted">There are no questions to practise.</p>;
	const take = (step: PracticeStep) => setState((now) => practiceAfter(now, step, questions.length));

	function takeKey(event: KeyboardEvent) {
		// A button that has the focus takes Enter and Space for itself.
		const isOnCard = event.target === card.current;
		const step = event.altKey || event.ctrlKey || event.metaKey ? null : stepOfKey(event.key);
		if (step === null || (step === "turn" && !isOnCard)) return;
		event.preventDefault();
		take(step);
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts for the buttons within
		<div className="grid grid-cols-1 gap-4" onKeyDown={takeKey}>
			<div className="grid gap-2">
				<p className="flex flex-wrap justify-between gap-2 text-ink-muted text-sm">
					<span role="status">
						Question {state.at + 1} of {questions.length}
					</span>
					<span className="pointer-coarse:hidden">
						<Kbd>←</Kbd> <Kbd>→</Kbd> turn the page, <Kbd>Enter</Kbd> shows what to tell
					</span>
				</p>
				<Progress value={(100 * (state.at + 1)) / questions.length} label={`Question ${state.at + 1} of ${questions.length}`} />
			</div>
			<Card className="p-0">
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the card takes the keys of the practice */}
				<section ref={card} tabIndex={0} aria-label="The question in hand" className="grid min-h-60 content-start gap-4 rounded-lg p-5 lg:p-8">
					<p className="text-ink-muted text-sm">{QUESTION_GROUPS[question.group]}</p>
					<h3 dir="auto" className="max-w-[40ch] break-words font-semibold text-xl">
						{question.question}
					</h3>
					<div aria-live="polite" className="grid gap-3">
						{state.isOpen && (
							<>
								<p dir="auto" className="max-w-[72ch] break-words text-ink-muted text-sm">
									{question.why}
								</p>
								<QuestionAnswer question={question} prep={prep} />
							</>
						)}
					</div>
				</section>
			</Card>
			<div className="flex flex-wrap items-center gap-3">
				<Button onClick={() => take("back")} disabled={state.at === 0}>
					<ArrowLeft aria-hidden /> Back
				</Button>
				<Button variant="primary" onClick={() => take("turn")} aria-expanded={state.isOpen}>
					{state.isOpen ? <EyeOff aria-hidden /> : <Eye aria-hidden />} {state.isOpen ? "Hide what to tell" : "Show what to tell"}
				</Button>
				<Button onClick={() => take("next")} disabled={state.at === questions.length - 1}>
					Next <ArrowRight aria-hidden />
				</Button>
			</div>
		</div>
	);
}
