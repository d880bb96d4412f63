import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError, callApi, messageOf } from "@/components/api-client";
import { userWorkflowOperations } from "@/components/calls/user-workflows";
import { SESSION_RESUMED } from "@/components/session";
import { toast } from "@/components/ui/overlay/toast";
import type { CanvasDocument } from "@/components/user-workflows/document/document";
import * as edits from "@/components/user-workflows/document/edits";
import { fromWire, idsByReference, type wireChanges } from "@/components/user-workflows/document/wire";
import { workflowKeys } from "@/components/user-workflows/queries";
import type { UpdateInput, UserWorkflow } from "@/lib/user-workflows/schemas";
import type { Editor } from "./editor";
import type { DraftStore } from "./saving/draft-store";
import { type Kept, Saver, type SaveState, type SendResult } from "./saving/saver";

const PAUSE_MS = 800;
const RETRY_MS = 5000;
/** What a call that outlives its page may carry. */
const MOST_LEAVING_BYTES = 60_000;

function bodyOf(changes: ReturnType<typeof wireChanges>, expectedVersion: number, viewport: Viewport): UpdateInput {
	const { toolPalette, canvasLayout, tags, ...texts } = changes;
	return {
		...texts,
		...(tags && { tags: [...tags] }),
		...(toolPalette && { toolPalette: [...toolPalette] }),
		...(canvasLayout && { canvasLayout: { edges: [...canvasLayout.edges], groups: [...canvasLayout.groups], viewport } }),
		expectedVersion,
	};
}

interface Viewport {
	zoom: number;
	pan: { x: number; y: number };
}

function resultOf(error: unknown): SendResult {
	if (!(error instanceof ApiError)) return { outcome: "unreached" };
	if (error.code === "VERSION_CONFLICT") return { outcome: "stale" };
	if (error.status === 401) return { outcome: "signed-out" };
	if (error.status === 0 || error.status === 429 || error.status >= 500) return { outcome: "unreached" };
	return { outcome: "refused", message: messageOf(error) };
}

function remember(queryClient: QueryClient, workflow: UserWorkflow): void {
	queryClient.setQueryData(workflowKeys.detail(workflow.workflowId), workflow);
	void queryClient.invalidateQueries({ queryKey: workflowKeys.lists });
	void queryClient.invalidateQueries({ queryKey: workflowKeys.versions(workflow.workflowId) });
}

interface SaverInput {
	workflowId: string;
	editor: Editor;
	base: Kept;
	drafts: DraftStore;
	viewport: () => Viewport;
	isReadOnly: boolean;
}

/** Saves what the editor holds, as long as it is open. */
export function useSaver({ workflowId, editor, base, drafts, viewport, isReadOnly }: SaverInput) {
	const queryClient = useQueryClient();
	const [state, setState] = useState<SaveState>({ kind: "saved" });
	const viewportRef = useRef(viewport);
	viewportRef.current = viewport;

	const [saver] = useState(() => {
		async function send(changes: ReturnType<typeof wireChanges>, expectedVersion: number, isLeaving: boolean): Promise<SendResult> {
			const body = bodyOf(changes, expectedVersion, viewportRef.current());
			const outlivesPage = isLeaving && JSON.stringify(body).length < MOST_LEAVING_BYTES;
			try {
				const workflow = await callApi(userWorkflowOperations.updateUserWorkflow, { params: { workflowId }, body }, { outlivesPage });
				remember(queryClient, workflow);
				return { outcome: "saved", itemVersion: workflow.itemVersion };
			} catch (error) {
				return resultOf(error);
			}
		}
		async function readTheirs(known: CanvasDocument): Promise<Kept | null> {
			try {
				const theirs = await callApi(userWorkflowOperations.getUserWorkflow, { params: { workflowId } });
				remember(queryClient, theirs);
				return { document: fromWire(theirs, idsByReference(known)), itemVersion: theirs.itemVersion };
			} catch {
				return null;
			}
		}
		function onMerged(document: CanvasDocument) {
			editor.do("Changes made elsewhere", (now) => edits.replaceAll(now, document));
			toast.info("Changes made elsewhere came in", { description: "Undo takes them back." });
		}
		return new Saver(
			{ send, readTheirs, keep: drafts.keep, onState: setState, onMerged, pauseMs: PAUSE_MS, retryMs: RETRY_MS },
			base,
			isReadOnly ? base.document : editor.document,
		);
	});

	useEffect(() => {
		if (isReadOnly) return;
		const stop = editor.onDocument((document) => saver.take(document));
		const flush = () => void saver.flush();
		const leave = () => void saver.flush(true);
		window.addEventListener("online", flush);
		window.addEventListener(SESSION_RESUMED, flush);
		window.addEventListener("pagehide", leave);
		return () => {
			stop();
			window.removeEventListener("online", flush);
			window.removeEventListener(SESSION_RESUMED, flush);
			window.removeEventListener("pagehide", leave);
			// Leaving by a link of the page: what waits is sent, and is kept on the device until it is.
			void saver.flush(true).finally(() => saver.rest());
		};
	}, [editor, saver, isReadOnly]);

	return { saver, state, remember: (workflow: UserWorkflow) => remember(queryClient, workflow) };
}
