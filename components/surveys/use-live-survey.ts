"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { listen } from "@/components/realtime/stream";
import { SurveyUpdated } from "@/lib/surveys/schemas/reading";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { surveyKeys } from "./queries";

/** Numbers are read again so often at most, however many responses come at once. */
const PAUSE_MS = 1000;

/** Keeps what a page shows of a survey true while it is open: each response that comes is told over the creator's own channel. Says whether it listens. */
export function useLiveSurvey(surveyId: string, userId: string): boolean {
	const queryClient = useQueryClient();
	const [isLive, setIsLive] = useState(false);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const read = () => {
			timer ??= setTimeout(() => {
				timer = undefined;
				void queryClient.invalidateQueries({ queryKey: surveyKeys.analytics(surveyId) });
			}, PAUSE_MS);
		};
		const stop = listen(`private-user-${userId}`, {
			onSubscribed: () => {
				setIsLive(true);
				void queryClient.invalidateQueries({ queryKey: surveyKeys.one(surveyId), exact: true });
				read();
			},
			onMessage: (data) => {
				const told = SurveyUpdated.safeParse(data);
				if (!told.success || told.data.surveyId !== surveyId) return;
				const { totalResponses, quarantinedCount, status } = told.data;
				queryClient.setQueryData<Survey>(surveyKeys.one(surveyId), (survey) => survey && { ...survey, totalResponses, quarantinedCount, status });
				read();
			},
			onDown: () => setIsLive(false),
		});
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [surveyId, userId, queryClient]);
	return isLive;
}
