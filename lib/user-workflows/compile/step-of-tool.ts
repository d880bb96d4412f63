import type { Compiled, Draft } from "./compile";
import { graphOf } from "./graph";

/** The step that a tool of the palette is in what is run: its own, or with a model that of the specialist whose agent may call it. */
export function stepOfTool({ toolPalette, canvasLayout }: Draft, { agentSpec, specialists }: Compiled, place: number, hasModel: boolean): string {
	const agent = hasModel && agentSpec ? agentSpec.steps[specialists.findIndex(({ tools }) => tools.includes(place))] : undefined;
	return agent?.stepId ?? graphOf(toolPalette, canvasLayout).nodes[place]?.stepId ?? "";
}
