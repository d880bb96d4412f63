"use client";

import "@xyflow/react/dist/base.css";
import {
	applyNodeChanges,
	Background,
	type Connection,
	Controls,
	type EdgeChange,
	MiniMap,
	type NodeChange,
	type OnConnectEnd,
	ReactFlow,
	SelectionMode,
	useReactFlow,
	useStore,
} from "@xyflow/react";
import { useTheme } from "next-themes";
import { type DragEvent, type MouseEvent as ReactMouseEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { toast } from "@/components/ui/overlay/toast";
import { useEdited, useEditorTools } from "@/components/user-workflows/canvas/editor-context";
import { canConnect } from "@/components/user-workflows/document/connect";
import * as edits from "@/components/user-workflows/document/edits";
import { filledInputs, nameInWords } from "@/components/user-workflows/document/fit";
import { specialistsOf } from "@/components/user-workflows/document/specialists";
import { NODE_SIZE } from "@/lib/user-workflows/layout/lay-out";
import { beginConnecting, endConnecting, useMisfitReason } from "./connecting";
import { FAR_ZOOM, FarContext } from "./far";
import { edgeMaker, nodeMaker, type ToolFlowEdge, type ToolFlowNode } from "./flow-nodes";
import { Frames } from "./frames";
import { askForTool } from "./insertion";
import { TOOL_DRAG } from "./tool-drag";
import { ToolEdge } from "./tool-edge";
import { ToolNode } from "./tool-node";

const NODE_TYPES = { tool: ToolNode };
const EDGE_TYPES = { tool: ToolEdge };
const MULTI_KEYS = ["Meta", "Control"];
const GRID: [number, number] = [8, 8];
const FIT = { padding: 0.2, maxZoom: 1.1 };
/** From here on only what is in sight is drawn: below it that costs more than it saves. */
const MANY = 60;
const NEAR = { zoom: 0.7, margin: 96 };
const NO_VIEW = { x: 0, y: 0, zoom: 1 };

interface CanvasProps {
	/** Where the pointer is on the canvas, for what is pasted or added by a key. */
	pointerRef: { current: { x: number; y: number } | null };
	/** Double-click or Enter on a tool. */
	onOpen: () => void;
}

/** The workflow as tools and edges. It only draws and moves: every change goes through the editor. */
export function Canvas({ pointerRef, onOpen }: CanvasProps) {
	const { editor, commands, table, isReadOnly } = useEditorTools();
	const document = useEdited((history) => history.document);
	const selection = useEdited((history) => history.selection);
	const { resolvedTheme } = useTheme();
	const { screenToFlowPosition } = useReactFlow();
	// One look for all tools, which are drawn again only when it turns out otherwise.
	const isFar = useStore(({ transform }) => transform[2] < FAR_ZOOM);
	const [makeNodes] = useState(nodeMaker);
	const [makeEdges] = useState(edgeMaker);
	const specialists = useMemo(() => specialistsOf(document), [document]);
	const made = useMemo(() => makeNodes(document, selection, specialists, table), [makeNodes, document, selection, specialists, table]);
	const edges = useMemo(() => {
		const toolOf = new Map(document.nodes.map(({ nodeId, toolName }) => [nodeId, toolName]));
		const fills = (from: string, to: string) =>
			filledInputs(table, toolOf.get(from) ?? "", toolOf.get(to) ?? "")
				.map(nameInWords)
				.join(", ");
		return makeEdges(document, selection, fills, (nodeId) => table.tools.get(toolOf.get(nodeId) ?? "")?.title ?? nodeId);
	}, [makeEdges, document, selection, table]);

	// While tools are dragged their places are the canvas's own; the document gets them once, when they are let go.
	const [nodes, setNodes] = useState<ToolFlowNode[]>(made);
	// A large canvas begins at its first tool, near enough to be read: all of it at once would be only dots.
	const [beginsNear] = useState(() => {
		const [first] = editor.document.nodes;
		if (!first || editor.document.nodes.length <= MANY) return null;
		return { x: NEAR.margin - first.position.x * NEAR.zoom, y: NEAR.margin - first.position.y * NEAR.zoom, zoom: NEAR.zoom };
	});
	const isDragging = useRef(false);
	const [isOverviewResting, setIsOverviewResting] = useState(false);
	useLayoutEffect(() => setNodes(made), [made]);

	const onNodesChange = useCallback(
		(changes: NodeChange<ToolFlowNode>[]) => {
			const selects = changes.filter((change) => change.type === "select");
			if (selects.length > 0) {
				const next = new Set(editor.selection.nodeIds);
				for (const { id, selected } of selects) selected ? next.add(id) : next.delete(id);
				editor.select(next, editor.selection.edgeIds);
			}
			const moves = changes.filter((change) => change.type === "position");
			if (isDragging.current) {
				if (moves.length > 0) setNodes((all) => applyNodeChanges(moves, all));
				return;
			}
			// The arrow keys move without dragging.
			const places = new Map(moves.flatMap(({ id, position }) => (position ? [[id, position] as const] : [])));
			if (places.size > 0) editor.do("Move", (now) => edits.moveNodes(now, places), { mergeKey: `nudge ${[...places.keys()].join(" ")}` });
		},
		[editor],
	);

	const onEdgesChange = useCallback(
		(changes: EdgeChange<ToolFlowEdge>[]) => {
			const selects = changes.filter((change) => change.type === "select");
			if (selects.length === 0) return;
			const next = new Set(editor.selection.edgeIds);
			for (const { id, selected } of selects) selected ? next.add(id) : next.delete(id);
			editor.select(editor.selection.nodeIds, next);
		},
		[editor],
	);

	const onDragStart = useCallback(() => {
		isDragging.current = true;
		// The overview follows every tool at every frame; of many it rests meanwhile.
		if (editor.document.nodes.length > MANY) setIsOverviewResting(true);
	}, [editor]);
	const onDragStop = useCallback(
		(_event: unknown, _node: ToolFlowNode, dragged: ToolFlowNode[]) => {
			isDragging.current = false;
			setIsOverviewResting(false);
			editor.do(dragged.length > 1 ? `Move ${dragged.length} tools` : "Move", (now) =>
				edits.moveNodes(now, new Map(dragged.map(({ id, position }) => [id, { x: Math.round(position.x), y: Math.round(position.y) }]))),
			);
		},
		[editor],
	);
	const onSelectionDragStop = useCallback((event: unknown, dragged: ToolFlowNode[]) => dragged[0] && onDragStop(event, dragged[0], dragged), [onDragStop]);

	const answerFor = useCallback(
		({ source, target }: Pick<Connection, "source" | "target">) => canConnect(editor.document, table, { from: source, to: target }),
		[editor, table],
	);
	const onConnectEnd: OnConnectEnd = useCallback(
		(event, state) => {
			endConnecting();
			if (!state.fromNode || state.isValid) return;
			const side = state.fromHandle?.type === "source" ? "after" : "before";
			const { clientX, clientY } = "changedTouches" in event ? (event.changedTouches[0] ?? { clientX: 0, clientY: 0 }) : event;
			if (state.toNode) {
				const [source, target] = side === "after" ? [state.fromNode.id, state.toNode.id] : [state.toNode.id, state.fromNode.id];
				const answer = answerFor({ source, target });
				if (!answer.fits && source !== target) toast.error("These don't fit together", { description: answer.reason });
				return;
			}
			const place = screenToFlowPosition({ x: clientX, y: clientY });
			const at = { x: side === "after" ? place.x : place.x - NODE_SIZE.width, y: place.y - NODE_SIZE.height / 2 };
			askForTool({ screen: { x: clientX, y: clientY }, at, beside: { nodeId: state.fromNode.id, side }, between: null });
		},
		[answerFor, screenToFlowPosition],
	);

	function openAt(event: ReactMouseEvent | MouseEvent) {
		event.preventDefault();
		if (isReadOnly) return;
		askForTool({
			screen: { x: event.clientX, y: event.clientY },
			at: screenToFlowPosition({ x: event.clientX, y: event.clientY }),
			beside: null,
			between: null,
		});
	}

	function drop(event: DragEvent) {
		const toolName = event.dataTransfer.getData(TOOL_DRAG);
		if (!toolName || isReadOnly) return;
		event.preventDefault();
		const { x, y } = screenToFlowPosition({ x: event.clientX, y: event.clientY });
		commands.add(toolName, { x: x - NODE_SIZE.width / 2, y: y - NODE_SIZE.height / 2 });
	}

	return (
		<FarContext value={isFar}>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: dropping has its keyboard twin in the palette, where Enter adds */}
			<div
				className="relative size-full"
				onPointerMove={(event) => {
					pointerRef.current = { x: event.clientX, y: event.clientY };
				}}
				onPointerLeave={() => {
					pointerRef.current = null;
				}}
				onDragOver={(event) => event.dataTransfer.types.includes(TOOL_DRAG) && event.preventDefault()}
				onDrop={drop}
				onDoubleClick={(event) => event.target instanceof Element && event.target.classList.contains("react-flow__pane") && openAt(event)}
			>
				<ReactFlow<ToolFlowNode, ToolFlowEdge>
					nodes={nodes}
					edges={edges}
					nodeTypes={NODE_TYPES}
					edgeTypes={EDGE_TYPES}
					onNodesChange={onNodesChange}
					onEdgesChange={onEdgesChange}
					onNodeDragStart={onDragStart}
					onNodeDragStop={onDragStop}
					onSelectionDragStart={onDragStart}
					onSelectionDragStop={onSelectionDragStop}
					onNodeDoubleClick={onOpen}
					onPaneContextMenu={openAt}
					onConnect={({ source, target }) => commands.connect({ from: source, to: target })}
					onConnectStart={(_event, { nodeId, handleType }) => {
						if (!nodeId) return;
						const side = handleType === "source" ? "after" : "before";
						const between = (other: string) => (side === "after" ? { source: nodeId, target: other } : { source: other, target: nodeId });
						beginConnecting({ nodeId, side, answerFor: (other) => answerFor(between(other)) });
					}}
					onConnectEnd={onConnectEnd}
					isValidConnection={({ source, target }) => answerFor({ source, target }).fits}
					nodesDraggable={!isReadOnly}
					nodesConnectable={!isReadOnly}
					edgesReconnectable={false}
					deleteKeyCode={null}
					selectionKeyCode="Shift"
					multiSelectionKeyCode={MULTI_KEYS}
					selectionMode={SelectionMode.Partial}
					panOnScroll
					zoomOnDoubleClick={false}
					snapToGrid
					snapGrid={GRID}
					connectionRadius={28}
					minZoom={0.1}
					maxZoom={2}
					fitView={!beginsNear}
					defaultViewport={beginsNear ?? NO_VIEW}
					fitViewOptions={FIT}
					onlyRenderVisibleElements={nodes.length > MANY}
					nodeDragThreshold={2}
					colorMode={resolvedTheme === "dark" ? "dark" : "light"}
					proOptions={{ hideAttribution: true }}
					aria-label="Canvas"
					className="bg-canvas!"
				>
					<Background gap={24} size={1.2} color="var(--line-strong)" className="opacity-50" />
					<Frames />
					<Controls showInteractive={false} position="bottom-left" fitViewOptions={FIT} className="overflow-hidden rounded-md border bg-raised shadow-float!" />
					{!isOverviewResting && (
						<MiniMap
							pannable
							zoomable
							ariaLabel="Overview"
							position="bottom-right"
							nodeColor="var(--line-strong)"
							maskColor="color-mix(in oklch, var(--sunken) 75%, transparent)"
							bgColor="var(--raised)"
							className="overflow-hidden rounded-md border max-lg:hidden"
							style={{ width: 168, height: 112 }}
						/>
					)}
				</ReactFlow>
				<MisfitNote />
				{document.nodes.length === 0 && <EmptyNote isReadOnly={isReadOnly} />}
			</div>
		</FarContext>
	);
}

/** Why the tool under the pointer does not take the connection that is being drawn. */
function MisfitNote() {
	const reason = useMisfitReason();
	if (!reason) return null;
	return (
		<p role="status" className="pointer-events-none absolute inset-x-0 bottom-6 mx-auto w-fit max-w-md rounded-md bg-ink px-3 py-2 text-canvas text-sm">
			{reason}
		</p>
	);
}

function EmptyNote({ isReadOnly }: { isReadOnly: boolean }) {
	return (
		<div className="pointer-events-none absolute inset-0 grid place-items-center p-6">
			<p className="max-w-sm text-center text-ink-muted">
				{isReadOnly ? "This workflow has no tools yet." : "Drag a tool here from the left, or press / to find one. Connect tools from the dot at their right."}
			</p>
		</div>
	);
}

/** Keeps a view of the canvas's own functions for keys and panels outside of it. */
export function useCanvasView() {
	const flow = useReactFlow();
	const flowRef = useRef(flow);
	useEffect(() => {
		flowRef.current = flow;
	}, [flow]);
	return flowRef;
}
