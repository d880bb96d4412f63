"use client";

import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import type { FieldControl } from "@/components/ui/form/field";
import { Input, Textarea } from "@/components/ui/form/input";
import { daysOf, limitsOf } from "@/lib/questions/limits";
import type { Slot } from "@/lib/questions/schemas";
import { ChoicePills } from "./choice-pills";
import { slotConfig } from "./slot-config";

interface EntryProps {
	slot: Slot;
	value: unknown;
	onChange: (value: unknown) => void;
}

interface ControlledProps extends EntryProps {
	control: FieldControl;
}

const textOf = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");
/** Near its end a text says how much room is left. */
const NEARLY_FULL = 0.8;

/** What is typed: a text of a line or more, a number or a day. */
export function EntryOf(props: ControlledProps) {
	const { control, slot, value, onChange } = props;
	const { placeholder } = slotConfig(slot);
	if (slot.slotType === "number") return <NumberEntry {...props} />;
	if (slot.slotType === "textarea") return <LongText {...props} />;
	if (slot.slotType === "date") {
		const { first, last } = daysOf(slot);
		return <Input {...control} type="date" min={first} max={last} value={textOf(value)} onChange={(event) => onChange(event.target.value || null)} />;
	}
	const entry = (
		<Input
			{...control}
			value={textOf(value)}
			placeholder={placeholder}
			maxLength={limitsOf(slot).maxLength}
			onChange={(event) => onChange(event.target.value || null)}
		/>
	);
	return slot.options.length === 0 ? entry : <Offered {...props} entry={entry} />;
}

/** Some choices stand there to be pressed; the others come when they are asked for. */
const FIRST_CHOICES = 6;

/** What is in the file to choose from, each taken with one press; anything else can be written. */
function Offered({ slot, value, onChange, entry }: ControlledProps & { entry: ReactNode }) {
	const [areAll, setAreAll] = useState(slot.options.length <= FIRST_CHOICES + 1);
	const shown = areAll ? slot.options : slot.options.slice(0, FIRST_CHOICES);
	return (
		<div className="grid grid-cols-1 gap-2">
			{entry}
			<ChoicePills label="Found in your file" options={shown} value={value} onChange={onChange}>
				{!areAll && (
					<li>
						<Button variant="ghost" size="sm" onClick={() => setAreAll(true)}>
							{slot.options.length - FIRST_CHOICES} more
						</Button>
					</li>
				)}
			</ChoicePills>
		</div>
	);
}

function LongText({ control, slot, value, onChange }: ControlledProps) {
	const id = useId();
	const { placeholder } = slotConfig(slot);
	const { maxLength } = limitsOf(slot);
	const text = textOf(value);
	const described = [control["aria-describedby"], id].filter(Boolean).join(" ");
	return (
		<div className="grid gap-1">
			<Textarea
				{...control}
				aria-describedby={described}
				maxLength={maxLength}
				placeholder={placeholder}
				value={text}
				onChange={(event) => onChange(event.target.value || null)}
			/>
			<p id={id} className="justify-self-end text-ink-muted text-xs tabular-nums">
				{text.length} of {maxLength} characters
			</p>
			<p role="status" className="sr-only">
				{text.length >= maxLength * NEARLY_FULL ? `${maxLength - text.length} characters are left.` : ""}
			</p>
		</div>
	);
}

function NumberEntry({ control, slot, value, onChange }: ControlledProps) {
	const id = useId();
	const { min, max, isWhole, unit } = slotConfig(slot);
	const described = [control["aria-describedby"], unit && id].filter(Boolean).join(" ") || undefined;
	return (
		<div className="flex items-center gap-2">
			<Input
				{...control}
				aria-describedby={described}
				type="number"
				inputMode={isWhole ? "numeric" : "decimal"}
				step={isWhole ? 1 : "any"}
				min={min}
				max={max}
				value={textOf(value)}
				onChange={({ target }) => onChange(target.value === "" ? null : target.valueAsNumber)}
			/>
			{unit && (
				<span id={id} className="shrink-0 text-ink-muted">
					{unit}
				</span>
			)}
		</div>
	);
}

/** A question of yes or no, with its help and its error beside the box. */
export function YesOrNo({ slot, value, onChange, error }: EntryProps & { error: string | undefined }) {
	const { help } = slotConfig(slot);
	return (
		<div className="grid content-start gap-1">
			<CheckboxField
				label={
					<>
						{slot.question}
						{help && <span className="block text-ink-muted">{help}</span>}
					</>
				}
				isChecked={value === true}
				onCheckedChange={onChange}
			/>
			{error && (
				<p role="alert" className="text-danger text-sm">
					{error}
				</p>
			)}
		</div>
	);
}
