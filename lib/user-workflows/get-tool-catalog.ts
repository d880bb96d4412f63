import "server-only";
import { shapesOfTool } from "@/lib/catalog/validation/installed-tools";
import { fieldOf, itemOf, requiredOf, type Shape } from "@/lib/catalog/validation/json-shape";
import { isRecord } from "@/lib/platform/records";
import { type DescribedServer, type DescribedTool, describeTool } from "@/lib/tools/described/describe";
import { DESCRIBED_SERVERS } from "@/lib/tools/described/described-tools";
import { remoteServers } from "@/lib/tools/described/remote-servers";
import { readyRemoteTools, remoteProblems } from "@/lib/tools/remote/remote-tools";
import type { CatalogTool, ToolCatalog } from "@/lib/user-workflows/tool-catalog-schemas";
import { fileKind, propertiesOf } from "./compile/bind-tool";
import { carried } from "./compile/findings";
import { writesFiles } from "./compile/recipes";
import type { ToolWorld } from "./compile/tool-world";
import { installedWorld } from "./installed-world";

/** Which edges fit is worked out once for the same tools: it looks at every pair. */
let known: { readonly tools: string; readonly fits: ToolCatalog["fits"] } | null = null;

/** Every tool that a workflow may use, by server, and which of them fit one after the other. */
export async function getToolCatalog(): Promise<ToolCatalog> {
	await readyRemoteTools();
	const world = installedWorld();
	const problems = remoteProblems();
	const servers = [
		...DESCRIBED_SERVERS.map((server) => presentServer(server, false, null)).filter(({ tools }) => tools.length > 0),
		...remoteServers().map((server) => presentServer({ ...server, tools: server.tools.map(describeTool) }, true, problems.get(server.name) ?? null)),
	];
	return { servers, total: servers.reduce((sum, { tools }) => sum + tools.length, 0), fits: fitsOf(world) };
}

function presentServer({ name, title, tools }: DescribedServer, isRemote: boolean, problem: string | null): ToolCatalog["servers"][number] {
	return { name, title, isRemote, problem, tools: tools.filter(({ isInternal }) => !isInternal).map((tool) => presentTool(name, tool)) };
}

function presentTool(server: string, tool: DescribedTool): CatalogTool {
	const { input, output } = shapesOfTool(tool);
	const { title, description, perInvocationMicroU } = tool;
	return {
		toolName: `${server}:${tool.name}`,
		title,
		description,
		inputSchema: { ...input.schema },
		outputSchema: { ...output.schema },
		perInvocationMicroU,
		ports: portsOf(input, output),
	};
}

function portsOf(input: Shape, output: Shape): CatalogTool["ports"] {
	const required = requiredOf(input);
	return {
		inputs: Object.keys(propertiesOf(input)).map((name) => {
			const shape = fieldOf(input, [name]);
			const file = fileKind(name, input);
			return { name, kind: file ? "file" : kindOf(name, shape), isRequired: required.includes(name), isList: file === "many" || isListShape(shape) };
		}),
		outputs: Object.keys(propertiesOf(output)).map((name) => {
			const shape = fieldOf(output, [name]);
			return { name, kind: name === "files" && writesFiles(output) ? "file" : kindOf(name, shape), isList: isListShape(shape) };
		}),
	};
}

/** What a value is about: an object or a list of objects by its name, a plain one by its type. */
function kindOf(name: string, shape: Shape | null): string {
	const inner = (shape && itemOf(shape)) ?? shape;
	const type = inner?.schema.type;
	return typeof type === "string" && type !== "object" && type !== "array" ? (isRecord(inner?.schema.enum) ? "choice" : type) : name;
}

const isListShape = (shape: Shape | null): boolean => shape !== null && Object.keys(shape.schema).length > 0 && itemOf(shape) !== null;

function fitsOf(world: ToolWorld): ToolCatalog["fits"] {
	const names = world.tools.map(({ toolName }) => toolName);
	const tools = names.join(" ");
	if (known?.tools === tools) return known.fits;
	const fits = names.flatMap((from) =>
		names.flatMap((to) => {
			const inputs = from === to ? [] : carried(from, to, world);
			return inputs.length > 0 ? [{ from, to, inputs }] : [];
		}),
	);
	known = { tools, fits };
	return fits;
}
