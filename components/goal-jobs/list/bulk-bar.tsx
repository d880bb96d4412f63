"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Square, Trash2, X } from "lucide-react";
import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { changeRuns } from "@/components/goal-jobs/mutations";
import { runKeys } from "@/components/goal-jobs/queries";
import { runName } from "@/components/goal-jobs/run-name";
import { isTerminal } from "@/components/goal-jobs/run-state";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { toast } from "@/components/ui/overlay/toast";
import type { ChangedSession, ChangeSessionsInput, SessionSummary } from "@/lib/goal-jobs/sessions/schemas";

type Deed = ChangeSessionsInput["action"];

const WORDS = {
	cancel: {
		verb: "Cancel",
		done: "cancelled",
		text: "They stop at once and cannot be continued. Files and answers stay. What they have done so far is charged, the rest of their price comes back.",
	},
	delete: { verb: "Delete", done: "deleted", text: "Their results, steps and records are gone for good. Your files stay." },
} as const;

interface BulkBarProps {
	runs: readonly SessionSummary[];
	onClear: () => void;
}

/** What can be done with all chosen runs together. */
export function BulkBar({ runs, onClear }: BulkBarProps) {
	const { count } = useFormat();
	const [deed, setDeed] = useState<Deed | null>(null);
	const ended = runs.filter(({ status }) => isTerminal(status));
	const fitting = { cancel: runs.filter(({ status }) => !isTerminal(status)), delete: ended };
	return (
		<>
			{runs.length > 0 && (
				<section
					aria-label="Chosen runs"
					className="z-20 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-raised px-4 py-3 shadow-float tall:sticky md:bottom-4 tall:max-md:bottom-18"
				>
					<p role="status" className="mr-auto font-medium">
						{count(runs.length, "run")} chosen
					</p>
					{fitting.cancel.length > 0 && (
						<Button icon={<Square aria-hidden />} onClick={() => setDeed("cancel")}>
							Cancel {fitting.cancel.length}
						</Button>
					)}
					{fitting.delete.length > 0 && (
						<Button variant="danger" icon={<Trash2 aria-hidden />} onClick={() => setDeed("delete")}>
							Delete {fitting.delete.length}
						</Button>
					)}
					<Button variant="ghost" icon={<X aria-hidden />} onClick={onClear}>
						Clear
					</Button>
				</section>
			)}
			{deed && (
				<BulkDialog key={deed} deed={deed} runs={fitting[deed]} left={runs.length - fitting[deed].length} onClear={onClear} onClose={() => setDeed(null)} />
			)}
		</>
	);
}

interface BulkDialogProps {
	deed: Deed;
	runs: readonly SessionSummary[];
	/** How many of the chosen ones this can't be done with. */
	left: number;
	onClear: () => void;
	onClose: () => void;
}

function BulkDialog({ deed, runs: given, left, onClear, onClose }: BulkDialogProps) {
	const { count } = useFormat();
	const queryClient = useQueryClient();
	// What is asked about stays the same while the list changes behind the question.
	const [runs] = useState(given);
	const { verb, done, text } = WORDS[deed];
	const change = useMutation({
		mutationFn: () =>
			changeRuns(
				deed,
				runs.map(({ jobSpecId }) => jobSpecId),
			),
		onSettled: () => queryClient.invalidateQueries({ queryKey: runKeys.all }),
		onSuccess: (results) => {
			const changed = results.filter(({ success }) => success).length;
			if (changed > 0) toast.success(`${count(changed, "run")} ${done}`);
			onClear();
			if (changed === results.length) onClose();
		},
	});
	const refused = change.data?.filter(({ success }) => !success) ?? [];
	const isOver = change.isSuccess;
	return (
		<Dialog
			isOpen
			onOpenChange={(isOpen) => !isOpen && onClose()}
			title={isOver ? `${count(refused.length, "run")} could not be ${done}` : `${verb} ${count(runs.length, "run")}?`}
			description={isOver ? "The others are done. These stayed as they were:" : text}
			actions={
				isOver ? (
					<Button onClick={onClose}>Close</Button>
				) : (
					<>
						<Button onClick={onClose}>Keep {runs.length === 1 ? "it" : "them"}</Button>
						<Button variant="danger" isBusy={change.isPending} onClick={() => change.mutate()}>
							{verb} {count(runs.length, "run")}
						</Button>
					</>
				)
			}
		>
			{!isOver && left > 0 && (
				<p className="text-ink-muted">
					{deed === "cancel"
						? `${count(left, "chosen run")} ended already and ${left === 1 ? "stays" : "stay"} as ${left === 1 ? "it is" : "they are"}.`
						: `${count(left, "chosen run")} ${left === 1 ? "has" : "have"} not ended and ${left === 1 ? "stays" : "stay"}: cancel first.`}
				</p>
			)}
			{change.isError && (
				<Notice tone="danger" title={`The runs were not ${done}`}>
					{messageOf(change.error)}
				</Notice>
			)}
			{refused.length > 0 && <Refusals refused={refused} runs={runs} />}
		</Dialog>
	);
}

/** The API calls it a job, the screen a run. */
const REASONS: Readonly<Record<string, string>> = {
	INVALID_STATE_TRANSITION: "Its state changed in the meantime.",
	JOB_NOT_FOUND: "It is not there any more.",
};

function Refusals({ refused, runs }: { refused: readonly ChangedSession[]; runs: readonly SessionSummary[] }) {
	return (
		<ul className="grid max-h-64 grid-cols-1 gap-2 overflow-y-auto">
			{refused.map(({ jobSpecId, code }) => {
				const run = runs.find((candidate) => candidate.jobSpecId === jobSpecId);
				return (
					<li key={jobSpecId} className="grid">
						<span className="truncate font-medium">{run ? runName(run) : jobSpecId}</span>
						<span className="text-ink-muted text-sm">{REASONS[code ?? ""] ?? "Try it again in a moment."}</span>
					</li>
				);
			})}
		</ul>
	);
}
