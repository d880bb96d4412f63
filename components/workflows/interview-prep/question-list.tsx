import { CircleCheck, CircleDashed, CircleDot, type LucideIcon } from "lucide-react";
import { StateBadge, type Tone } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { type InterviewPrep, type InterviewQuestion, QUESTION_GROUP_NAMES, QUESTION_GROUPS } from "@/lib/tools/documents/interviews/schemas";
import { QuestionAnswer } from "./question-answer";

const STRENGTHS: Readonly<Record<InterviewQuestion["strength"], { readonly word: string; readonly tone: Tone; readonly Icon: LucideIcon }>> = {
	strong: { word: "Your resume answers it", tone: "success", Icon: CircleCheck },
	fair: { word: "Think it over", tone: "info", Icon: CircleDot },
	none: { word: "Not in your resume", tone: "warning", Icon: CircleDashed },
};

/** Every question by what makes it likely. */
export function QuestionList({ prep }: { prep: InterviewPrep }) {
	return (
		<div className="grid grid-cols-1 gap-8">
			{QUESTION_GROUP_NAMES.map((group) => {
				const own = prep.questions.filter((question) => question.group === group);
				if (own.length === 0) return null;
				return (
					<section key={group} aria-label={QUESTION_GROUPS[group]} className="grid grid-cols-1 gap-3">
						<h3 className="font-semibold">
							{QUESTION_GROUPS[group]} <span className="font-normal text-ink-muted tabular-nums">{own.length}</span>
						</h3>
						<ul className="grid gap-3">
							{own.map((question) => (
								<li key={question.questionId}>
									<Card className="grid gap-3 p-4 lg:p-5">
										<QuestionHead question={question} />
										<QuestionAnswer question={question} prep={prep} />
									</Card>
								</li>
							))}
						</ul>
					</section>
				);
			})}
		</div>
	);
}

/** A question with why it is likely and whether the resume answers it. */
export function QuestionHead({ question: { question, why, strength } }: { question: InterviewQuestion }) {
	const { word, tone, Icon } = STRENGTHS[strength];
	return (
		<div className="grid gap-1">
			<div className="flex flex-wrap items-start justify-between gap-2">
				<h4 dir="auto" className="min-w-0 flex-1 basis-60 break-words font-medium">
					{question}
				</h4>
				<StateBadge tone={tone} icon={Icon}>
					{word}
				</StateBadge>
			</div>
			<p dir="auto" className="max-w-[72ch] break-words text-ink-muted text-sm">
				{why}
			</p>
		</div>
	);
}
