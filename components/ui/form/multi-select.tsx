"use client";

import { X } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { cn } from "@/components/ui/class-names";
import { lengthProblem } from "./entry-length";
import type { FieldControl } from "./field";
import { CONTROL_STYLE } from "./input";

interface MultiSelectProps extends Partial<FieldControl> {
	values: readonly string[];
	onValuesChange: (values: string[]) => void;
	suggestions?: readonly string[];
	max?: number;
	/** The most characters that an entry may have. */
	maxLength?: number;
	/** Without free entries the suggestions are all there is, and show without typing. */
	allowsFreeEntries?: boolean;
	/** What a value is called, where that is not the value itself. */
	labels?: Readonly<Record<string, string>> | undefined;
	placeholder?: string;
	"aria-label"?: string;
}

const tidy = (text: string) => text.trim().replace(/\s+/g, " ");
const isSame = (left: string, right: string) => left.trim().toLowerCase() === right.trim().toLowerCase();

const MAX_SHOWN = 8;

/** Several values as chips. Enter or a comma adds what is typed, Backspace in the empty box takes the last one away. */
export function MultiSelect({
	values,
	onValuesChange,
	suggestions = [],
	max,
	maxLength = Number.POSITIVE_INFINITY,
	allowsFreeEntries = true,
	labels = {},
	placeholder,
	...control
}: MultiSelectProps) {
	const listId = useId();
	const [text, setText] = useState("");
	const [activeIndex, setActiveIndex] = useState(-1);
	const isFull = max !== undefined && values.length >= max;
	const [isOpen, setIsOpen] = useState(false);
	const labelOf = (value: string) => labels[value] ?? value;
	const typed = text.trim().toLowerCase();
	const left = suggestions.filter((value) => labelOf(value).toLowerCase().includes(typed) && !values.some((v) => isSame(v, value)));
	const matches = !isFull && (typed !== "" || (isOpen && !allowsFreeEntries)) ? left.slice(0, allowsFreeEntries ? MAX_SHOWN : undefined) : [];

	const tooLong = lengthProblem(tidy(text), maxLength);

	function add(value: string) {
		const clean = tidy(value);
		// What is typed stays, to be shortened.
		if (!suggestions.includes(value) && lengthProblem(clean, maxLength)) return;
		setText("");
		setActiveIndex(-1);
		if (clean !== "" && !isFull && !values.some((v) => isSame(v, clean))) onValuesChange([...values, clean]);
	}

	function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
		const active = matches[activeIndex];
		if (event.key === "Enter" || event.key === ",") {
			if (typed === "" && active === undefined) return;
			event.preventDefault();
			const choice = active ?? (allowsFreeEntries ? text : matches[0]);
			if (choice !== undefined) add(choice);
		} else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			setIsOpen(true);
			if (matches.length === 0) return;
			event.preventDefault();
			const step = event.key === "ArrowDown" ? 1 : -1;
			const next = (activeIndex + step + matches.length) % matches.length;
			setActiveIndex(next);
			document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: "nearest" });
		} else if (event.key === "Backspace" && text === "") {
			onValuesChange(values.slice(0, -1));
		} else if (event.key === "Escape" && matches.length > 0) {
			event.stopPropagation();
			setText("");
			setIsOpen(false);
		}
	}

	return (
		<div className="relative">
			<div className={cn(CONTROL_STYLE, "flex min-h-9 flex-wrap items-center gap-1.5 px-1.5 py-1.5 focus-within:border-accent")}>
				{values.map((value) => (
					<span key={value} className="inline-flex min-h-6 max-w-full items-center rounded-sm bg-accent-soft pl-2 text-accent text-sm pointer-coarse:min-h-9">
						<span className="wrap-anywhere min-w-0">{labelOf(value)}</span>
						<button
							type="button"
							aria-label={`Remove ${labelOf(value)}`}
							onClick={() => onValuesChange(values.filter((v) => v !== value))}
							className="grid w-6 shrink-0 place-items-center self-stretch rounded-sm hover:bg-accent/15 pointer-coarse:w-9"
						>
							<X aria-hidden className="size-3" />
						</button>
					</span>
				))}
				<input
					{...control}
					{...(tooLong ? { "aria-invalid": true, "aria-describedby": [control["aria-describedby"], `${listId}-problem`].filter(Boolean).join(" ") } : {})}
					role="combobox"
					aria-expanded={matches.length > 0}
					aria-controls={listId}
					aria-activedescendant={activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
					autoComplete="off"
					value={text}
					readOnly={isFull}
					placeholder={isFull ? `${max} is the most` : placeholder}
					onChange={(event) => setText(event.target.value)}
					onKeyDown={onKeyDown}
					onFocus={() => setIsOpen(true)}
					onClick={() => setIsOpen(true)}
					onBlur={() => {
						setIsOpen(false);
						if (allowsFreeEntries) add(text);
					}}
					className="h-6 min-w-32 flex-1 bg-transparent px-1.5 outline-none placeholder:text-ink-faint pointer-coarse:h-9 pointer-coarse:text-lg"
				/>
			</div>
			{tooLong && (
				<p id={`${listId}-problem`} role="alert" className="mt-1.5 text-danger text-sm">
					{tooLong}
				</p>
			)}
			<div
				id={listId}
				role="listbox"
				aria-label="Suggestions"
				hidden={matches.length === 0}
				className="absolute inset-x-0 top-full z-40 mt-1 max-h-72 overflow-y-auto rounded-md bg-raised p-1 shadow-float"
			>
				{matches.map((match, index) => (
					<div
						key={match}
						id={`${listId}-${index}`}
						role="option"
						tabIndex={-1}
						aria-selected={index === activeIndex}
						onPointerDown={(event) => {
							event.preventDefault();
							add(match);
						}}
						className="cursor-default rounded-sm px-2.5 py-1.5 hover:bg-sunken aria-selected:bg-sunken"
					>
						{labelOf(match)}
					</div>
				))}
			</div>
		</div>
	);
}
