import { type GraphNode, graphOf } from "@/lib/user-workflows/compile/graph";
import type { UserWorkflow } from "@/lib/user-workflows/schemas";
import { columnsOf } from "./columns";

const WIDTH = 176;
const HEIGHT = 52;
const GAP_X = 56;
const GAP_Y = 20;
const PAD = 12;
/** The inks of specialists, as everywhere. */
const INKS = ["stroke-role-1", "stroke-role-2", "stroke-role-3", "stroke-role-4", "stroke-role-5", "stroke-role-6"];
const LONGEST = 22;
/** Shrunk to its place, but not beyond what can be read: then it scrolls. */
const LEAST_SCALE = 0.75;

const titleOf = ({ toolName }: GraphNode): string => {
	const words = (toolName.split(":")[1] ?? toolName).replaceAll("_", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
};
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** The canvas of a workflow, to look at: tools from left to right, each in the ink of its specialist. The list beside it says the same in words. */
export function WorkflowDrawing({ workflow: { toolPalette, canvasLayout, specialists, name } }: { workflow: UserWorkflow }) {
	const { nodes, edges } = graphOf(toolPalette, canvasLayout);
	if (nodes.length === 0) return <p className="text-ink-muted">Nothing is on its canvas yet.</p>;
	const drawn = columnsOf(nodes.length, edges);
	const columns = Math.max(...drawn.map(({ column }) => column)) + 1;
	const rows = Math.max(...drawn.map(({ row }) => row)) + 1;
	const at = (index: number) => {
		const { column = 0, row = 0 } = drawn[index] ?? {};
		return { x: PAD + column * (WIDTH + GAP_X), y: PAD + row * (HEIGHT + GAP_Y) };
	};
	const [width, height] = [2 * PAD + columns * WIDTH + (columns - 1) * GAP_X, 2 * PAD + rows * HEIGHT + (rows - 1) * GAP_Y];
	const inkOf = (index: number) =>
		INKS[
			Math.max(
				0,
				specialists.findIndex(({ tools }) => tools.includes(index)),
			) % INKS.length
		];
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section aria-label="Canvas" tabIndex={0} className="overflow-x-auto rounded-lg border bg-sunken">
			<svg
				role="img"
				width={width}
				height={height}
				viewBox={`0 0 ${width} ${height}`}
				style={{ minWidth: width * LEAST_SCALE }}
				className="mx-auto block h-auto max-w-full"
			>
				<title>{`The tools of ${name} and how they are connected`}</title>
				{edges.map(({ from, to, edge }) => {
					const [start, end] = [at(from), at(to)];
					const [x1, y1, x2, y2] = [start.x + WIDTH, start.y + HEIGHT / 2, end.x, end.y + HEIGHT / 2];
					const bend = Math.max(24, (x2 - x1) / 2);
					return (
						<g key={edge} className="stroke-line-strong" fill="none" strokeWidth={1.5}>
							<path d={`M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`} />
							<path d={`M${x2 - 6} ${y2 - 4} L${x2} ${y2} L${x2 - 6} ${y2 + 4}`} />
						</g>
					);
				})}
				{nodes.map((node) => {
					const { x, y } = at(node.index);
					return (
						<g key={node.key}>
							<rect x={x} y={y} width={WIDTH} height={HEIGHT} rx={10} className="fill-surface stroke-line" />
							<path d={`M${x + 1.5} ${y + 12} V${y + HEIGHT - 12}`} strokeWidth={3} strokeLinecap="round" className={inkOf(node.index)} />
							<text x={x + 14} y={y + 23} className="fill-ink font-medium text-[13px]">
								{cut(titleOf(node))}
							</text>
							<text x={x + 14} y={y + 40} className="fill-ink-muted text-[11px]">
								{node.toolName.split(":")[0]}
							</text>
						</g>
					);
				})}
			</svg>
		</section>
	);
}
