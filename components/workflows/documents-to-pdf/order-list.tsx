"use client";

import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { fileSize } from "@/components/ui/format/format";
import { KIND_WORDS } from "@/lib/tools/documents/converting/reading/kinds";
import type { ListedFile } from "@/lib/tools/documents/converting/schemas";
import { moved } from "./order";

interface OrderListProps {
	files: ReadonlyMap<string, ListedFile>;
	order: readonly string[];
	onOrder: (order: string[], said: string) => void;
}

/** The files in their order: moved by drag, by the buttons of each row, or by Alt and the arrows while a row's button has the focus. */
export function OrderList({ files, order, onOrder }: OrderListProps) {
	const [dragged, setDragged] = useState<number | null>(null);
	const [over, setOver] = useState<number | null>(null);
	const listRef = useRef<HTMLOListElement>(null);
	const nameOf = (at: number) => files.get(order[at] ?? "")?.fileName ?? "";
	const move = (from: number, to: number) => {
		if (to < 0 || to >= order.length || from === to) return;
		onOrder(moved(order, from, to), `${nameOf(from)} is now number ${to + 1} of ${order.length}.`);
	};
	const remove = (at: number) => {
		onOrder(
			order.filter((_, place) => place !== at),
			`${nameOf(at)} is left out.`,
		);
		listRef.current?.focus();
	};
	return (
		<ol ref={listRef} tabIndex={-1} className="grid grid-cols-1" aria-label="Order of the files">
			{order.map((fileId, at) => {
				const file = files.get(fileId);
				if (!file) return null;
				return (
					<li
						key={fileId}
						draggable={order.length > 1}
						onDragStart={(event) => {
							event.dataTransfer.effectAllowed = "move";
							setDragged(at);
						}}
						onDragOver={(event) => {
							if (dragged === null) return;
							event.preventDefault();
							setOver(at);
						}}
						onDragEnd={() => {
							setDragged(null);
							setOver(null);
						}}
						onDrop={(event) => {
							event.preventDefault();
							if (dragged !== null) move(dragged, at);
							setDragged(null);
							setOver(null);
						}}
						className={cn("border-b last:border-b-0", dragged === at && "opacity-50", over === at && dragged !== at && "bg-sunken")}
					>
						<FileRow file={file} at={at} count={order.length} onMove={(by) => move(at, at + by)} onRemove={() => remove(at)} />
					</li>
				);
			})}
		</ol>
	);
}

interface FileRowProps {
	file: ListedFile;
	at: number;
	count: number;
	onMove: (by: -1 | 1) => void;
	onRemove: () => void;
}

function FileRow({ file, at, count, onMove, onRemove }: FileRowProps) {
	const { fileName, kind, facts, sizeBytes, notes, problem } = file;
	const [isFirst, isLast] = [at === 0, at === count - 1];
	return (
		<div className="flex items-start gap-2 px-3 py-2.5 sm:gap-3 sm:px-4">
			{count > 1 && <GripVertical aria-hidden className="mt-2.5 size-4 shrink-0 cursor-grab text-ink-faint max-sm:hidden" />}
			<span className="mt-2 w-6 shrink-0 text-right font-mono text-ink-muted text-sm tabular-nums">{at + 1}</span>
			<div className="grid min-w-0 flex-1 gap-0.5 py-1.5">
				<p className="wrap-anywhere font-medium">{fileName}</p>
				<p className="text-ink-muted text-sm">{[kind ? KIND_WORDS[kind] : null, facts, fileSize(sizeBytes)].filter(Boolean).join(" · ")}</p>
				{problem !== null && <p className="text-danger text-sm">{problem}</p>}
				{notes.map(({ place, message }) => (
					<p key={`${place} ${message}`} className="wrap-anywhere max-w-[72ch] text-sm text-warning">
						{place ? `${place}: ${message}` : message}
					</p>
				))}
			</div>
			<fieldset
				className="flex shrink-0"
				aria-label={fileName}
				onKeyDown={(event) => {
					if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
					event.preventDefault();
					onMove(event.key === "ArrowUp" ? -1 : 1);
				}}
			>
				{count > 1 && (
					<>
						<Button
							variant="ghost"
							size="icon"
							aria-label={`Move ${fileName} up${isFirst ? ", already first" : ""}`}
							aria-disabled={isFirst}
							className="aria-disabled:opacity-40"
							onClick={() => !isFirst && onMove(-1)}
						>
							<ArrowUp aria-hidden />
						</Button>
						<Button
							variant="ghost"
							size="icon"
							aria-label={`Move ${fileName} down${isLast ? ", already last" : ""}`}
							aria-disabled={isLast}
							className="aria-disabled:opacity-40"
							onClick={() => !isLast && onMove(1)}
						>
							<ArrowDown aria-hidden />
						</Button>
						<Button variant="ghost" size="icon" aria-label={`Leave ${fileName} out`} onClick={onRemove}>
							<X aria-hidden />
						</Button>
					</>
				)}
			</fieldset>
		</div>
	);
}
