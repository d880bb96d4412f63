"use client";

import { CheckboxField } from "@/components/ui/checkbox-field";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { MultiSelect } from "@/components/ui/multi-select";
import { Select } from "@/components/ui/select";
import { otherCountryNames } from "@/lib/platform/countries";
import type { Slot } from "@/lib/questions/schemas";
import { slotConfig } from "./slot-config";

/** Above this many choices, finding by typing beats looking. */
const MAX_SELECT_OPTIONS = 12;

/** What a question starts with: what an earlier visit left, else the suggestion, else the default. */
export function initialAnswer(slot: Slot, restored: Readonly<Record<string, unknown>> = {}): unknown {
	return slot.slotId in restored ? restored[slot.slotId] : (slot.suggestedValue ?? slot.default ?? null);
}

interface SlotFieldProps {
	slot: Slot;
	value: unknown;
	onChange: (value: unknown) => void;
	error?: string | undefined;
}

const text = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");
const list = (value: unknown) => (Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : []);

/** One question in the form that suits its kind. An empty answer is null: the default applies. */
export function SlotField({ slot, value, onChange, error }: SlotFieldProps) {
	const config = slotConfig(slot);
	const options = slot.options.map((option) => ({ value: option, label: config.labels?.[option] ?? option }));
	if (slot.slotType === "boolean") {
		return <CheckboxField label={slot.question} isChecked={value === true} onCheckedChange={onChange} />;
	}
	return (
		<Field label={slot.question} help={config.help} error={error} isOptional={!slot.required}>
			{(control) => {
				switch (slot.slotType) {
					case "select":
						return options.length > MAX_SELECT_OPTIONS ? (
							<Combobox
								{...control}
								label={slot.question}
								value={text(value)}
								onValueChange={onChange}
								options={options}
								{...(config.optionsAre === "countries" && { otherNamesOf: otherCountryNames })}
							/>
						) : (
							<Select {...control} value={text(value)} onValueChange={onChange} options={options} placeholder="Choose" />
						);
					case "multi_select":
						return (
							<MultiSelect
								{...control}
								values={list(value)}
								onValuesChange={onChange}
								suggestions={slot.options}
								allowsFreeEntries={config.allowFreeEntries ?? slot.options.length === 0}
								{...(config.maxItems === undefined ? {} : { max: config.maxItems })}
							/>
						);
					case "textarea":
						return <Textarea {...control} maxLength={config.maxLength} value={text(value)} onChange={(event) => onChange(event.target.value || null)} />;
					case "number":
						return (
							<Input
								{...control}
								type="number"
								min={config.min}
								max={config.max}
								value={text(value)}
								onChange={(event) => onChange(event.target.value === "" ? null : event.target.valueAsNumber)}
							/>
						);
					default:
						return (
							<Input
								{...control}
								type={slot.slotType === "date" ? "date" : "text"}
								value={text(value)}
								placeholder={config.placeholder}
								maxLength={config.maxLength}
								onChange={(event) => onChange(event.target.value || null)}
							/>
						);
				}
			}}
		</Field>
	);
}
