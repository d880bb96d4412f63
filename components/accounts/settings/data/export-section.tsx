"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { exportsKey, exportsQuery, requestExport } from "@/components/accounts/settings/calls";
import { useRecentSignIn } from "@/components/accounts/settings/recent-sign-in";
import { Section } from "@/components/accounts/settings/section";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ExportRow } from "./export-row";

const INSIDE = [
	"Your profile, what you get mails about, and how you sign in",
	"Your sessions and API keys, without anything that could sign somebody in",
	"Your files as you uploaded them; those that stay on your device are listed by name",
	"Your runs: questions and answers, what happened, results and what you said of them",
	"Your credits: every movement, payment and subscription",
	"What the audit trail says that you did",
];

/** All that is the person's in one ZIP, made in the background. */
export function ExportSection({ isGuest }: { isGuest: boolean }) {
	const perform = useRecentSignIn();
	const queryClient = useQueryClient();
	const { data, error } = useQuery(exportsQuery());
	const request = useMutation({ mutationFn: () => perform(requestExport), onSettled: () => queryClient.invalidateQueries({ queryKey: exportsKey }) });
	const isOpen = data?.items.some(({ status }) => status === "queued" || status === "running") ?? false;
	return (
		<Section title="Download all of it" text="One ZIP of everything that is yours here.">
			<ul className="grid list-disc gap-1.5 pl-5 marker:text-ink-faint">
				{INSIDE.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			{(request.isError || error) && (
				<Notice tone="danger" title={request.isError ? "No archive was begun" : "Your archives could not be loaded"}>
					{messageOf(request.error ?? error)}
				</Notice>
			)}
			<div className="grid justify-items-start gap-2">
				<Button variant="primary" isBusy={request.isPending || isOpen} onClick={() => request.mutate()}>
					{isOpen ? "Your archive is being made" : "Make an archive"}
				</Button>
				<p className="text-ink-muted text-sm">
					{isGuest
						? "You can leave this page meanwhile; come back to it in this browser."
						: "You can leave this page meanwhile: a mail tells you when it is ready."}{" "}
					It is kept for seven days.
				</p>
			</div>
			{data && data.items.length > 0 && (
				<ul aria-label="Your archives" className="grid divide-y border-y">
					{data.items.map((one) => (
						<ExportRow key={one.exportId} archive={one} />
					))}
				</ul>
			)}
		</Section>
	);
}
