"use client";

import { useFormat } from "@/components/ui/format/locale";

const MAX_ENTRIES = 100;
const OPEN_DEPTH = 2;

type Entry = readonly [name: string, value: unknown];

function entriesOf(value: object): Entry[] {
	return Array.isArray(value) ? value.map((item, index) => [String(index + 1), item] as const) : Object.entries(value);
}

/** A value of any shape as a tree that opens and closes; long lists show their beginning. */
export function JsonTree({ value, depth = 0 }: { value: unknown; depth?: number }) {
	const { number } = useFormat();
	if (typeof value !== "object" || value === null) return <Leaf value={value} />;
	const entries = entriesOf(value);
	return (
		<ul className={depth === 0 ? "grid gap-1 font-mono text-sm" : "ml-1.5 grid gap-1 border-l pt-1 pl-4"}>
			{entries.slice(0, MAX_ENTRIES).map(([name, item]) => (
				<li key={name} className="min-w-0">
					<Branch name={name} value={item} depth={depth} />
				</li>
			))}
			{entries.length > MAX_ENTRIES && <li className="text-ink-muted">and {number(entries.length - MAX_ENTRIES)} more, in the download</li>}
		</ul>
	);
}

function Branch({ name, value, depth }: { name: string; value: unknown; depth: number }) {
	const { count } = useFormat();
	if (typeof value !== "object" || value === null || entriesOf(value).length === 0) {
		return (
			<p className="break-words">
				<span className="text-ink-muted">{name}: </span>
				<Leaf value={value} />
			</p>
		);
	}
	const size = entriesOf(value).length;
	return (
		<details open={depth + 1 < OPEN_DEPTH}>
			<summary className="w-fit cursor-pointer rounded-sm pr-1 pointer-coarse:py-2">
				<span className="text-ink-muted">{name}</span>{" "}
				<span className="text-ink-faint text-xs">{count(size, Array.isArray(value) ? "entry" : "field", Array.isArray(value) ? "entries" : "fields")}</span>
			</summary>
			<JsonTree value={value} depth={depth + 1} />
		</details>
	);
}

function Leaf({ value }: { value: unknown }) {
	if (typeof value === "string") return <span className="whitespace-pre-wrap break-words">{value}</span>;
	if (typeof value === "object" && value !== null) return <span className="text-ink-faint">{Array.isArray(value) ? "empty list" : "empty"}</span>;
	return <span className="text-accent">{String(value)}</span>;
}
