"use client";

import { Copy, Link2, StepForward, Trash2, Unlink } from "lucide-react";
import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { money } from "@/components/ui/format/format";
import { type RunFrom, useChecked, useEdited, useEditorTools, useNodeRuns } from "@/components/user-workflows/canvas/editor-context";
import { RUN_LOOKS, runWords, toolIcon } from "@/components/user-workflows/canvas/node-look";
import type { CanvasNode } from "@/components/user-workflows/document/document";
import * as edits from "@/components/user-workflows/document/edits";
import { filledInputs, nameInWords, type Port } from "@/components/user-workflows/document/fit";
import { specialistsOf } from "@/components/user-workflows/document/specialists";
import { LIMITS } from "@/lib/user-workflows/limits";
import { FindingLine } from "./finding-list";
import { ToolSettings } from "./tool-settings";

interface InspectorProps {
	onConnect: (nodeId: string) => void;
	/** Begins a run at a tool; null while no run is shown of which something could be kept. */
	runFrom: RunFrom | null;
}

/** What is selected: one tool with all there is to it, several with what can be done with them, or nothing. */
export function Inspector({ onConnect, runFrom }: InspectorProps) {
	const selection = useEdited((history) => history.selection);
	const document = useEdited((history) => history.document);
	const chosen = document.nodes.filter(({ nodeId }) => selection.nodeIds.has(nodeId));
	const [only] = chosen;
	if (chosen.length > 1) return <Several nodes={chosen} />;
	if (!only) return <p className="text-ink-muted">Select a tool to see what goes in and out of it, what it costs, and to leave a note.</p>;
	return <OneTool key={only.nodeId} node={only} onConnect={onConnect} runFrom={runFrom} />;
}

function OneTool({ node, onConnect, runFrom }: InspectorProps & { node: CanvasNode }) {
	const { commands, table, isReadOnly } = useEditorTools();
	const findings = useChecked().findings.filter(({ nodeId }) => nodeId === node.nodeId);
	const tool = table.tools.get(node.toolName);
	const edges = useEdited(({ document }) => document.edges);
	const nodes = useEdited(({ document }) => document.nodes);
	const Icon = toolIcon(node.toolName);
	// What another tool fills is not set by hand.
	const filled = new Set(
		edges
			.filter(({ to }) => to === node.nodeId)
			.flatMap(({ from }) => filledInputs(table, nodes.find(({ nodeId }) => nodeId === from)?.toolName ?? "", node.toolName)),
	);
	const settings = (tool?.settings ?? []).filter(({ name }) => !filled.has(name));
	return (
		<div className="grid grid-cols-1 gap-5">
			<div className="grid gap-1.5">
				<h2 className="flex items-center gap-2 font-semibold text-lg">
					<Icon aria-hidden className="size-5 shrink-0 text-accent" />
					{tool?.title ?? node.toolName}
				</h2>
				<p className="text-ink-muted text-sm">{tool?.description ?? "This tool is not there any more. Delete it, or put another one in its place."}</p>
				<p className="flex flex-wrap gap-x-3 text-ink-faint text-xs">
					<span className="font-mono">{node.toolName}</span>
					{tool && <span>{tool.perInvocationMicroU > 0 ? `${money(tool.perInvocationMicroU)} a call` : "No price of its own"}</span>}
				</p>
			</div>
			{findings.length > 0 && (
				<section aria-label="What is wrong" className="divide-y rounded-lg border px-3">
					{findings.map((finding) => (
						<FindingLine key={`${finding.code} ${finding.message}`} finding={finding} isPlaced={false} />
					))}
				</section>
			)}
			<RunOfTool nodeId={node.nodeId} runFrom={runFrom} />
			<ToolSettings node={node} settings={settings} />
			<Ports node={node} />
			<SpecialistName nodeId={node.nodeId} />
			{!isReadOnly && (
				<div className="flex flex-wrap gap-2">
					<Button size="sm" icon={<Link2 aria-hidden />} onClick={() => onConnect(node.nodeId)}>
						Connect
					</Button>
					<Button size="sm" icon={<Copy aria-hidden />} onClick={commands.duplicate}>
						Duplicate
					</Button>
					<Button size="sm" variant="danger" icon={<Trash2 aria-hidden />} onClick={() => commands.remove(node.nodeId)}>
						Delete
					</Button>
				</div>
			)}
		</div>
	);
}

/** What the shown run did with the tool. */
function RunOfTool({ nodeId, runFrom }: Pick<InspectorProps, "runFrom"> & { nodeId: string }) {
	const run = useNodeRuns()?.get(nodeId);
	if (!run) return null;
	const { icon: Icon } = RUN_LOOKS[run.state];
	return (
		<section aria-label="In the run" className="grid gap-1 rounded-lg bg-sunken p-3 text-sm">
			<p className="flex items-center gap-2 font-medium">
				<Icon aria-hidden className="size-4" /> {runWords(run)}
			</p>
			{run.calls > 1 && <p className="text-ink-muted">{run.calls} calls</p>}
			{run.result && <p className="wrap-anywhere text-ink-muted">{run.result}</p>}
			{run.error && <p className="wrap-anywhere text-danger">{run.error}</p>}
			{runFrom && (
				<div className="mt-1.5 grid gap-1">
					<Button size="sm" icon={<StepForward aria-hidden />} className="justify-self-start" isBusy={runFrom.isBusy} onClick={() => runFrom.run(nodeId)}>
						Run from here
					</Button>
					<p className="text-ink-muted text-xs">What this run did before it is kept and costs nothing. You see the price first.</p>
				</div>
			)}
		</section>
	);
}

/** What a value is, where its name does not say that already. */
function kindWords({ name, kind, isList }: Port): string | null {
	const isSaid = nameInWords(kind) === nameInWords(name);
	if (isSaid) return isList ? "list" : null;
	return isList ? `list of ${nameInWords(kind)}` : nameInWords(kind);
}

/** What goes in and comes out, and from and to which tools. */
function Ports({ node }: { node: CanvasNode }) {
	const { table, commands, show, isReadOnly } = useEditorTools();
	const document = useEdited((history) => history.document);
	const tool = table.tools.get(node.toolName);
	if (!tool) return null;
	const others = new Map(document.nodes.map((other) => [other.nodeId, other]));
	const titleOf = (nodeId: string) => table.tools.get(others.get(nodeId)?.toolName ?? "")?.title ?? others.get(nodeId)?.toolName ?? nodeId;
	const incoming = document.edges.filter(({ to }) => to === node.nodeId);
	const outgoing = document.edges.filter(({ from }) => from === node.nodeId);
	const filledBy = (port: Port) => incoming.filter(({ from }) => filledInputs(table, others.get(from)?.toolName ?? "", node.toolName).includes(port.name));
	const link = (nodeId: string) => (
		<button key={nodeId} type="button" className="font-medium text-accent underline-offset-2 hover:underline" onClick={() => show(nodeId)}>
			{titleOf(nodeId)}
		</button>
	);
	return (
		<>
			<section aria-label="Inputs" className="grid gap-1.5">
				<h3 className="font-medium text-sm">Takes</h3>
				<ul className="grid gap-1 text-sm">
					{tool.inputs.map((port) => (
						<li key={port.name} className="flex flex-wrap items-baseline gap-x-2">
							<span>{nameInWords(port.name)}</span>
							<span className="text-ink-faint text-xs">{[kindWords(port), port.isRequired ? null : "optional"].filter(Boolean).join(", ")}</span>
							{filledBy(port).map(({ from }) => link(from))}
						</li>
					))}
				</ul>
			</section>
			<section aria-label="Outputs" className="grid gap-1.5">
				<h3 className="font-medium text-sm">Makes</h3>
				<ul className="grid gap-1 text-sm">
					{tool.outputs.map((port) => (
						<li key={port.name} className="flex flex-wrap items-baseline gap-x-2">
							<span>{nameInWords(port.name)}</span>
							<span className="text-ink-faint text-xs">{kindWords(port)}</span>
						</li>
					))}
				</ul>
				{outgoing.length > 0 && <p className="flex flex-wrap gap-x-2 text-sm">Goes to {outgoing.map(({ to }) => link(to))}</p>}
			</section>
			{!isReadOnly && (incoming.length > 0 || outgoing.length > 0) && (
				<ul className="grid gap-1">
					{[...incoming, ...outgoing].map((edge) => (
						<li key={`${edge.from}>${edge.to}`}>
							<Button size="sm" variant="ghost" icon={<Unlink aria-hidden />} onClick={() => commands.disconnect(edge)}>
								Disconnect {edge.from === node.nodeId ? `from ${titleOf(edge.to)}` : titleOf(edge.from)}
							</Button>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

/** The name of the specialist that the tool belongs to: of all tools that edges connect it with. */
export function SpecialistName({ nodeId }: { nodeId: string }) {
	const { editor, isReadOnly } = useEditorTools();
	const document = useEdited((history) => history.document);
	const own = useMemo(() => specialistsOf(document).find(({ nodeIds }) => nodeIds.includes(nodeId)), [document, nodeId]);
	const size = own?.nodeIds.length ?? 1;
	return (
		<Field
			label="Specialist"
			isOptional
			help={size > 1 ? `The ${size} connected tools work as one specialist under this name.` : "Connected tools work as one specialist under this name."}
		>
			{(control) => (
				<Input
					{...control}
					data-specialist-name
					maxLength={LIMITS.name}
					readOnly={isReadOnly}
					value={own?.name ?? ""}
					onChange={(event) =>
						editor.do("Name the specialist", (now) => edits.nameGroup(now, nodeId, event.target.value), { mergeKey: `specialist ${own?.key}` })
					}
					onBlur={() => editor.endTyping()}
				/>
			)}
		</Field>
	);
}

function Several({ nodes }: { nodes: readonly CanvasNode[] }) {
	const { commands, table, isReadOnly } = useEditorTools();
	const document = useEdited((history) => history.document);
	const groups = useMemo(() => {
		const chosen = new Set(nodes.map(({ nodeId }) => nodeId));
		return specialistsOf(document).filter(({ nodeIds }) => nodeIds.some((id) => chosen.has(id)));
	}, [document, nodes]);
	const [first] = groups;
	return (
		<div className="grid grid-cols-1 gap-5">
			<h2 className="font-semibold text-lg">{nodes.length} tools</h2>
			<ul className="grid gap-1 text-sm">
				{nodes.map(({ nodeId, toolName }) => (
					<li key={nodeId}>{table.tools.get(toolName)?.title ?? toolName}</li>
				))}
			</ul>
			{groups.length === 1 && first?.nodeIds[0] ? (
				<SpecialistName nodeId={first.nodeIds[0]} />
			) : (
				<p className="text-ink-muted text-sm">They belong to {groups.length} specialists. Tools that are connected work as one, under one name.</p>
			)}
			{!isReadOnly && (
				<div className="flex flex-wrap gap-2">
					<Button size="sm" icon={<Copy aria-hidden />} onClick={commands.duplicate}>
						Duplicate
					</Button>
					<Button size="sm" variant="danger" icon={<Trash2 aria-hidden />} onClick={commands.removeSelected}>
						Delete
					</Button>
				</div>
			)}
		</div>
	);
}
