"use client";

import { useMutation } from "@tanstack/react-query";
import { ArrowRight, CircleAlert, TriangleAlert } from "lucide-react";
import { callApi, messageOf } from "@/components/api-client";
import { surveyOperations } from "@/components/calls/surveys";
import type { SurveyDocument } from "@/components/surveys/builder/document/survey-document";
import type { SurveyEditor } from "@/components/surveys/builder/use-survey-editor";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import type { Survey } from "@/lib/surveys/schemas/survey";
import type { CheckFinding } from "./publish-check";

interface PublishDialogProps {
	surveyId: string;
	editor: SurveyEditor;
	/** What is missing or worth a look, as the document stands. */
	findings: readonly CheckFinding[];
	/** The official account of this site on LINE. */
	lineAccount: string | null;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	onJump: (finding: CheckFinding) => void;
	onPublished: (survey: Survey) => void;
}

class NotSaved extends Error {}

/** What is missing before a survey can be published, or what it will be. */
export function PublishDialog({ surveyId, editor, findings, lineAccount, isOpen, onOpenChange, onJump, onPublished }: PublishDialogProps) {
	const publish = useMutation({
		mutationFn: async () => {
			if (!(await editor.flush())) throw new NotSaved();
			return await callApi(surveyOperations.publishSurvey, { params: { surveyId }, body: { expectedVersion: editor.itemVersion() } });
		},
		onSuccess: onPublished,
	});
	const blocking = findings.filter(({ isBlocking }) => isBlocking);
	const isReady = blocking.length === 0;
	return (
		<Dialog
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={isReady ? "Publish this survey?" : "Not ready to publish yet"}
			description={
				isReady
					? "Anyone with the link can answer then. You can't change the questions after that."
					: "Mend what is marked in red first. Each line leads to its place."
			}
			actions={
				<>
					<Button onClick={() => onOpenChange(false)}>Keep editing</Button>
					{isReady && (
						<Button variant="primary" isBusy={publish.isPending} onClick={() => publish.mutate()}>
							Publish survey
						</Button>
					)}
				</>
			}
		>
			<div className="grid grid-cols-1 gap-4">
				{isReady && <Summary document={editor.document} lineAccount={lineAccount} />}
				{findings.length > 0 && (
					<ul aria-label="What to look at" className="grid grid-cols-1 gap-1">
						{findings.map((finding) => (
							<li key={`${finding.key}${finding.message}`}>
								<button
									type="button"
									onClick={() => onJump(finding)}
									className="group flex w-full items-start gap-2.5 rounded-md px-2 py-2 text-left hover:bg-sunken pointer-coarse:py-3"
								>
									{finding.isBlocking ? (
										<CircleAlert aria-label="Needed" className="mt-0.5 size-4 shrink-0 text-danger" />
									) : (
										<TriangleAlert aria-label="Worth a look" className="mt-0.5 size-4 shrink-0 text-warning" />
									)}
									<span className="wrap-anywhere min-w-0 flex-1">{finding.message}</span>
									<ArrowRight aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
								</button>
							</li>
						))}
					</ul>
				)}
				{publish.isError && (
					<Notice tone="danger" title="The survey was not published">
						{publish.error instanceof NotSaved ? "Your last changes have not arrived yet. Try again in a moment." : messageOf(publish.error)}
					</Notice>
				)}
			</div>
		</Dialog>
	);
}

function Summary({ document, lineAccount }: { document: SurveyDocument; lineAccount: string | null }) {
	const { count, number, moment } = useFormat();
	const required = document.questions.filter((question) => question.required).length;
	const { mystery } = document;
	const facts = [
		`${count(document.questions.length, "question")}, ${number(required)} of them required`,
		document.presentation === "one_at_a_time" ? "One question at a time" : "All questions on one page",
		document.responseCap === null ? null : `At most ${count(document.responseCap, "response")}`,
		document.earlyBirdDeadline === null ? null : `Early bird until ${moment(document.earlyBirdDeadline)}`,
		mystery === null ? null : `Mystery event “${mystery.title.trim()}”`,
		document.messagingOaId === null ? null : `Respondents can connect LINE with ${lineAccount ?? document.messagingOaId}`,
	].filter((fact) => fact !== null);
	return (
		<ul className="grid list-disc gap-1 pl-5 marker:text-ink-faint">
			{facts.map((fact) => (
				<li key={fact} className="wrap-anywhere">
					{fact}
				</li>
			))}
		</ul>
	);
}
