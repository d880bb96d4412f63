import { CircleCheck, CircleX, SkipForward } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { money } from "@/components/ui/format/format";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Notice } from "@/components/ui/notice";
import type { SandboxReport } from "@/lib/developers/schemas";

type Workflow = SandboxReport["workflows"][number];
type Node = Workflow["nodes"][number];

const STATUS = {
	passed: { Icon: CircleCheck, ink: "text-success", word: "Passed" },
	failed: { Icon: CircleX, ink: "text-danger", word: "Failed" },
	skipped: { Icon: SkipForward, ink: "text-ink-muted", word: "Skipped" },
} as const;

/** What a sandbox run showed, node by node. */
export function SandboxReportView({ report }: { report: SandboxReport }) {
	const share = Math.round(report.recordedShare * 100);
	return (
		<div className="grid grid-cols-1 gap-4">
			<Notice tone={report.passed ? "success" : "danger"} title={report.passed ? "The sandbox run passed" : "The sandbox run did not pass"}>
				<p>
					<RelativeTime value={report.ranAt} /> · calls for {money(report.costMicroU)} of {money(report.budgetMicroU)}, charged to nobody · {share} % of the
					answers were recordings, the others were made up from your schemas.
				</p>
			</Notice>
			{report.workflows.map((workflow) => (
				<section key={workflow.workflow} aria-label={`Sandbox run of ${workflow.workflow}`} className="grid gap-2">
					<h3 className="font-medium font-mono text-sm">{workflow.workflow}</h3>
					<ol className="grid divide-y rounded-lg border">
						{workflow.nodes.map((node) => (
							<NodeRow key={node.node} node={node} />
						))}
					</ol>
				</section>
			))}
		</div>
	);
}

function NodeRow({ node }: { node: Node }) {
	const { Icon, ink, word } = STATUS[node.status];
	return (
		<li className="grid gap-2 px-4 py-3">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<span className="inline-flex items-center gap-1.5 font-medium">
					<Icon aria-hidden className={`size-4 ${ink}`} /> {node.node}
					<span className="sr-only">: {word}</span>
				</span>
				<code className="wrap-anywhere font-mono text-ink-muted text-xs">{node.toolRef}</code>
				{node.answeredBy && <Badge>{node.answeredBy === "recording" ? "Recording" : "Made up"}</Badge>}
				<span className="ml-auto font-mono text-ink-muted text-xs">{money(node.costMicroU)}</span>
			</div>
			{node.problems.length > 0 && (
				<ul className="grid list-disc gap-1 pl-5 text-danger">
					{node.problems.map((problem) => (
						<li key={problem} className="wrap-anywhere">
							{problem}
						</li>
					))}
				</ul>
			)}
			{node.status !== "skipped" && (
				<details>
					<summary className="w-fit cursor-pointer rounded-sm text-ink-muted text-sm hover:text-ink">
						What went in and came out<span className="sr-only"> of {node.node}</span>
					</summary>
					<div className="mt-2 grid grid-cols-1 gap-3 md:grid-cols-2">
						<Json title="In" text={node.input} />
						<Json title="Out" text={node.output} />
					</div>
				</details>
			)}
		</li>
	);
}

function Json({ title, text }: { title: string; text: string }) {
	return (
		<div className="grid min-w-0 gap-1">
			<p className="text-ink-muted text-xs">{title}</p>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
			<pre tabIndex={0} className="max-h-48 overflow-auto whitespace-pre-wrap break-words rounded-md bg-sunken p-3 font-mono text-xs">
				{text}
			</pre>
		</div>
	);
}
