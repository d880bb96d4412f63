"use client";

import { Asterisk, Copy } from "lucide-react";
import { CloseSurvey } from "@/components/surveys/frame/close-survey";
import { SurveyFrame } from "@/components/surveys/frame/survey-frame";
import { useDuplicateSurvey } from "@/components/surveys/list/survey-actions";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { TYPE_WORDS } from "@/lib/surveys/importing/type-words";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { documentOf } from "./document/from-survey";
import { SurveyPreview } from "./preview/survey-preview";
import { PublishedRewards } from "./published-rewards";
import { TYPE_ICONS } from "./questions/slash-menu";

/** The questions of a survey that people have answered: they stay as they are. `lineAccount`: the official account of this site on LINE. */
export function PublishedQuestions({ survey, lineAccount }: { survey: Survey; lineAccount: string | null }) {
	const { moment } = useFormat();
	const duplicate = useDuplicateSurvey();
	const action = (
		<Button size="sm" isBusy={duplicate.isPending} icon={<Copy aria-hidden />} onClick={() => duplicate.mutate(survey.surveyId)}>
			Duplicate
		</Button>
	);
	return (
		<SurveyFrame survey={survey} place="build" action={action} note={<CloseSurvey survey={survey} />}>
			<div className="mx-auto grid max-w-[92rem] grid-cols-1 gap-8 px-4 pb-12 md:px-8 xl:grid-cols-[minmax(0,44rem)_minmax(24rem,1fr)]">
				<div className="grid min-w-0 grid-cols-1 content-start gap-5">
					<div className="grid gap-1">
						<h1 className="wrap-anywhere font-semibold text-2xl">{survey.title}</h1>
						{survey.description && <p className="wrap-anywhere whitespace-pre-line text-ink-muted">{survey.description}</p>}
					</div>
					<Notice tone="info" title={survey.publishedAt ? `Published ${moment(survey.publishedAt)}` : "Published"}>
						Its questions stay as people answered them. Duplicate it to change them.
					</Notice>
					<ol className="grid grid-cols-1 gap-2">
						{survey.questions.map((question, index) => {
							const Icon = TYPE_ICONS[question.questionType];
							return (
								<li key={question.questionId} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-lg border bg-surface p-4">
									<span aria-hidden className="pt-0.5 font-mono text-ink-faint text-sm">
										{index + 1}
									</span>
									<div className="grid min-w-0 grid-cols-1 gap-1.5">
										<p className="wrap-anywhere font-medium text-lg">
											{question.questionText}
											{question.required && (
												<>
													<Asterisk aria-hidden className="ml-0.5 inline size-4 text-danger" />
													<span className="sr-only">Required</span>
												</>
											)}
										</p>
										<p className="flex items-center gap-1.5 text-ink-muted text-sm">
											<Icon aria-hidden className="size-4" /> {TYPE_WORDS[question.questionType].label}
										</p>
										{question.options.length > 0 && <p className="wrap-anywhere text-ink-muted text-sm">{question.options.join(" · ")}</p>}
									</div>
								</li>
							);
						})}
					</ol>
					<PublishedRewards survey={survey} />
				</div>
				<div className="h-[44rem] xl:sticky xl:top-32 xl:h-[calc(100dvh-10rem)]">
					<SurveyPreview document={documentOf(survey)} lineAccount={lineAccount} activeKey={null} />
				</div>
			</div>
		</SurveyFrame>
	);
}
