"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ExternalLink, Lock } from "lucide-react";
import { useState } from "react";
import { callApi, messageOf } from "@/components/api-client";
import { surveyOperations } from "@/components/calls/surveys";
import { formAddress } from "@/components/surveys/frame/form-address";
import { surveyKeys } from "@/components/surveys/queries";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Dialog, SureActions } from "@/components/ui/overlay/dialog";
import type { Survey } from "@/lib/surveys/schemas/survey";

/** Ends taking responses, after asking; of a closed survey, the way to what stands at its address now. */
export function CloseSurvey({ survey }: { survey: Survey }) {
	const { count } = useFormat();
	const queryClient = useQueryClient();
	const [isAsking, setIsAsking] = useState(false);
	const close = useMutation({
		mutationFn: () => callApi(surveyOperations.closeSurvey, { params: { surveyId: survey.surveyId } }),
		onSuccess: (closed) => {
			queryClient.setQueryData(surveyKeys.one(survey.surveyId), closed);
			void queryClient.invalidateQueries({ queryKey: surveyKeys.lists });
			setIsAsking(false);
		},
	});
	if (survey.status === "draft") return null;
	if (survey.status === "closed") {
		return (
			<Button asChild variant="ghost" size="sm">
				<a href={formAddress(survey.surveyId)} target="_blank" rel="noreferrer">
					<ExternalLink aria-hidden /> See the closed page
				</a>
			</Button>
		);
	}
	return (
		<>
			<Button variant="ghost" size="sm" icon={<Lock aria-hidden />} onClick={() => setIsAsking(true)}>
				Close survey
			</Button>
			<Dialog
				isOpen={isAsking}
				onOpenChange={setIsAsking}
				title="Close this survey?"
				description={<span className="wrap-anywhere">{survey.title}</span>}
				actions={
					<SureActions keep="Keep it open" onKeep={() => setIsAsking(false)} isBusy={close.isPending} onSure={() => close.mutate()}>
						Close survey
					</SureActions>
				}
			>
				<div className="grid grid-cols-1 gap-3">
					<p>
						It takes no more responses and can't be opened again. Its {count(survey.totalResponses, "response")} and its analytics stay. Whoever follows the
						link reads that it is closed.
					</p>
					{survey.quarantinedCount > 0 && (
						<p>{count(survey.quarantinedCount, "response is", "responses are")} kept apart. You can still let them count afterwards.</p>
					)}
					{close.isError && (
						<Notice tone="danger" title="The survey was not closed">
							{messageOf(close.error)}
						</Notice>
					)}
				</div>
			</Dialog>
		</>
	);
}
