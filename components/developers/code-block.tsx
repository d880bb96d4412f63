import { CopyButton } from "@/components/ui/copy-button";

/** Code that can be copied whole. What is long scrolls inside. */
export function CodeBlock({ text, label, className = "max-h-72" }: { text: string; label: string; className?: string }) {
	return (
		<div className="relative min-w-0 rounded-lg border bg-sunken">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
			<pre tabIndex={0} className={`${className} overflow-auto whitespace-pre-wrap break-words p-4 pr-20 font-mono text-sm leading-5`}>
				{text}
			</pre>
			<CopyButton value={text} shown="Copy" label={label} className="absolute top-2 right-2 rounded-md border bg-surface px-2 py-1" />
		</div>
	);
}
