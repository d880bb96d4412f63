"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Copy, MoreHorizontal, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ApiError, callApi, messageOf } from "@/components/api-client";
import { surveyOperations } from "@/components/calls/surveys";
import { surveyKeys } from "@/components/surveys/queries";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Dialog, SureActions } from "@/components/ui/overlay/dialog";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/overlay/menu";
import { toast } from "@/components/ui/overlay/toast";
import type { Survey } from "@/lib/surveys/schemas/survey";

/** Starts a draft with the questions of a survey and opens it. */
export function useDuplicateSurvey() {
	const router = useRouter();
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (surveyId: string) => callApi(surveyOperations.duplicateSurvey, { params: { surveyId } }),
		onSuccess: (survey) => {
			queryClient.setQueryData(surveyKeys.one(survey.surveyId), survey);
			void queryClient.invalidateQueries({ queryKey: surveyKeys.lists });
			toast.success("Duplicated as a new draft");
			router.push(`/surveys/${survey.surveyId}`);
		},
		onError: (error) => toast.error(messageOf(error)),
	});
}

/** What can be done with a survey from a list of them. */
export function SurveyActions({ survey }: { survey: Survey }) {
	const [isAsking, setIsAsking] = useState(false);
	const duplicate = useDuplicateSurvey();
	return (
		<>
			<Menu trigger={<Button variant="ghost" size="icon" aria-label={`More for ${survey.title}`} icon={<MoreHorizontal aria-hidden />} />}>
				<MenuItem onSelect={() => duplicate.mutate(survey.surveyId)}>
					<Copy aria-hidden /> Duplicate
				</MenuItem>
				<MenuSeparator />
				<MenuItem isDangerous onSelect={() => setIsAsking(true)}>
					<Trash2 aria-hidden /> Delete
				</MenuItem>
			</Menu>
			<DeleteSurvey survey={survey} isOpen={isAsking} onOpenChange={setIsAsking} />
		</>
	);
}

interface DeleteSurveyProps {
	survey: Survey;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	onDeleted?: () => void;
}

/** Takes a survey away for good, after asking. */
export function DeleteSurvey({ survey, isOpen, onOpenChange, onDeleted }: DeleteSurveyProps) {
	const { count } = useFormat();
	const queryClient = useQueryClient();
	const remove = useMutation({
		mutationFn: async () => {
			try {
				await callApi(surveyOperations.deleteSurvey, { params: { surveyId: survey.surveyId } });
			} catch (error) {
				// Deleted in another window: that is what was wanted.
				if (!(error instanceof ApiError && error.status === 404)) throw error;
			}
		},
		onSuccess: async () => {
			onDeleted?.();
			await queryClient.invalidateQueries({ queryKey: surveyKeys.lists });
			onOpenChange(false);
		},
	});
	const responses = survey.totalResponses + survey.quarantinedCount;
	return (
		<Dialog
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title="Delete this survey?"
			description={<span className="wrap-anywhere">{survey.title}</span>}
			actions={
				<SureActions onKeep={() => onOpenChange(false)} isBusy={remove.isPending} onSure={() => remove.mutate()}>
					Delete survey
				</SureActions>
			}
		>
			<div className="grid grid-cols-1 gap-3">
				<p>
					{responses === 0
						? "The survey and its link are gone for good."
						: `The survey, its link and ${count(responses, "response")} are gone for good. Export them first if you still need them.`}
				</p>
				{remove.isError && (
					<Notice tone="danger" title="The survey was not deleted">
						{messageOf(remove.error)}
					</Notice>
				)}
			</div>
		</Dialog>
	);
}
