import { CircleAlert, TriangleAlert } from "lucide-react";
import type { Finding } from "@/lib/developers/schemas";

/** What was found in a document, errors first, each with its place. */
export function FindingsList({ findings }: { findings: readonly Finding[] }) {
	const ordered = [...findings].sort((one, other) => Number(other.level === "error") - Number(one.level === "error"));
	return (
		<ul aria-label="Findings" className="grid divide-y border-y">
			{ordered.map(({ path, message, level }) => (
				<li key={`${path}:${message}`} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 py-3">
					{level === "error" ? (
						<CircleAlert aria-hidden className="mt-0.5 size-4 text-danger" />
					) : (
						<TriangleAlert aria-hidden className="mt-0.5 size-4 text-warning" />
					)}
					<p className="wrap-anywhere">
						<span className="sr-only">{level === "error" ? "Error: " : "Worth a look: "}</span>
						{message}
					</p>
					<code className="wrap-anywhere col-start-2 font-mono text-ink-muted text-xs">{path}</code>
				</li>
			))}
		</ul>
	);
}
