import { Fragment, type ReactNode } from "react";

type Block = { kind: "heading"; level: number; text: string } | { kind: "list"; items: string[] } | { kind: "paragraph"; text: string };

/** Splits the plain part of Markdown (headings, lists, paragraphs) into blocks. */
export function parseBlocks(markdown: string): Block[] {
	const blocks: Block[] = [];
	for (const raw of markdown.split(/\r?\n/)) {
		const line = raw.trim();
		const last = blocks.at(-1);
		const heading = /^(#{1,6})\s+/.exec(line);
		const item = /^(?:[-*+]|\d{1,9}[.)])\s+/.exec(line);
		if (line === "") blocks.push({ kind: "paragraph", text: "" });
		else if (heading) blocks.push({ kind: "heading", level: heading[1]?.length ?? 1, text: line.slice(heading[0].length) });
		else if (item && last?.kind === "list") last.items.push(line.slice(item[0].length));
		else if (item) blocks.push({ kind: "list", items: [line.slice(item[0].length)] });
		else if (last?.kind === "list" && raw.startsWith(" ")) last.items.push(`${last.items.pop() ?? ""} ${line}`);
		else if (last?.kind === "paragraph" && last.text !== "") last.text += ` ${line}`;
		else blocks.push({ kind: "paragraph", text: line });
	}
	return blocks.filter((block) => block.kind !== "paragraph" || block.text !== "");
}

/** Markdown writes a sign that should stay a sign with a backslash before it. */
export function unescaped(text: string): string {
	return text.replace(/\\([!-/:-@[-`{-~])/g, "$1");
}

/** Where an address leads, as people read it: the site alone. */
function placeOf(address: string): string {
	return URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : address;
}

/** Bold, emphasis, code and bare web addresses inside a line; everything else stays text. */
function inline(text: string): ReactNode {
	return text.split(/(<https?:\/\/[^\s<>]+>|\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|_[^_\s][^_]*_)/).map((part, index) => {
		const key = `${index}:${part}`;
		if (/^<https?:/.test(part)) {
			const address = part.slice(1, -1);
			return (
				<a key={key} href={address} target="_blank" rel="noreferrer" className="break-all text-accent underline underline-offset-2">
					{placeOf(address)}
				</a>
			);
		}
		if (part.startsWith("**")) return <strong key={key}>{part.slice(2, -2)}</strong>;
		if (part.startsWith("`")) {
			return (
				<code key={key} className="rounded-sm bg-sunken px-1 font-mono text-sm">
					{part.slice(1, -1)}
				</code>
			);
		}
		if (/^[*_].+[*_]$/.test(part)) return <em key={key}>{part.slice(1, -1)}</em>;
		return <Fragment key={key}>{unescaped(part)}</Fragment>;
	});
}

/** A short Markdown note as prose. It never produces HTML from its text. */
export function PlainMarkdown({ text }: { text: string }) {
	return (
		<div className="grid max-w-[72ch] gap-3">
			{parseBlocks(text).map((block, index) => {
				const key = `${index}`;
				if (block.kind === "heading") {
					return (
						<h3 key={key} className={block.level === 1 ? "font-semibold text-lg" : "mt-2 font-semibold"}>
							{inline(block.text)}
						</h3>
					);
				}
				if (block.kind === "list") {
					return (
						<ul key={key} className="grid list-disc gap-1.5 pl-5 marker:text-ink-faint">
							{block.items.map((item) => (
								<li key={item}>{inline(item)}</li>
							))}
						</ul>
					);
				}
				return <p key={key}>{inline(block.text)}</p>;
			})}
		</div>
	);
}
