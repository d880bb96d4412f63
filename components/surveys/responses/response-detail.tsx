"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, ShieldAlert, ShieldCheck, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { callApi, messageOf } from "@/components/api-client";
import { readingOperations } from "@/components/calls/surveys";
import { AskFirst } from "@/components/surveys/frame/ask-first";
import { surveyKeys } from "@/components/surveys/queries";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { duration } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { Kbd } from "@/components/ui/kbd";
import { Notice } from "@/components/ui/notice";
import { Sheet } from "@/components/ui/overlay/sheet";
import { toast } from "@/components/ui/overlay/toast";
import { Skeleton } from "@/components/ui/skeleton";
import type { SurveyResponse } from "@/lib/surveys/schemas/reading";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { answerWords, reasonWords } from "./answer-words";
import { ResponseBadges } from "./response-badges";

interface ResponseDetailProps {
	survey: Survey;
	responseId: string;
	/** As the list has it; read by itself where the list does not. */
	known: SurveyResponse | undefined;
	onStep: (step: -1 | 1) => void;
	onClose: () => void;
}

/** One response in full. j and k, or the arrow keys, go on to the next. */
export function ResponseDetail({ survey, responseId, known, onStep, onClose }: ResponseDetailProps) {
	const { surveyId } = survey;
	const read = useQuery({
		queryKey: [...surveyKeys.responses(surveyId), "one", responseId],
		queryFn: ({ signal }) => callApi(readingOperations.getSurveyResponse, { params: { surveyId, responseId } }, { signal }),
		enabled: known === undefined,
	});
	const response = known ?? read.data;
	useStepKeys(onStep);
	return (
		<Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={response?.name ?? "Response"}>
			{read.error && (
				<Notice tone="danger" title="The response could not be loaded">
					{messageOf(read.error)}
				</Notice>
			)}
			{!response && !read.error && <Skeleton className="h-64" />}
			{response && (
				<div className="grid grid-cols-1 gap-6">
					<Facts response={response} />
					{response.isQuarantined && <KeptApart survey={survey} response={response} />}
					<Answers survey={survey} response={response} />
					<div className="flex flex-wrap items-center gap-2 border-t pt-4">
						<Button size="sm" icon={<ArrowUp aria-hidden />} onClick={() => onStep(-1)}>
							Newer <Kbd>k</Kbd>
						</Button>
						<Button size="sm" icon={<ArrowDown aria-hidden />} onClick={() => onStep(1)}>
							Older <Kbd>j</Kbd>
						</Button>
						<DeleteResponse key={responseId} survey={survey} response={response} onDeleted={onClose} />
					</div>
				</div>
			)}
		</Sheet>
	);
}

function useStepKeys(onStep: (step: -1 | 1) => void): void {
	const onStepRef = useRef(onStep);
	onStepRef.current = onStep;
	useEffect(() => {
		function onKeyDown(event: KeyboardEvent) {
			if (event.metaKey || event.ctrlKey || event.altKey) return;
			if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
			if (event.key === "j" || event.key === "ArrowRight") onStepRef.current(1);
			else if (event.key === "k" || event.key === "ArrowLeft") onStepRef.current(-1);
			else return;
			event.preventDefault();
		}
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, []);
}

function Facts({ response }: { response: SurveyResponse }) {
	const { moment } = useFormat();
	return (
		<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
			<Fact label="E-mail">
				<CopyButton value={response.email} label="E-mail" className="break-all text-sm" />
			</Fact>
			<Fact label="Came">{moment(response.createdAt)}</Fact>
			{response.durationMs !== null && <Fact label="Took">{duration(response.durationMs)}</Fact>}
			{response.releasedAt !== null && <Fact label="Released">{moment(response.releasedAt)}</Fact>}
			{response.messagingUserId !== null && (
				<Fact label="LINE user id">
					<CopyButton value={response.messagingUserId} label="LINE user id" className="break-all text-sm" />
				</Fact>
			)}
			<Fact label="Id">
				<CopyButton value={response.responseId} shown={response.responseId.slice(0, 8)} label="Id of the response" />
			</Fact>
			{(response.isEarlyBird || response.messagingUserId !== null || response.mysteryUnlocked) && (
				<Fact label="State">
					<ResponseBadges response={response} />
				</Fact>
			)}
		</dl>
	);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<>
			<dt className="text-ink-muted text-sm">{label}</dt>
			<dd className="wrap-anywhere min-w-0">{children}</dd>
		</>
	);
}

function Answers({ survey, response }: { survey: Survey; response: SurveyResponse }) {
	const { locale } = useFormat();
	return (
		<dl className="grid grid-cols-1 gap-4">
			{survey.questions.map(({ questionId, questionText }, index) => (
				<div key={questionId} className="grid grid-cols-1 gap-1">
					<dt className="wrap-anywhere text-ink-muted text-sm">
						<span className="mr-1.5 font-mono">{index + 1}</span>
						{questionText}
					</dt>
					<dd className="wrap-anywhere whitespace-pre-line">
						{answerWords(response.answers[questionId], locale) ?? <span className="text-ink-faint">No answer</span>}
					</dd>
				</div>
			))}
		</dl>
	);
}

function KeptApart({ survey: { surveyId }, response }: { survey: Survey; response: SurveyResponse }) {
	const queryClient = useQueryClient();
	const release = useMutation({
		mutationFn: () => callApi(readingOperations.releaseSurveyResponse, { params: { surveyId, responseId: response.responseId } }),
		onSuccess: async () => {
			toast.success("The response counts now");
			await queryClient.invalidateQueries({ queryKey: surveyKeys.one(surveyId) });
		},
	});
	return (
		<Notice
			tone="warning"
			title="Kept apart"
			action={
				<Button size="sm" icon={<ShieldCheck aria-hidden />} isBusy={release.isPending} onClick={() => release.mutate()}>
					Let it count
				</Button>
			}
		>
			<p>It is in no number and no reward. What was unusual:</p>
			<ul className="mt-1 grid gap-0.5">
				{response.quarantineReasons.map((reason) => (
					<li key={reason} className="flex items-start gap-2">
						<ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> {reasonWords(reason)}
					</li>
				))}
			</ul>
			{release.isError && <p className="mt-2 text-danger">{messageOf(release.error)}</p>}
		</Notice>
	);
}

function DeleteResponse({ survey: { surveyId }, response, onDeleted }: { survey: Survey; response: SurveyResponse; onDeleted: () => void }) {
	const queryClient = useQueryClient();
	const remove = useMutation({
		mutationFn: () => callApi(readingOperations.deleteSurveyResponse, { params: { surveyId, responseId: response.responseId } }),
		onSuccess: async () => {
			onDeleted();
			toast.success("The response is deleted");
			// The sheet gives the focus back to a row that is gone.
			setTimeout(() => document.querySelector<HTMLElement>("[aria-label=Responses], main a[href], main button")?.focus(), 100);
			await queryClient.invalidateQueries({ queryKey: surveyKeys.one(surveyId) });
		},
	});
	return (
		<AskFirst
			button={(ask) => (
				<Button variant="ghost" size="sm" className="ml-auto" icon={<Trash2 aria-hidden />} onClick={ask}>
					Delete
				</Button>
			)}
			question="Delete this response?"
			consequence="For good: its answers go, and it leaves every number."
			does="Delete response"
			isBusy={remove.isPending}
			onSure={() => remove.mutate()}
			error={remove.isError ? messageOf(remove.error) : undefined}
			className="ml-auto"
		/>
	);
}
