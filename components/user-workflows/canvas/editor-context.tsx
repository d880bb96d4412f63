"use client";

import { createContext, useContext, useSyncExternalStore } from "react";
import type { ToolTable } from "@/components/user-workflows/document/fit";
import type { History } from "@/components/user-workflows/document/history";
import type { PlacedFinding } from "@/components/user-workflows/queries";
import type { Commands } from "./commands";
import type { Editor } from "./editor";
import type { NodeRun } from "./run/run-on-nodes";

/** What every part of the editor works with; none of it changes while the page is open. */
export interface EditorTools {
	readonly workflowId: string;
	readonly editor: Editor;
	readonly commands: Commands;
	readonly table: ToolTable;
	/** Without Pro a workflow can be looked at, not changed or run. */
	readonly isReadOnly: boolean;
	/** Shows a tool: selected, in sight, with the inspector on it. */
	readonly show: (nodeId: string) => void;
}

export const EditorContext = createContext<EditorTools | null>(null);

export function useEditorTools(): EditorTools {
	const tools = useContext(EditorContext);
	if (!tools) throw new Error("The editor's parts stand inside it.");
	return tools;
}

/** A part of what is edited; the component draws again only when that part changes. Select something stored, not something made. */
export function useEdited<T>(select: (history: History) => T): T {
	const { editor } = useEditorTools();
	return useSyncExternalStore(editor.subscribe, () => select(editor.snapshot()));
}

/** What the validator says of the document as it is. */
export interface Checked {
	readonly findings: readonly PlacedFinding[];
	readonly isRunnable: boolean;
	readonly isChecking: boolean;
}

export const CheckedContext = createContext<Checked>({ findings: [], isRunnable: false, isChecking: false });
export const useChecked = (): Checked => useContext(CheckedContext);

/** Begins a run at a tool, with what the shown run did before it. */
export interface RunFrom {
	readonly run: (nodeId: string) => void;
	readonly isBusy: boolean;
}

/** What the run that is shown did on each tool; null where none is shown. */
export const NodeRunsContext = createContext<ReadonlyMap<string, NodeRun> | null>(null);
export const useNodeRuns = () => useContext(NodeRunsContext);
