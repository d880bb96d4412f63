"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ReactFlowProvider, useReactFlow } from "@xyflow/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/overlay/toast";
import { Skeleton } from "@/components/ui/skeleton";
import { nodesById } from "@/components/user-workflows/document/document";
import * as edits from "@/components/user-workflows/document/edits";
import type { ToolTable } from "@/components/user-workflows/document/fit";
import { fromWire, idsByReference } from "@/components/user-workflows/document/wire";
import { findingsQuery, toolCatalogQuery, toolTable, workflowKeys } from "@/components/user-workflows/queries";
import { NODE_SIZE } from "@/lib/user-workflows/layout/lay-out";
import type { UserWorkflow } from "@/lib/user-workflows/schemas";
import type { ToolCatalog } from "@/lib/user-workflows/tool-catalog-schemas";
import { makeCommands } from "./commands";
import { Editor } from "./editor";
import { type Checked, CheckedContext, EditorContext, type EditorTools, NodeRunsContext, useEdited, useEditorTools } from "./editor-context";
import { EditorLayout } from "./editor-layout";
import { type LiveState, RunFollower, type ShownRun, ShownRunContext, useRunOnNodes } from "./run/shown-run";
import { beginWith } from "./saving/beginning";
import type { DraftStore } from "./saving/draft-store";
import { useSaver } from "./use-saver";
import { viewMotion } from "./view-motion";
import type { WorkflowEditorProps } from "./workflow-editor";

/** What is typed is checked once the fingers rest. */
const CHECK_AFTER_MS = 350;

interface EditorBodyProps extends WorkflowEditorProps {
	drafts: DraftStore;
}

/** The editor needs to know which tools there are before anything can be drawn or connected. */
export function EditorBody(props: EditorBodyProps) {
	const { data, error, refetch } = useQuery(toolCatalogQuery());
	const table = useMemo(() => data && toolTable(data), [data]);
	if (error && !data) {
		return (
			<div className="p-6">
				<Notice tone="warning" title="The tools could not be read" action={<Button onClick={() => refetch()}>Try again</Button>}>
					{messageOf(error)}
				</Notice>
			</div>
		);
	}
	if (!data || !table) return <Skeleton className="m-4 h-[calc(100dvh-6rem)] rounded-lg" />;
	return (
		<ReactFlowProvider>
			<OpenEditor {...props} catalog={data} table={table} />
		</ReactFlowProvider>
	);
}

function OpenEditor({ workflow, samples, isPro, runId, drafts, catalog, table }: EditorBodyProps & { catalog: ToolCatalog; table: ToolTable }) {
	const { workflowId } = workflow;
	const isReadOnly = !isPro;
	const [{ base, editor, isRecovered }] = useState(() => {
		const beginning = beginWith(workflow, isReadOnly ? null : drafts.found);
		return { ...beginning, editor: new Editor(beginning.document) };
	});
	const flow = useReactFlow();
	const flowRef = useRef(flow);
	flowRef.current = flow;
	const viewport = () => {
		const { x, y, zoom } = flowRef.current.getViewport();
		return { zoom, pan: { x, y } };
	};
	const saving = useSaver({ workflowId, editor, base, drafts, viewport, isReadOnly });
	const { data: current = workflow } = useQuery({
		queryKey: workflowKeys.detail(workflowId),
		queryFn: async () => workflow,
		initialData: workflow,
		staleTime: Number.POSITIVE_INFINITY,
	});

	useEffect(() => {
		if (isRecovered) toast.info("Your unsaved changes are back", { description: "They were kept on this device, and are being saved now." });
	}, [isRecovered]);

	const tools = useMemo((): EditorTools => {
		const show = (nodeId: string) => {
			const node = nodesById(editor.document).get(nodeId);
			if (!node) return;
			editor.select([nodeId]);
			const { x, y } = node.position;
			const { zoom } = flowRef.current.getViewport();
			void flowRef.current.setCenter(x + NODE_SIZE.width / 2, y + NODE_SIZE.height / 2, { zoom: Math.max(zoom, 0.7), ...viewMotion() });
		};
		return { workflowId, editor, commands: makeCommands(editor, table), table, isReadOnly, show };
	}, [workflowId, editor, table, isReadOnly]);

	/** Takes over a state that the server made: the editor shows it as one edit, which undo takes back. */
	const adopt = useCallback(
		(next: UserWorkflow, label: string) => {
			const document = fromWire(next, idsByReference(editor.document));
			saving.remember(next);
			editor.do(label, (now) => edits.replaceAll(now, document));
			saving.saver.replace({ document: editor.document, itemVersion: next.itemVersion });
		},
		[editor, saving],
	);

	return (
		<EditorContext value={tools}>
			<WithChecks>
				<WithRun runId={runId}>
					<EditorLayout workflow={current} samples={samples} catalog={catalog} saving={saving} onAdopt={adopt} />
				</WithRun>
			</WithChecks>
		</EditorContext>
	);
}

/** Asks the validator about the document, a moment after it has changed. */
function WithChecks({ children }: { children: React.ReactNode }) {
	const document = useEdited((history) => history.document);
	const [asked, setAsked] = useState(document);
	useEffect(() => {
		const timer = setTimeout(() => setAsked(document), CHECK_AFTER_MS);
		return () => clearTimeout(timer);
	}, [document]);
	const { data, isFetching } = useQuery({ ...findingsQuery(asked), placeholderData: keepPreviousData, enabled: asked.nodes.length <= 20 });
	const checked = useMemo(
		(): Checked => ({ findings: data?.findings ?? [], isRunnable: data?.isRunnable ?? false, isChecking: isFetching }),
		[data, isFetching],
	);
	return <CheckedContext value={checked}>{children}</CheckedContext>;
}

const NOTHING: LiveState = { job: undefined, events: [], error: null, refresh: () => undefined };

/** Follows the run that is shown. It stands in the address, so that a reload finds it again. */
function WithRun({ runId: firstRunId, children }: { runId: string | null; children: React.ReactNode }) {
	const { workflowId } = useEditorTools();
	const [runId, setRunId] = useState(firstRunId);
	const [moment, setMoment] = useState<number | null>(null);
	const [live, setLive] = useState<LiveState>(NOTHING);
	const show = useCallback(
		(next: string | null) => {
			setRunId(next);
			setMoment(null);
			setLive(NOTHING);
			window.history.replaceState(null, "", `/workflows/${workflowId}${next ? `?run=${next}` : ""}`);
		},
		[workflowId],
	);
	const shown = useMemo((): ShownRun => ({ ...live, runId, moment, show, setMoment }), [live, runId, moment, show]);
	const runs = useRunOnNodes(shown);
	return (
		<ShownRunContext value={shown}>
			<NodeRunsContext value={runs}>
				{runId !== null && <RunFollower key={runId} runId={runId} onState={setLive} />}
				{children}
			</NodeRunsContext>
		</ShownRunContext>
	);
}
