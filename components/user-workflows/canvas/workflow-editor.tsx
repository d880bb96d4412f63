"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import type { SampleFile } from "@/lib/catalog/schemas";
import type { UserWorkflow } from "@/lib/user-workflows/schemas";
import { type DraftStore, openDraftStore } from "./saving/draft-store";

export interface WorkflowEditorProps {
	workflow: UserWorkflow;
	samples: readonly SampleFile[];
	isPro: boolean;
	/** A run to be shown at first. */
	runId: string | null;
}

function EditorSkeleton() {
	return (
		<div className="grid h-[calc(100dvh-3.5rem)] gap-4 p-4 lg:grid-cols-[18rem_minmax(0,1fr)_22rem]" aria-busy="true">
			<Skeleton className="rounded-lg max-lg:hidden" />
			<Skeleton className="rounded-lg" />
			<Skeleton className="rounded-lg max-lg:hidden" />
		</div>
	);
}

const EditorBody = dynamic(() => import("./editor-body").then(({ EditorBody }) => EditorBody), { ssr: false, loading: EditorSkeleton });

/** The editor begins with what this device has kept unsaved, so it waits for that. */
export function WorkflowEditor(props: WorkflowEditorProps) {
	const { ownerId, workflowId } = props.workflow;
	const [drafts, setDrafts] = useState<DraftStore | null>(null);
	useEffect(() => {
		let isGone = false;
		void openDraftStore(ownerId, workflowId).then((store) => !isGone && setDrafts(store));
		return () => {
			isGone = true;
		};
	}, [ownerId, workflowId]);
	return drafts ? <EditorBody {...props} drafts={drafts} /> : <EditorSkeleton />;
}
