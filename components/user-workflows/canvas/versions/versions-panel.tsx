"use client";

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { callApi, messageOf } from "@/components/api-client";
import { workflowVersionOperations } from "@/components/calls/user-workflows";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { useEditorTools } from "@/components/user-workflows/canvas/editor-context";
import { versionQuery, versionsQuery, workflowKeys } from "@/components/user-workflows/queries";
import type { UserWorkflow } from "@/lib/user-workflows/schemas";
import type { VersionDiff } from "@/lib/user-workflows/versions/schemas";
import { Words } from "./words";

interface VersionsPanelProps {
	workflowId: string;
	version: number;
	onSave: () => Promise<boolean>;
	/** The version that the server has now. */
	itemVersion: () => number;
	onRestored: (workflow: UserWorkflow, version: number) => void;
}

/** What was saved, newest first, each with what it changed; any of them can be made the current one again. */
export function VersionsPanel({ workflowId, version, onSave, itemVersion, onRestored }: VersionsPanelProps) {
	const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(versionsQuery(workflowId));
	const [open, setOpen] = useState<number | null>(null);
	if (error)
		return (
			<Notice tone="warning" title="The versions could not be read">
				{messageOf(error)}
			</Notice>
		);
	if (isPending) return <Skeleton className="h-40 rounded-lg" />;
	const versions = data.pages.flatMap(({ items }) => items);
	return (
		<div className="grid grid-cols-1 gap-3">
			<p className="text-ink-muted text-sm">A change of the prompt, the tools, their connections or the name makes a version. Moving a tool makes none.</p>
			<ol className="grid gap-2">
				{versions.map((entry) => (
					<li key={entry.version} className="grid gap-2 rounded-lg border p-3">
						<div className="flex flex-wrap items-center gap-2">
							<span className="font-medium">Version {entry.version}</span>
							{entry.version === version && <Badge tone="info">Current</Badge>}
							{entry.restoredFrom !== null && <Badge>From version {entry.restoredFrom}</Badge>}
							<RelativeTime value={entry.createdAt} className="ml-auto text-ink-faint text-sm" />
						</div>
						{entry.note && <p className="text-ink-muted text-sm">{entry.note}</p>}
						<DiffLines diff={entry.diff} isFirst={entry.version === 1} />
						{entry.version !== version && (
							<Button size="sm" className="justify-self-start" onClick={() => setOpen(entry.version)}>
								Compare and restore
							</Button>
						)}
					</li>
				))}
			</ol>
			{hasNextPage && (
				<Button size="sm" isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
					Show older ones
				</Button>
			)}
			{open !== null && (
				<RestoreDialog
					workflowId={workflowId}
					version={open}
					onClose={() => setOpen(null)}
					onSave={onSave}
					itemVersion={itemVersion}
					onRestored={(workflow) => {
						setOpen(null);
						onRestored(workflow, open);
					}}
				/>
			)}
		</div>
	);
}

type RestoreDialogProps = Pick<VersionsPanelProps, "workflowId" | "onSave" | "itemVersion"> & {
	version: number;
	onClose: () => void;
	onRestored: (workflow: UserWorkflow) => void;
};

function RestoreDialog({ workflowId, version, onClose, onSave, itemVersion, onRestored }: RestoreDialogProps) {
	const queryClient = useQueryClient();
	const { isReadOnly } = useEditorTools();
	const { data, error } = useQuery({ ...versionQuery(workflowId, version), staleTime: 0 });
	const restore = useMutation({
		mutationFn: async () => {
			await onSave();
			return callApi(workflowVersionOperations.restoreVersion, { params: { workflowId, version }, body: { expectedVersion: itemVersion() } });
		},
		onSuccess: (workflow) => {
			void queryClient.invalidateQueries({ queryKey: workflowKeys.versions(workflowId) });
			onRestored(workflow);
		},
	});
	return (
		<Dialog
			isOpen
			onOpenChange={(isOpen) => !isOpen && onClose()}
			title={`Version ${version}`}
			description="What restoring it changes. What is there now stays among the versions, and undo takes you back."
			className="w-[min(40rem,calc(100vw-2rem))]"
			actions={
				!isReadOnly && (
					<Button variant="primary" icon={<RotateCcw aria-hidden />} isBusy={restore.isPending} onClick={() => restore.mutate()}>
						Restore version {version}
					</Button>
				)
			}
		>
			{data && <DiffLines diff={data.fromCurrent} isFirst={false} />}
			{!data && !error && <Skeleton className="h-24 rounded-md" />}
			{(error ?? restore.error) && <p className="text-danger text-sm">{messageOf(error ?? restore.error)}</p>}
		</Dialog>
	);
}

/** What one version changed, by its meaning. */
export function DiffLines({ diff, isFirst }: { diff: VersionDiff; isFirst: boolean }) {
	const { table } = useEditorTools();
	const titleOf = (reference: string) => {
		const [toolName = "", place] = reference.split("#");
		const title = table.tools.get(toolName)?.title ?? toolName;
		return place ? `${title} (${place})` : title;
	};
	const tools = (names: readonly string[]) => names.map(titleOf).join(", ");
	const edges = (list: VersionDiff["edgesAdded"]) => list.map(({ from, to }) => `${titleOf(from)} → ${titleOf(to)}`).join(", ");
	const lines: [string, string][] = (
		[
			["Tools added", tools(diff.toolsAdded)],
			["Tools removed", tools(diff.toolsRemoved)],
			["Notes changed", tools(diff.notesChanged)],
			["Connected", edges(diff.edgesAdded)],
			["Disconnected", edges(diff.edgesRemoved)],
		] satisfies [string, string][]
	).filter(([, text]) => text !== "");
	const isSame = lines.length === 0 && diff.prompt.length === 0 && diff.name === null;
	return (
		<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
			{isSame && <dd className="col-span-2 text-ink-muted">{isFirst ? "The beginning" : "Nothing that counts"}</dd>}
			{diff.name && (
				<>
					<dt className="text-ink-muted">Name</dt>
					<dd>
						{diff.name.from} → {diff.name.to}
					</dd>
				</>
			)}
			{lines.map(([label, text]) => (
				<div key={label} className="contents">
					<dt className="text-ink-muted">{label}</dt>
					<dd className="wrap-anywhere">{text}</dd>
				</div>
			))}
			{diff.prompt.length > 0 && (
				<>
					<dt className="text-ink-muted">Prompt</dt>
					<dd className="max-h-64 overflow-y-auto">
						<Words words={diff.prompt} />
					</dd>
				</>
			)}
		</dl>
	);
}
