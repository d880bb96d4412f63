import type { Spec, StepSpec } from "@/lib/catalog/spec";
import { LIMITS } from "@/lib/user-workflows/limits";
import type { CanvasLayout, GroupName, ToolPaletteItem } from "@/lib/user-workflows/schemas";
import { nodeKeys } from "./graph";

const COLUMN_WIDTH = 320;
const ROW_HEIGHT = 180;

const STEP = /step:([a-z][a-z0-9_]*)/g;

function stepsIn(step: StepSpec): string[] {
	const said = JSON.stringify([step.inputs, step.forEach ?? ""]);
	return [...new Set([...said.matchAll(STEP)].map(([, stepId]) => stepId ?? ""))];
}

/** A built-in workflow on a canvas: a tool for each of its steps, edges where one takes what another gives, laid out from left to right. */
export function paletteOfSpec(spec: Spec): { toolPalette: ToolPaletteItem[]; canvasLayout: CanvasLayout } {
	const steps = spec.steps.filter((step) => !step.isPreview && !step.agent).slice(0, LIMITS.tools);
	const keys = nodeKeys(steps.map(({ tool }) => ({ toolName: tool })));
	const placeOf = (stepId: string) => steps.findIndex((step) => step.stepId === stepId);
	const pairs = steps.flatMap((step, to) => stepsIn(step).map((stepId) => ({ from: placeOf(stepId), to }))).filter(({ from, to }) => from >= 0 && from < to);
	// What a check holds back does not go on: whatever comes after it and builds on what it looked into waits for it.
	const held = steps.flatMap((step, at) =>
		step.gate ? steps.flatMap((later, to) => (to > at && stepsIn(later).some((name) => stepsIn(step).includes(name)) ? [{ from: at, to }] : [])) : [],
	);
	const edges = [...pairs, ...held].filter(({ from, to }, at, all) => all.findIndex((other) => other.from === from && other.to === to) === at);
	const depths: number[] = [];
	for (const [at] of steps.entries()) depths.push(Math.max(-1, ...edges.filter(({ to }) => to === at).map(({ from }) => depths[from] ?? 0)) + 1);
	const rows = depths.map((depth, at) => depths.slice(0, at).filter((other) => other === depth).length);
	return {
		toolPalette: steps.map(({ tool }, at) => ({
			toolName: tool,
			position: { x: (depths[at] ?? 0) * COLUMN_WIDTH, y: (rows[at] ?? 0) * ROW_HEIGHT },
			note: "",
		})),
		canvasLayout: {
			edges: edges.map(({ from, to }) => ({ from: keys[from] ?? "", to: keys[to] ?? "" })),
			viewport: { zoom: 1, pan: { x: 0, y: 0 } },
			groups: [] satisfies GroupName[],
		},
	};
}
