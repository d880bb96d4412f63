"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { SurveyStateBadge } from "@/components/surveys/survey-state";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Cell, Row } from "@/components/ui/table";
import { type Column, TableOrCards } from "@/components/ui/table-or-cards";
import { ROW, useRowKeys } from "@/components/ui/use-row-keys";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { SurveyActions } from "./survey-actions";

const COLUMNS: readonly Column[] = [
	{ label: "Survey" },
	{ label: "State", width: "w-32" },
	{ label: "Questions", width: "w-28", isNumeric: true },
	{ label: "Responses", width: "w-28", isNumeric: true },
	{ label: "Changed", width: "w-32", isNumeric: true },
	{ label: "Actions", width: "w-16", isUnseen: true },
];

/** A draft is for writing, anything else for reading. */
export const surveyAddress = ({ surveyId, status }: Pick<Survey, "surveyId" | "status">) =>
	status === "draft" ? `/surveys/${surveyId}` : `/surveys/${surveyId}/responses`;

/** Surveys as a table where there is room, as cards on phones. j and k move between them, Enter opens. */
export function SurveyRows({ surveys }: { surveys: readonly Survey[] }) {
	const router = useRouter();
	const { number, count } = useFormat();
	const frameRef = useRowKeys();
	return (
		<div ref={frameRef}>
			<TableOrCards
				from="lg"
				columns={COLUMNS}
				rows={surveys.map((survey) => (
					<Row key={survey.surveyId} {...{ [ROW]: survey.surveyId }} onClick={() => router.push(surveyAddress(survey))} className="cursor-pointer">
						<Cell>
							<Link href={surveyAddress(survey)} onClick={(event) => event.stopPropagation()} className="block truncate rounded-sm font-medium">
								{survey.title}
							</Link>
						</Cell>
						<Cell>
							<SurveyStateBadge survey={survey} />
						</Cell>
						<Cell isNumeric>{number(survey.questions.length)}</Cell>
						<Cell isNumeric>{survey.status === "draft" ? <span className="text-ink-faint">–</span> : number(survey.totalResponses)}</Cell>
						<Cell className="text-right text-ink-muted text-sm">
							<RelativeTime value={survey.updatedAt} />
						</Cell>
						<Cell className="text-right" onClick={(event) => event.stopPropagation()}>
							<SurveyActions survey={survey} />
						</Cell>
					</Row>
				))}
				cards={surveys.map((survey) => (
					<li key={survey.surveyId} {...{ [ROW]: survey.surveyId }} className="flex items-start rounded-lg border bg-surface">
						<Link href={surveyAddress(survey)} className="grid min-w-0 flex-1 grid-cols-1 gap-2 rounded-lg p-4">
							<span className="flex flex-wrap items-center justify-between gap-2">
								<SurveyStateBadge survey={survey} />
								<RelativeTime value={survey.updatedAt} className="text-ink-faint text-sm" />
							</span>
							<span className="wrap-anywhere font-medium">{survey.title}</span>
							<span className="text-ink-muted text-sm">
								{count(survey.questions.length, "question")}
								{survey.status !== "draft" && `, ${count(survey.totalResponses, "response")}`}
							</span>
						</Link>
						<div className="p-2">
							<SurveyActions survey={survey} />
						</div>
					</li>
				))}
			/>
		</div>
	);
}
