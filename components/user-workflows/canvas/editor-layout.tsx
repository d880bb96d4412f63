"use client";

import { useReactFlow } from "@xyflow/react";
import { Play, TriangleAlert } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { cancelRun } from "@/components/goal-jobs/mutations";
import { isTerminal } from "@/components/goal-jobs/run-state";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import { WorkflowMenu } from "@/components/user-workflows/workflow-menu";
import type { SampleFile } from "@/lib/catalog/schemas";
import type { UserWorkflow } from "@/lib/user-workflows/schemas";
import type { ToolCatalog } from "@/lib/user-workflows/tool-catalog-schemas";
import { useChecked, useEdited, useEditorTools } from "./editor-context";
import { Canvas } from "./flow/canvas";
import { askForTool, type Insertion, onAskedForTool } from "./flow/insertion";
import { Outline } from "./outline/outline";
import { EstimateBar } from "./panels/estimate-bar";
import { FindingList } from "./panels/finding-list";
import { Inspector } from "./panels/inspector";
import { ConnectDialog, FindDialog } from "./panels/node-picker";
import { Palette } from "./panels/palette";
import { ShortcutList } from "./panels/shortcut-list";
import { ToolPicker } from "./panels/tool-picker";
import { Toolbar } from "./panels/toolbar";
import { WorkflowPanel } from "./panels/workflow-panel";
import { ParentNews } from "./parent/parent-news";
import { RunPanel } from "./run/run-panel";
import { useShownRun } from "./run/shown-run";
import { useRunFrom } from "./run/use-run-from";
import { ConflictDialog } from "./saving/conflict-dialog";
import { SaveNote } from "./saving/save-note";
import { useKeys } from "./use-keys";
import type { useSaver } from "./use-saver";
import { useWide } from "./use-wide";
import { VersionsPanel } from "./versions/versions-panel";
import { viewMotion } from "./view-motion";

const FIT_VIEW = { padding: 0.2, maxZoom: 1.1 };

export type Panel = "canvas" | "outline" | "tool" | "workflow" | "problems" | "run" | "versions";

interface EditorLayoutProps {
	workflow: UserWorkflow;
	samples: readonly SampleFile[];
	catalog: ToolCatalog;
	saving: ReturnType<typeof useSaver>;
	onAdopt: (workflow: UserWorkflow, label: string) => void;
}

/** Palette or outline, canvas, and what is looked at: side by side where there is room, one after the other where there is none. */
export function EditorLayout({ workflow, samples, catalog, saving, onAdopt }: EditorLayoutProps) {
	const { editor, commands, isReadOnly } = useEditorTools();
	const isWide = useWide();
	const flow = useReactFlow();
	const shown = useShownRun();
	const { findings } = useChecked();
	const { count } = useFormat();
	const name = useEdited(({ document }) => document.name);
	const pointerRef = useRef<{ x: number; y: number } | null>(null);
	const [left, setLeft] = useState<"tools" | "outline">("tools");
	const [panel, setPanel] = useState<Panel>(shown.runId ? "run" : isWide ? "workflow" : "outline");
	const [insertion, setInsertion] = useState<Insertion | null>(null);
	const [connecting, setConnecting] = useState<string | null>(null);
	const [isFinding, setIsFinding] = useState(false);
	const [isHelping, setIsHelping] = useState(false);
	const [isMerging, setIsMerging] = useState(false);
	const { saver, state } = saving;
	const conflicts = state.kind === "conflict" ? state.conflicts : [];
	const problems = findings.filter(({ level }) => level !== "note").length;

	useEffect(() => onAskedForTool(setInsertion), []);
	useEffect(() => setIsMerging(conflicts.length > 0), [conflicts.length]);
	// A panel that only the narrow page has gives way when the page becomes wide, and the other way round.
	useEffect(() => setPanel((now) => (isWide && (now === "canvas" || now === "outline") ? "workflow" : now)), [isWide]);
	// What is selected on the canvas is what the inspector is about.
	const chosen = useEdited(({ selection }) => selection.nodeIds);
	useEffect(() => {
		if (isWide && chosen.size > 0) setPanel((now) => (now === "workflow" ? "tool" : now));
	}, [chosen, isWide]);

	const onlyChosen = () => (editor.selection.nodeIds.size === 1 ? ([...editor.selection.nodeIds][0] ?? null) : null);
	const atPointer = () => (pointerRef.current ? flow.screenToFlowPosition(pointerRef.current) : null);
	const addHere = () => {
		if (isReadOnly) return;
		const beside = onlyChosen();
		askForTool({ screen: pointerRef.current, at: atPointer(), beside: beside ? { nodeId: beside, side: "after" } : null, between: null });
	};
	const focusField = (selector: string, to: Panel) => {
		setPanel(to);
		requestAnimationFrame(() => window.document.querySelector<HTMLElement>(selector)?.focus());
	};
	const nameGroup = () => editor.selection.nodeIds.size > 0 && focusField("[data-specialist-name]", "tool");
	const connect = () => {
		const nodeId = onlyChosen();
		if (nodeId) setConnecting(nodeId);
	};
	const runOrCancel = () => {
		if (shown.job && !isTerminal(shown.job.status)) void cancelRun(shown.job.jobSpecId).finally(shown.refresh);
		else setPanel("run");
	};
	const layOut = () => {
		commands.layOut();
		setTimeout(() => void flow.fitView({ ...FIT_VIEW, ...viewMotion() }), 0);
	};
	const runFrom = useRunFrom(
		() => saver.flush(),
		() => setPanel("run"),
	);
	const runFromChosen = () => {
		const nodeId = onlyChosen();
		if (nodeId) runFrom?.run(nodeId);
	};
	const selectNothing = () => editor.selectNothing();
	const edit = (act: () => void) => (isReadOnly ? undefined : act);
	useKeys(
		{
			"mod+z": edit(commands.undo),
			"mod+shift+z": edit(commands.redo),
			"mod+y": edit(commands.redo),
			"mod+d": edit(commands.duplicate),
			"mod+a": commands.selectAll,
			"mod+f": () => setIsFinding(true),
			"mod+g": edit(nameGroup),
			"mod+s": () => void saver.flush(),
			"mod+Enter": runOrCancel,
			Delete: edit(commands.removeSelected),
			Backspace: edit(commands.removeSelected),
			F2: edit(nameGroup),
			Enter: onlyChosen() ? () => setPanel("tool") : undefined,
			c: edit(connect),
			r: runFrom ? runFromChosen : undefined,
			o: () => setLeft((now) => (now === "tools" ? "outline" : "tools")),
			"/": addHere,
			"shift+l": edit(layOut),
			"1": () => void flow.fitView({ ...FIT_VIEW, ...viewMotion() }),
			"+": () => void flow.zoomIn(),
			"=": () => void flow.zoomIn(),
			"-": () => void flow.zoomOut(),
			"?": () => setIsHelping(true),
			Escape: selectNothing,
		},
		commands,
		atPointer,
	);

	const saveNote = <SaveNote state={state} onMerge={() => setIsMerging(true)} />;
	const outline = (
		<Outline
			onConnect={setConnecting}
			onAdd={() => askForTool({ screen: null, at: null, beside: null, between: null })}
			onOpen={(nodeId) => {
				editor.select([nodeId]);
				setPanel("tool");
			}}
		/>
	);
	const canvas = (
		<div className="relative size-full">
			<Canvas pointerRef={pointerRef} onOpen={() => setPanel("tool")} />
			<div className="absolute top-3 left-3">
				<Toolbar onLayOut={layOut} onAdd={() => askForTool({ screen: null, at: null, beside: null, between: null })} onHelp={() => setIsHelping(true)} />
			</div>
		</div>
	);
	const panels = (
		<>
			<TabPanel value="tool">
				<Inspector onConnect={setConnecting} runFrom={runFrom} />
			</TabPanel>
			<TabPanel value="workflow">
				<WorkflowPanel />
			</TabPanel>
			<TabPanel value="problems">
				<FindingList />
			</TabPanel>
			<TabPanel value="run">
				<RunPanel workflow={workflow} samples={samples} onSave={() => saver.flush()} />
			</TabPanel>
			<TabPanel value="versions">
				<VersionsPanel
					workflowId={workflow.workflowId}
					version={workflow.version}
					onSave={() => saver.flush()}
					itemVersion={() => saver.itemVersion}
					onRestored={(next, version) => onAdopt(next, `Restore version ${version}`)}
				/>
			</TabPanel>
		</>
	);
	const problemTab = (
		<Tab value="problems" className={problems > 0 ? "text-warning" : undefined}>
			<span className="flex items-center gap-1.5">
				{problems > 0 && <TriangleAlert aria-hidden className="size-3.5" />}
				{problems > 0 ? count(problems, "problem") : "Problems"}
			</span>
		</Tab>
	);
	const commonTabs = (
		<>
			<Tab value="tool">Tool</Tab>
			<Tab value="workflow">Workflow</Tab>
			{problemTab}
			<Tab value="run">Run</Tab>
			<Tab value="versions">Versions</Tab>
		</>
	);

	return (
		<div className="flex tall:h-dvh flex-col tall:max-md:h-[calc(100dvh-4rem)]">
			<TopLine
				parent={{ href: "/workflows", label: "My workflows" }}
				place={name || "Untitled"}
				action={
					<>
						{isWide && saveNote}
						<WorkflowMenu workflow={workflow} deletedTo="/workflows" onChanged={(next) => saver.hear(next.itemVersion)} />
						<Button variant="primary" icon={<Play aria-hidden />} onClick={() => setPanel("run")}>
							Run
						</Button>
					</>
				}
			/>
			<h1 className="sr-only">{name || "Untitled"}</h1>
			{isReadOnly && (
				<Notice
					tone="info"
					title="Editing and running your own workflows needs Pro"
					className="m-3 mb-0"
					action={
						<Button asChild size="sm" variant="primary">
							<Link href="/plan">See plans</Link>
						</Button>
					}
				>
					You can look at all of it, and export it.
				</Notice>
			)}
			<ParentNews
				workflow={workflow}
				onSave={() => saver.flush()}
				itemVersion={() => saver.itemVersion}
				onTaken={(next) => onAdopt(next, `Take changes of ${next.sourceName}`)}
			/>
			{state.kind === "refused" && (
				<Notice tone="warning" title="Your last changes could not be saved" className="m-3 mb-0">
					{state.message} They are kept on this device.
				</Notice>
			)}
			{isWide ? (
				<main className="grid min-h-0 flex-1 grid-cols-[17rem_minmax(0,1fr)_23rem]">
					<aside aria-label="Tools and outline" className="flex min-h-0 flex-col border-r">
						<Tabs value={left} onValueChange={(value) => setLeft(value === "outline" ? "outline" : "tools")} className="flex min-h-0 flex-1 flex-col">
							<TabList className="shrink-0 px-4">
								<Tab value="tools">Tools</Tab>
								<Tab value="outline">Outline</Tab>
							</TabList>
							<TabPanel value="tools" className="flex min-h-0 flex-1 flex-col data-[state=inactive]:hidden">
								<Palette problems={catalog.servers.flatMap(({ title, problem }) => (problem ? [{ title, problem }] : []))} />
							</TabPanel>
							<TabPanel value="outline" className="min-h-0 flex-1 overflow-y-auto p-3">
								{outline}
							</TabPanel>
						</Tabs>
					</aside>
					<section aria-label="Canvas" className="flex min-h-0 flex-col">
						<div className="min-h-0 flex-1">{canvas}</div>
						<div className="shrink-0 border-t px-4 py-2">
							<EstimateBar />
						</div>
					</section>
					<aside aria-label="Details" className="flex min-h-0 flex-col border-l">
						<Tabs value={panel} onValueChange={(value) => setPanel(value as Panel)} className="flex min-h-0 flex-1 flex-col">
							<TabList className="shrink-0 gap-4 px-4">{commonTabs}</TabList>
							<div className="min-h-0 flex-1 overflow-y-auto p-4">{panels}</div>
						</Tabs>
					</aside>
				</main>
			) : (
				<main className="flex min-h-0 flex-1 flex-col">
					<Tabs value={panel} onValueChange={(value) => setPanel(value as Panel)} className="flex min-h-0 flex-1 flex-col">
						<TabList className="shrink-0 px-4">
							<Tab value="outline">Outline</Tab>
							<Tab value="canvas">Canvas</Tab>
							{commonTabs}
						</TabList>
						<TabPanel value="canvas" className="min-h-0 flex-1 data-[state=inactive]:hidden">
							{canvas}
						</TabPanel>
						<div className={panel === "canvas" ? "hidden" : "min-h-0 flex-1 overflow-y-auto p-4"}>
							<TabPanel value="outline">{outline}</TabPanel>
							{panels}
						</div>
					</Tabs>
					<div className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 border-t px-4 py-2">
						<EstimateBar />
						{saveNote}
					</div>
				</main>
			)}
			<ToolPicker
				insertion={insertion}
				onClose={() => setInsertion(null)}
				onPick={(tool, { at, beside, between }) => {
					setInsertion(null);
					const nodeId = commands.add(tool.toolName, at, beside ?? (between ? { nodeId: between.from, side: "after" } : null));
					if (nodeId && between) commands.connect({ from: nodeId, to: between.to });
				}}
			/>
			<ConnectDialog nodeId={connecting} onClose={() => setConnecting(null)} />
			<FindDialog isOpen={isFinding} onClose={() => setIsFinding(false)} />
			<ShortcutList isOpen={isHelping} onOpenChange={setIsHelping} />
			{conflicts.length > 0 && (
				<ConflictDialog
					conflicts={conflicts}
					isOpen={isMerging}
					onOpenChange={setIsMerging}
					onResolve={(choices) => {
						setIsMerging(false);
						saver.resolve(choices);
					}}
				/>
			)}
		</div>
	);
}
