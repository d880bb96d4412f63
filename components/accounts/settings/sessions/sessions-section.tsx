"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endOtherSessions, sessionsKey, sessionsQuery } from "@/components/accounts/settings/calls";
import { useRecentSignIn } from "@/components/accounts/settings/recent-sign-in";
import { Section } from "@/components/accounts/settings/section";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { SessionRow } from "./session-row";

/** Where the person is signed in, this device first and then as they were used. */
export function SessionsSection() {
	const { count } = useFormat();
	const perform = useRecentSignIn();
	const queryClient = useQueryClient();
	const { data, error } = useQuery(sessionsQuery());
	const endOthers = useMutation({
		mutationFn: () => perform(endOtherSessions),
		onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
	});
	const shown = data?.items.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt.localeCompare(one.lastUsedAt));
	return (
		<Section>
			{error && (
				<Notice tone="danger" title="Your sessions could not be loaded">
					{messageOf(error)}
				</Notice>
			)}
			{endOthers.isError && (
				<Notice tone="danger" title="No session was ended">
					{messageOf(endOthers.error)}
				</Notice>
			)}
			{endOthers.isSuccess && <Notice tone="success" title={`${count(endOthers.data.ended, "other session")} ended`} />}
			{shown && shown.length > 1 && (
				<Button variant="danger" className="justify-self-start" isBusy={endOthers.isPending} onClick={() => endOthers.mutate()}>
					End all others
				</Button>
			)}
			{shown && (
				<ul aria-label="Your sessions" className="grid divide-y">
					{shown.map((session) => (
						<SessionRow key={session.sessionId} session={session} />
					))}
				</ul>
			)}
		</Section>
	);
}
