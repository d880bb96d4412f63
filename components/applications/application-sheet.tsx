"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ExternalLink, FileText, PenLine, Trash2 } from "lucide-react";
import Link from "next/link";
import { messageOf } from "@/components/api-client";
import { madeName, postingsOf } from "@/components/goal-jobs/made-name";
import { runQuery } from "@/components/goal-jobs/queries";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Sheet } from "@/components/ui/overlay/sheet";
import { toast } from "@/components/ui/overlay/toast";
import type { Application } from "@/lib/goal-jobs/applications/schemas";
import { ApplicationHistory } from "./application-facts";
import { ApplicationFields } from "./application-fields";
import { useSaveResume } from "./application-links";
import { hasNextStep, letterAddress } from "./next-step";
import { applicationKeys, deleteApplication } from "./queries";
import { useChange } from "./use-change";
import { ChangeSaid } from "./writing/change-said";

/** One application with all that is known of it, to change. */
export function ApplicationSheet({ application, onClose }: { application: Application; onClose: () => void }) {
	const { count } = useFormat();
	const queryClient = useQueryClient();
	const change = useChange();
	const { data: run } = useQuery({ ...runQuery(application.jobSpecId ?? ""), retry: false, enabled: application.jobSpecId !== null });
	const save = useSaveResume();
	const remove = useMutation({
		mutationFn: () => deleteApplication(application.applicationId),
		onSuccess: () => {
			onClose();
			void queryClient.invalidateQueries({ queryKey: applicationKeys.all });
			toast.success("No longer among your applications.");
		},
		onError: (error) => void toast.error(messageOf(error)),
	});
	const { title, company, location, country, remote, applyUrl, resume } = application;
	const place = [company, location ?? country, remote].filter(Boolean).join(" · ");
	return (
		<Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
			<div className="grid grid-cols-1 gap-6">
				<div className="grid gap-1">
					<p>{place}</p>
					<ApplicationHistory application={application} />
				</div>
				<div className="flex flex-wrap gap-2 empty:hidden">
					{applyUrl && (
						<Button asChild variant="primary">
							<a href={applyUrl} target="_blank" rel="noreferrer">
								Open the posting <ExternalLink aria-hidden />
								<span className="sr-only">(opens in a new tab)</span>
							</a>
						</Button>
					)}
					{resume && (
						<Button icon={<FileText aria-hidden />} isBusy={save.isPending} onClick={() => save.mutate(resume)} title={resume.fileName}>
							Resume for it
						</Button>
					)}
					{hasNextStep(application) && (
						<Button asChild>
							<Link href={letterAddress(application)}>
								<PenLine aria-hidden /> Write a cover letter for it
							</Link>
						</Button>
					)}
					{run && (
						<Button asChild>
							<Link href={`/runs/${run.jobSpecId}`}>Open its run</Link>
						</Button>
					)}
				</div>
				{run && <p className="text-ink-muted text-sm">Found by the run “{madeName(run, postingsOf(run), count)}”.</p>}
				{application.jobSpecId === null && <ChangeSaid application={application} onChange={(changed) => change.mutate({ application, change: changed })} />}
				<ApplicationFields
					application={application}
					state={change.isPending ? "saving" : change.isError ? "failed" : change.isSuccess ? "saved" : "idle"}
					onChange={(changed) => change.mutate({ application, change: changed })}
				/>
				<Button
					variant="danger"
					size="sm"
					className="justify-self-start"
					icon={<Trash2 aria-hidden />}
					isBusy={remove.isPending}
					onClick={() => remove.mutate()}
				>
					Remove with its notes
				</Button>
			</div>
		</Sheet>
	);
}
