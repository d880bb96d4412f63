"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link2, Unlink } from "lucide-react";
import { useRef } from "react";
import { callApi, messageOf } from "@/components/api-client";
import { readingOperations } from "@/components/calls/surveys";
import { AskFirst } from "@/components/surveys/frame/ask-first";
import { reportLinksQuery, surveyKeys } from "@/components/surveys/queries";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/overlay/toast";
import { CopyField } from "./copy-field";

/** Links that show the numbers to anyone who has them: no names, no addresses, no single answers. */
export function ReportLinks({ surveyId }: { surveyId: string }) {
	const queryClient = useQueryClient();
	const makeRef = useRef<HTMLButtonElement>(null);
	const { data, error, refetch } = useQuery(reportLinksQuery(surveyId));
	const refresh = () => queryClient.invalidateQueries({ queryKey: surveyKeys.reportLinks(surveyId) });
	const create = useMutation({
		mutationFn: () => callApi(readingOperations.createReportLink, { params: { surveyId } }),
		onSuccess: refresh,
		onError: (failure) => toast.error(messageOf(failure)),
	});
	const revoke = useMutation({
		mutationFn: (linkId: string) => callApi(readingOperations.revokeReportLink, { params: { surveyId, linkId } }),
		onSuccess: async () => {
			await refresh();
			toast.success("The link no longer works");
			makeRef.current?.focus();
		},
		onError: (failure) => toast.error(messageOf(failure)),
	});
	return (
		<div className="grid grid-cols-1 gap-4">
			{error && (
				<Notice tone="danger" title="The report links could not be loaded" action={<Button onClick={() => refetch()}>Try again</Button>}>
					{messageOf(error)}
				</Notice>
			)}
			{data && data.links.length > 0 && (
				<ul className="grid grid-cols-1 gap-4">
					{data.links.map((link) => (
						<li key={link.linkId} className="grid grid-cols-1 gap-1.5">
							<CopyField label="report link" value={link.url} />
							<div className="flex flex-wrap items-center justify-between gap-2 text-ink-muted text-sm">
								<span>
									Made <RelativeTime value={link.createdAt} />
									{link.lastUsedAt ? (
										<>
											, last opened <RelativeTime value={link.lastUsedAt} />
										</>
									) : (
										", not opened yet"
									)}
								</span>
								<AskFirst
									button={(ask) => (
										<Button variant="ghost" size="sm" icon={<Unlink aria-hidden />} onClick={ask}>
											End this link
										</Button>
									)}
									question="End this link?"
									consequence="Whoever has it can't read the report any more."
									does="End link"
									isBusy={revoke.isPending && revoke.variables === link.linkId}
									onSure={() => revoke.mutate(link.linkId)}
								/>
							</div>
						</li>
					))}
				</ul>
			)}
			<Button ref={makeRef} className="w-fit" icon={<Link2 aria-hidden />} isBusy={create.isPending} onClick={() => create.mutate()}>
				Make a report link
			</Button>
		</div>
	);
}
