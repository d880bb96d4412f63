"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Eye, FileDown, PencilLine, Redo2, Undo2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { SurveyFrame } from "@/components/surveys/frame/survey-frame";
import { surveyKeys } from "@/components/surveys/queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Kbd } from "@/components/ui/kbd";
import { Notice } from "@/components/ui/notice";
import { SURVEY_LIMITS } from "@/lib/surveys/limits";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { ClashNotice } from "./clash-notice";
import { blankQuestion } from "./document/survey-document";
import { EarlyBirdPart } from "./extras/early-bird";
import { LineAccountPart } from "./extras/line-account";
import { MysteryPart } from "./extras/mystery";
import { ImportDialog } from "./import/import-dialog";
import { SurveyPreview } from "./preview/survey-preview";
import { type CheckFinding, checkForPublishing } from "./publish/publish-check";
import { PublishDialog } from "./publish/publish-dialog";
import { newKey, QuestionList } from "./questions/question-list";
import { useQuestionFocus } from "./questions/use-question-focus";
import { SaveNote } from "./save-note";
import { SurveyHead } from "./survey-head";
import { useEditorKeys } from "./use-editor-keys";
import { type SurveyEditor, useSurveyEditor } from "./use-survey-editor";

interface SurveyBuilderProps {
	survey: Survey;
	/** The official account of this site on LINE. */
	lineAccount: string | null;
}

/** Where a draft is written, with what respondents will see beside it. */
export function SurveyBuilder({ survey, lineAccount }: SurveyBuilderProps) {
	const router = useRouter();
	const queryClient = useQueryClient();
	const editor = useSurveyEditor(survey, (saved) => queryClient.setQueryData(surveyKeys.one(saved.surveyId), saved));
	const focusPlace = useQuestionFocus();
	const [isPublishOpen, setIsPublishOpen] = useState(false);
	const [hasAsked, setHasAsked] = useState(false);
	const [isImportOpen, setIsImportOpen] = useState(false);
	const [isPreview, setIsPreview] = useState(false);
	const [activeKey, setActiveKey] = useState<string | null>(null);
	useEditorKeys(editor);
	const { document, edit } = editor;
	const findings = hasAsked ? checkForPublishing(document, Date.now(), lineAccount) : NO_FINDINGS;

	function jump({ key, part, option }: CheckFinding) {
		setIsPublishOpen(false);
		setIsPreview(false);
		// The dialog gives the focus back first.
		setTimeout(() => {
			if (key !== null) focusPlace(option === undefined ? { key } : { key, option });
			else window.document.querySelector<HTMLElement>(`[data-check="${part}"]:is(input, textarea, button), [data-check="${part}"] button`)?.focus();
		}, 50);
	}

	function addFirst() {
		const [first] = document.questions;
		if (first) return focusPlace({ key: first.key, at: "start" });
		const question = blankQuestion(newKey());
		edit({ do: "insert", questions: [question], at: 0 });
		focusPlace({ key: question.key });
	}

	const tools = { editor, isPreview, onPreview: () => setIsPreview(!isPreview), onImport: () => setIsImportOpen(true) };
	const publishButton = (
		<Button
			variant="primary"
			size="sm"
			onClick={() => {
				setHasAsked(true);
				setIsPublishOpen(true);
			}}
		>
			Publish
		</Button>
	);
	return (
		<SurveyFrame
			survey={{ ...survey, title: document.title }}
			place="build"
			action={publishButton}
			note={
				<>
					<ToolBar {...tools} className="flex max-md:hidden" />
					<SaveNote save={editor.save} />
				</>
			}
		>
			<div className="mx-auto grid max-w-[92rem] grid-cols-1 gap-8 px-4 pb-24 md:px-8 xl:grid-cols-[minmax(0,44rem)_minmax(24rem,1fr)]">
				{/* biome-ignore lint/a11y/noStaticElementInteractions: only looks which question is being written */}
				<div
					onFocus={({ target }) => setActiveKey(target.closest<HTMLElement>("[data-drag]")?.dataset.drag ?? null)}
					className={cn("grid min-w-0 grid-cols-1 content-start gap-5", isPreview && "max-xl:hidden")}
				>
					<ClashNotice editor={editor} />
					<Trouble editor={editor} />
					<SurveyHead editor={editor} isTitleMissing={hasAsked && findings.some(({ part }) => part === "title")} onEnter={addFirst} />
					<QuestionList editor={editor} focusPlace={focusPlace} problems={hasAsked ? problemsOf(findings) : NO_PROBLEMS} />
					<Card className="grid grid-cols-1 gap-6 p-5">
						<h2 className="font-semibold text-lg">Reasons to answer</h2>
						<EarlyBirdPart document={document} edit={edit} />
						<MysteryPart document={document} edit={edit} isAsked={hasAsked} />
						{(document.mystery !== null || document.messagingOaId !== null) && <LineAccountPart document={document} edit={edit} account={lineAccount} />}
					</Card>
					<Shortcuts />
				</div>
				<div className={cn("xl:sticky xl:top-32 xl:block xl:h-[calc(100dvh-10rem)]", !isPreview && "max-xl:hidden")}>
					{isPreview && <h1 className="sr-only xl:hidden">Preview of {document.title.trim() || "an untitled survey"}</h1>}
					<SurveyPreview document={document} lineAccount={lineAccount} activeKey={activeKey} />
				</div>
			</div>
			<ToolBar {...tools} className="fixed bottom-4 left-1/2 z-30 flex -translate-x-1/2 rounded-lg bg-raised p-1 shadow-float tall:bottom-20 md:hidden" />
			<ImportDialog
				isOpen={isImportOpen}
				onOpenChange={setIsImportOpen}
				room={SURVEY_LIMITS.questions - document.questions.length}
				onImport={(questions) => {
					const isBlank = document.questions.length === 1 && document.questions[0]?.questionText.trim() === "";
					const made = questions.map((fields) => ({ key: newKey(), ...fields }));
					const [blank] = document.questions;
					if (isBlank && blank) edit({ do: "replace", key: blank.key, questions: made });
					else edit({ do: "insert", questions: made, at: document.questions.length });
				}}
			/>
			<PublishDialog
				surveyId={survey.surveyId}
				editor={editor}
				findings={findings}
				lineAccount={lineAccount}
				isOpen={isPublishOpen}
				onOpenChange={setIsPublishOpen}
				onJump={jump}
				onPublished={(published) => {
					queryClient.setQueryData(surveyKeys.one(survey.surveyId), published);
					void queryClient.invalidateQueries({ queryKey: surveyKeys.lists });
					router.push(`/surveys/${survey.surveyId}/share`);
				}}
			/>
		</SurveyFrame>
	);
}

const NO_FINDINGS: readonly CheckFinding[] = [];
const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

/** By the keys of questions, what stands in the way of each. */
function problemsOf(findings: readonly CheckFinding[]): ReadonlyMap<string, string> {
	const problems = new Map<string, string>();
	for (const { key, message, isBlocking } of findings) if (key !== null && isBlocking && !problems.has(key)) problems.set(key, message);
	return problems;
}

function Trouble({ editor: { save, flush } }: { editor: SurveyEditor }) {
	if (save.kind === "refused") {
		return (
			<Notice tone="danger" title="A change was not saved" action={<Button onClick={() => void flush()}>Try again</Button>}>
				{save.message} What you wrote is kept on this device.
			</Notice>
		);
	}
	if (save.kind !== "ended") return null;
	return (
		<Notice tone="warning" title="This survey is no longer a draft" action={<Button onClick={() => window.location.reload()}>Reload</Button>}>
			It was published, closed or deleted elsewhere. Duplicate it to write on.
		</Notice>
	);
}

interface ToolBarProps {
	editor: SurveyEditor;
	isPreview: boolean;
	onPreview: () => void;
	onImport: () => void;
	className: string;
}

/** Always at hand: taking back, importing, and on narrow screens the way between writing and preview. On phones it floats above the bar of the app. */
function ToolBar({ editor, isPreview, onPreview, onImport, className }: ToolBarProps) {
	return (
		<div role="toolbar" aria-label="Editing" className={cn("items-center gap-1", className)}>
			<Button
				variant="ghost"
				size="icon"
				aria-label="Undo"
				aria-disabled={!editor.canUndo}
				icon={<Undo2 aria-hidden />}
				onClick={editor.undo}
				className={cn(!editor.canUndo && "opacity-40")}
			/>
			<Button
				variant="ghost"
				size="icon"
				aria-label="Redo"
				aria-disabled={!editor.canRedo}
				icon={<Redo2 aria-hidden />}
				onClick={editor.redo}
				className={cn(!editor.canRedo && "opacity-40")}
			/>
			<Button variant="ghost" size="sm" icon={<FileDown aria-hidden />} onClick={onImport}>
				Import
			</Button>
			<Button
				variant="ghost"
				size="sm"
				aria-pressed={isPreview}
				className="xl:hidden"
				icon={isPreview ? <PencilLine aria-hidden /> : <Eye aria-hidden />}
				onClick={onPreview}
			>
				{isPreview ? "Write" : "Preview"}
			</Button>
		</div>
	);
}

function Shortcuts() {
	return (
		<p className="hidden flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm md:flex pointer-coarse:hidden">
			<span>
				<Kbd>Enter</Kbd> next question
			</span>
			<span>
				<Kbd>/</Kbd> type
			</span>
			<span>
				<Kbd>Alt</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd> move
			</span>
			<span>
				<Kbd>Ctrl</Kbd> <Kbd>D</Kbd> duplicate
			</span>
			<span>
				<Kbd>Ctrl</Kbd> <Kbd>Z</Kbd> undo
			</span>
			<span>Paste a list to get options</span>
		</p>
	);
}
