import type { Setting } from "./note-settings";

/** One value that a tool takes or makes, by its meaning. */
export interface Port {
	readonly name: string;
	/** What it is: a resume, a table, a file. */
	readonly kind: string;
	readonly isRequired: boolean;
	readonly isList: boolean;
}

/** A tool of the catalog as the canvas knows it. */
export interface CanvasTool {
	/** `server:tool`. */
	readonly toolName: string;
	readonly title: string;
	readonly description: string;
	/** What its server is called. */
	readonly server: string;
	readonly inputs: readonly Port[];
	readonly outputs: readonly Port[];
	readonly perInvocationMicroU: number;
	/** What of its input a person can set by hand. */
	readonly settings: readonly Setting[];
}

/** The tools that there are and which edges fit between them. */
export interface ToolTable {
	readonly tools: ReadonlyMap<string, CanvasTool>;
	/** `from>to` → the inputs that are filled so. */
	readonly fits: ReadonlyMap<string, readonly string[]>;
}

export function nameInWords(name: string): string {
	return name
		.replace(/([a-z0-9])([A-Z])/g, "$1 $2")
		.replace(/[_-]/g, " ")
		.toLowerCase();
}

/** Which inputs of the one tool are filled by the other; none where nothing fits. */
export function filledInputs({ fits }: ToolTable, from: string, to: string): readonly string[] {
	return fits.get(`${from}>${to}`) ?? [];
}

const AND = new Intl.ListFormat("en", { type: "conjunction" });
const MOST_NAMED = 4;

function listed(ports: readonly Port[]): string {
	const names = [...new Set(ports.map(({ name }) => nameInWords(name)))];
	const left = names.length - MOST_NAMED;
	return AND.format(left > 0 ? [...names.slice(0, MOST_NAMED), `${left} more`] : names);
}

/** Why nothing of the one tool goes to the other, in words; null where something does. */
export function misfitWords(table: ToolTable, from: CanvasTool, to: CanvasTool): string | null {
	if (filledInputs(table, from.toolName, to.toolName).length > 0) return null;
	if (to.inputs.length === 0) return `${to.title} takes nothing from other tools.`;
	const required = to.inputs.filter(({ isRequired }) => isRequired);
	const wanted = listed(required.length > 0 ? required : to.inputs);
	const alike = to.inputs.find(({ name }) => from.outputs.some((output) => output.name === name));
	if (alike) return `What ${from.title} makes as ${nameInWords(alike.name)} has another shape than ${to.title} needs there.`;
	return `${from.title} makes ${listed(from.outputs)}. ${to.title} needs ${wanted}. Nothing of the one is what the other takes.`;
}

/** The tools that take something of this one, or give something to it, cheapest first. */
export function partnersOf(table: ToolTable, toolName: string, side: "after" | "before"): CanvasTool[] {
	const isPartner = (other: string) => filledInputs(table, ...((side === "after" ? [toolName, other] : [other, toolName]) as [string, string])).length > 0;
	return [...table.tools.values()].filter((other) => other.toolName !== toolName && isPartner(other.toolName));
}

/** The tools of each server, in the order of the catalog. */
export function byServer(tools: Iterable<CanvasTool>): [server: string, tools: CanvasTool[]][] {
	const shelves = new Map<string, CanvasTool[]>();
	for (const tool of tools) {
		const shelf = shelves.get(tool.server);
		if (shelf) shelf.push(tool);
		else shelves.set(tool.server, [tool]);
	}
	return [...shelves];
}
