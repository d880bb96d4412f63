"use client";

import { useState } from "react";
import { Field } from "@/components/ui/form/field";
import { Textarea } from "@/components/ui/form/input";
import { groupOf } from "@/lib/questions/one-of";
import type { Slot } from "@/lib/questions/schemas";
import { EntryOf, YesOrNo } from "./entry-field";
import { fieldsOfObject } from "./object-fields";
import { slotConfig } from "./slot-config";

interface ObjectFieldProps {
	slot: Slot;
	value: unknown;
	onChange: (value: unknown) => void;
	error: string | undefined;
}

const asObject = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === "object" && value !== null ? { ...value } : {});

/** Many values in one answer: a field for each where they are few and plain, else the whole as JSON. */
export function ObjectField(props: ObjectFieldProps) {
	const { slot, value, onChange, error } = props;
	const fields = fieldsOfObject(slot);
	if (!fields) return <JsonField {...props} />;
	const values = asObject(value);
	function change(name: string, next: unknown) {
		const { [name]: _old, ...others } = values;
		const changed = next === null ? others : { ...others, [name]: next };
		onChange(Object.keys(changed).length === 0 ? null : changed);
	}
	return (
		<fieldset className="grid content-start gap-3 rounded-lg border px-4 py-3">
			<legend className="px-1 font-medium text-sm">{slot.question}</legend>
			{slotConfig(slot).help && <p className="text-ink-muted text-sm">{slotConfig(slot).help}</p>}
			{fields.map((field) =>
				field.slotType === "boolean" ? (
					<YesOrNo key={field.slotId} slot={field} value={values[field.slotId]} onChange={(next) => change(field.slotId, next)} error={undefined} />
				) : (
					<Field key={field.slotId} label={field.question} help={slotConfig(field).help} isOptional={!field.required}>
						{(control) => <EntryOf control={control} slot={field} value={values[field.slotId]} onChange={(next) => change(field.slotId, next)} />}
					</Field>
				),
			)}
			{error && (
				<p role="alert" className="whitespace-pre-line text-danger text-sm">
					{error}
				</p>
			)}
		</fieldset>
	);
}

function parsed(text: string): { readonly value: unknown } | null {
	if (text.trim() === "") return { value: null };
	try {
		return { value: JSON.parse(text) };
	} catch {
		return null;
	}
}

/** What is no JSON is sent as the text that it is, and refused in words. */
function JsonField({ slot, value, onChange, error }: ObjectFieldProps) {
	const [text, setText] = useState(() => (value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value, null, 2)));
	const wrong = parsed(text) === null ? "This is no JSON yet: check its brackets, commas and quotes." : error;
	const help = [slotConfig(slot).help, "As JSON. Leave what is right as it is."].filter(Boolean).join(" ");
	return (
		<Field label={slot.question} help={help} error={wrong} isOptional={!slot.required && groupOf(slot) === null}>
			{(control) => (
				<Textarea
					{...control}
					rows={8}
					spellCheck={false}
					className="font-mono text-sm"
					value={text}
					onChange={({ target }) => {
						setText(target.value);
						const read = parsed(target.value);
						onChange(read ? read.value : target.value);
					}}
				/>
			)}
		</Field>
	);
}
