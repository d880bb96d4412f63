"use client";

import { useState } from "react";
import { useFormat } from "./locale";

const ENTRIES_AT_ONCE = 100;
const OPEN_DEPTH = 2;
const FOLDED_LETTERS = 600;

type Entry = readonly [name: string, value: unknown];

function entriesOf(value: object): Entry[] {
	return Array.isArray(value) ? value.map((item, index) => [String(index + 1), item] as const) : Object.entries(value);
}

/** A value of any shape as a tree that opens and closes; long lists and long texts show their beginning until more is asked for. */
export function JsonTree({ value, depth = 0 }: { value: unknown; depth?: number }) {
	const { number } = useFormat();
	const [shown, setShown] = useState(ENTRIES_AT_ONCE);
	if (typeof value !== "object" || value === null) return <Leaf value={value} />;
	const entries = entriesOf(value);
	const left = entries.length - shown;
	return (
		<ul className={depth === 0 ? "grid grid-cols-1 gap-1 font-mono text-sm" : "ml-1.5 grid grid-cols-1 gap-1 border-l pt-1 pl-4"}>
			{entries.slice(0, shown).map(([name, item]) => (
				<li key={name} className="min-w-0">
					<Branch name={name} value={item} depth={depth} />
				</li>
			))}
			{left > 0 && (
				<li>
					<More onClick={() => setShown(shown + ENTRIES_AT_ONCE)}>
						Show {number(Math.min(left, ENTRIES_AT_ONCE))} more of {number(left)}
					</More>
				</li>
			)}
		</ul>
	);
}

function Branch({ name, value, depth }: { name: string; value: unknown; depth: number }) {
	const { count } = useFormat();
	const [isOpen, setIsOpen] = useState(depth + 1 < OPEN_DEPTH);
	if (typeof value !== "object" || value === null || entriesOf(value).length === 0) {
		return (
			<p className="wrap-anywhere">
				<span className="text-ink-muted">{name}: </span>
				<Leaf value={value} />
			</p>
		);
	}
	const size = entriesOf(value).length;
	return (
		<details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
			<summary className="w-fit cursor-pointer rounded-sm pr-1 pointer-coarse:py-2">
				<span className="text-ink-muted">{name}</span>{" "}
				<span className="text-ink-faint text-xs">{count(size, Array.isArray(value) ? "entry" : "field", Array.isArray(value) ? "entries" : "fields")}</span>
			</summary>
			{isOpen && <JsonTree value={value} depth={depth + 1} />}
		</details>
	);
}

function Leaf({ value }: { value: unknown }) {
	if (typeof value === "string") return <Text text={value} />;
	if (typeof value === "object" && value !== null) return <span className="text-ink-faint">{Array.isArray(value) ? "empty list" : "empty"}</span>;
	return <span className="text-accent">{String(value)}</span>;
}

function Text({ text }: { text: string }) {
	const { number } = useFormat();
	const [isWhole, setIsWhole] = useState(text.length <= FOLDED_LETTERS);
	if (text === "") return <span className="text-ink-faint">empty text</span>;
	return (
		<span className="wrap-anywhere whitespace-pre-wrap">
			{isWhole ? text : `${text.slice(0, FOLDED_LETTERS)}… `}
			{!isWhole && <More onClick={() => setIsWhole(true)}>Show all {number(text.length)} characters</More>}
		</span>
	);
}

function More({ onClick, children }: { onClick: () => void; children: React.ReactNode }) {
	return (
		<button type="button" onClick={onClick} className="rounded-sm font-sans text-accent text-sm underline pointer-coarse:py-2">
			{children}
		</button>
	);
}
