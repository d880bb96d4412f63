"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { ClashNotice } from "@/components/surveys/builder/clash-notice";
import type { SurveyFields } from "@/components/surveys/builder/document/survey-document";
import { LineAccountPart } from "@/components/surveys/builder/extras/line-account";
import { SaveNote } from "@/components/surveys/builder/save-note";
import { useEditorKeys } from "@/components/surveys/builder/use-editor-keys";
import { useSurveyEditor } from "@/components/surveys/builder/use-survey-editor";
import { CloseSurvey } from "@/components/surveys/frame/close-survey";
import { SurveyFrame } from "@/components/surveys/frame/survey-frame";
import { SurveyPage } from "@/components/surveys/frame/survey-page";
import { DeleteSurvey } from "@/components/surveys/list/survey-actions";
import { surveyKeys } from "@/components/surveys/queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Combobox } from "@/components/ui/form/combobox";
import { Field } from "@/components/ui/form/field";
import { Input, Textarea } from "@/components/ui/form/input";
import { Notice } from "@/components/ui/notice";
import { SURVEY_LIMITS } from "@/lib/surveys/limits";
import type { Presentation, Survey } from "@/lib/surveys/schemas/survey";
import { languageOptions } from "./languages";

/** How a survey behaves, besides its questions. */
export function SettingsPage({ surveyId, lineAccount }: { surveyId: string; lineAccount: string | null }) {
	return <SurveyPage surveyId={surveyId}>{(survey) => <Settings key={survey.surveyId} survey={survey} lineAccount={lineAccount} />}</SurveyPage>;
}

/** `lineAccount`: the official account of this site on LINE. */
function Settings({ survey, lineAccount }: { survey: Survey; lineAccount: string | null }) {
	const queryClient = useQueryClient();
	const editor = useSurveyEditor(survey, (saved) => queryClient.setQueryData(surveyKeys.one(saved.surveyId), saved));
	useEditorKeys(editor);
	const isDraft = survey.status === "draft";
	const { document, edit } = editor;
	const put = (fields: Partial<SurveyFields>) => edit({ do: "describe", fields });
	return (
		<SurveyFrame survey={survey} place="settings" note={isDraft ? <SaveNote save={editor.save} /> : <CloseSurvey survey={survey} />}>
			<div className="mx-auto grid max-w-3xl grid-cols-1 gap-5 px-4 pb-12 md:px-8">
				<h1 className="sr-only">Settings</h1>
				<ClashNotice editor={editor} />
				{!isDraft && (
					<Notice tone="info" title="These stay as they were published">
						People answered under them. Duplicate the survey to change them.
					</Notice>
				)}
				<fieldset disabled={!isDraft} className="grid min-w-0 grid-cols-1 gap-5">
					<legend className="sr-only">Settings of the survey</legend>
					<Group title="How it is asked">
						<PresentationChoice value={document.presentation} isDisabled={!isDraft} onChange={(presentation) => put({ presentation })} />
						<Field label="Language of your questions" help="The words around them follow the reader's own language where we speak it.">
							{(control) => (
								<Combobox
									{...control}
									label="Languages"
									value={document.language}
									disabled={!isDraft}
									onValueChange={(language) => put({ language })}
									options={languageOptions(document.language)}
								/>
							)}
						</Field>
					</Group>
					<Group title="How many">
						<Field label="Most responses" isOptional help="Exactly so many are taken, however many send at once. Empty for as many as come.">
							{(control) => (
								<Input
									{...control}
									type="number"
									min={1}
									max={SURVEY_LIMITS.responseCap}
									className="w-40"
									value={document.responseCap ?? ""}
									onChange={({ target }) => {
										const count = Number.parseInt(target.value, 10);
										put({ responseCap: count >= 1 ? Math.min(SURVEY_LIMITS.responseCap, count) : null });
									}}
								/>
							)}
						</Field>
						<p className="text-ink-muted text-sm">Each e-mail address answers once. Places for single options are set with their question, under Limits.</p>
					</Group>
					<Group title="What it says">
						<Field label="After answering" isOptional help="Above the early bird and the mystery event, on the thank-you page.">
							{(control) => (
								<Textarea
									{...control}
									rows={3}
									maxLength={SURVEY_LIMITS.message}
									value={document.thankYouMessage}
									placeholder="Your answers have arrived."
									onChange={({ target }) => put({ thankYouMessage: target.value })}
								/>
							)}
						</Field>
						<Field label="When it is closed" isOptional>
							{(control) => (
								<Textarea
									{...control}
									rows={3}
									maxLength={SURVEY_LIMITS.message}
									value={document.closedMessage}
									placeholder="It takes no more answers. Thank you for wanting to take part."
									onChange={({ target }) => put({ closedMessage: target.value })}
								/>
							)}
						</Field>
					</Group>
					<Group title="Messages on LINE">
						<LineAccountPart document={document} edit={edit} account={lineAccount} isDisabled={!isDraft} />
					</Group>
				</fieldset>
				<DangerZone survey={survey} />
			</div>
		</SurveyFrame>
	);
}

function Group({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Card className="grid min-w-0 grid-cols-1 gap-5 p-5">
			<h2 className="font-semibold text-lg">{title}</h2>
			{children}
		</Card>
	);
}

const PRESENTATIONS: ReadonlyArray<{ value: Presentation; label: string; help: string }> = [
	{ value: "one_at_a_time", label: "One question at a time", help: "Calm, and quick on phones." },
	{ value: "all_at_once", label: "All on one page", help: "People see how much it is." },
];

function PresentationChoice({ value, isDisabled, onChange }: { value: Presentation; isDisabled: boolean; onChange: (value: Presentation) => void }) {
	return (
		<fieldset className="grid gap-2 sm:grid-cols-2">
			<legend className="sr-only">How questions are shown</legend>
			{PRESENTATIONS.map((presentation) => (
				<label
					key={presentation.value}
					className={cn(
						"grid cursor-pointer gap-0.5 rounded-md border p-3 has-focus-visible:outline-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:text-ink-faint",
						presentation.value === value && "border-accent bg-accent-soft",
					)}
				>
					<input
						type="radio"
						name="presentation"
						className="sr-only"
						disabled={isDisabled}
						checked={presentation.value === value}
						onChange={() => onChange(presentation.value)}
					/>
					<span className="font-medium">{presentation.label}</span>
					<span className="text-ink-muted text-sm">{presentation.help}</span>
				</label>
			))}
		</fieldset>
	);
}

function DangerZone({ survey }: { survey: Survey }) {
	const router = useRouter();
	const [isAsking, setIsAsking] = useState(false);
	return (
		<Card className="flex flex-wrap items-center justify-between gap-3 p-5">
			<div className="grid gap-1">
				<h2 className="font-semibold text-lg">Delete</h2>
				<p className="text-ink-muted">The survey and everything that was answered, for good.</p>
			</div>
			<Button variant="danger" icon={<Trash2 aria-hidden />} onClick={() => setIsAsking(true)}>
				Delete survey
			</Button>
			<DeleteSurvey survey={survey} isOpen={isAsking} onOpenChange={setIsAsking} onDeleted={() => router.push("/surveys")} />
		</Card>
	);
}
