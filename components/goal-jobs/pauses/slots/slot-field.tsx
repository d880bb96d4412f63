"use client";

import { FileField } from "@/components/files/field/file-field";
import { CheckboxList } from "@/components/ui/form/checkbox-list";
import { Combobox } from "@/components/ui/form/combobox";
import { Field, type FieldControl } from "@/components/ui/form/field";
import { MultiSelect } from "@/components/ui/form/multi-select";
import { Select } from "@/components/ui/form/select";
import { FILE_LIMITS } from "@/lib/files/limits";
import { otherCountryNames } from "@/lib/platform/language/countries";
import { limitsOf } from "@/lib/questions/limits";
import { groupOf } from "@/lib/questions/one-of";
import type { Slot } from "@/lib/questions/schemas";
import { ChoicePills } from "./choice-pills";
import { EntryOf, YesOrNo } from "./entry-field";
import { ObjectField } from "./object-field";
import { slotConfig } from "./slot-config";

/** Above this many choices, finding by typing beats looking. */
const MAX_LISTED_OPTIONS = 12;

/** What a question starts with: what an earlier visit left, else the suggestion, else the default. */
export function initialAnswer(slot: Slot, restored: Readonly<Record<string, unknown>> = {}): unknown {
	return slot.slotId in restored ? restored[slot.slotId] : (slot.suggestedValue ?? slot.default ?? null);
}

interface SlotFieldProps {
	slot: Slot;
	value: unknown;
	onChange: (value: unknown) => void;
	error?: string | undefined;
	/** Told whether a file of the answer is on its way. */
	onUploading: (isUploading: boolean) => void;
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
const list = (value: unknown) => (Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : []);
const fileIdsOf = (value: unknown) => (typeof value === "string" && value !== "" ? [value] : list(value));
/** A question of one file is answered with its id, another with a list. */
const fileAnswer = (fileIds: readonly string[], max: number) => (fileIds.length === 0 ? null : max === 1 ? fileIds[0] : fileIds);

/** One question in the form that suits its kind. An empty answer is null: the default applies. */
export function SlotField({ slot, value, onChange, error, onUploading }: SlotFieldProps) {
	if (slot.slotType === "boolean") return <YesOrNo slot={slot} value={value} onChange={onChange} error={error} />;
	if (slot.slotType === "object") return <ObjectField slot={slot} value={value} onChange={onChange} error={error} />;
	return (
		<Field label={slot.question} help={helpOf(slot, value)} error={error} isOptional={!slot.required && groupOf(slot) === null}>
			{(control) => {
				const parts = { control, slot, value, onChange };
				switch (slot.slotType) {
					case "select":
						return <ChoiceOf {...parts} />;
					case "multi_select":
						return <ChoicesOf {...parts} />;
					case "file":
						return <FilesOf {...parts} onUploading={onUploading} />;
					default:
						return <EntryOf control={control} slot={slot} value={value} onChange={onChange} />;
				}
			}}
		</Field>
	);
}

/** What stands below a question: while its default stands, with what was found in the file where it says so. */
function helpOf(slot: Slot, value: unknown): string | undefined {
	const { help, proposed = [], proposedHelp } = slotConfig(slot);
	if (!proposedHelp || proposed.length === 0 || value !== slot.default) return help;
	return proposedHelp.replace("{proposed}", proposed.join(" and "));
}

interface ControlProps extends Pick<SlotFieldProps, "slot" | "value" | "onChange"> {
	control: FieldControl;
}

function ChoiceOf({ control, slot, value, onChange }: ControlProps) {
	const config = slotConfig(slot);
	const options = slot.options.map((option) => ({ value: option, label: config.labels?.[option] ?? option }));
	if (options.length <= MAX_LISTED_OPTIONS) {
		return <Select {...control} value={text(value)} onValueChange={onChange} options={options} placeholder="Choose" />;
	}
	const proposed = config.proposed?.filter((option) => slot.options.includes(option)) ?? [];
	const otherNames = config.optionsAre === "countries" ? { otherNamesOf: otherCountryNames } : {};
	return (
		<div className="grid grid-cols-1 gap-2">
			<Combobox {...control} label={slot.question} value={text(value)} onValueChange={onChange} options={options} {...otherNames} />
			{proposed.length > 0 && (
				<ChoicePills label={config.proposedFrom ?? "Found in your file"} isLabelSeen options={proposed} value={value} isKept onChange={onChange} />
			)}
		</div>
	);
}

function ChoicesOf({ control, slot, value, onChange }: ControlProps) {
	const { maxItems, labels } = slotConfig(slot);
	const { takesFreeEntries, maxLength } = limitsOf(slot);
	const chosen = { values: list(value), onValuesChange: onChange, ...(maxItems === undefined ? {} : { max: maxItems }) };
	if (!takesFreeEntries && slot.options.length <= MAX_LISTED_OPTIONS) {
		return <CheckboxList {...control} {...chosen} options={slot.options.map((option) => ({ value: option, label: labels?.[option] ?? option }))} />;
	}
	return <MultiSelect {...control} {...chosen} maxLength={maxLength} suggestions={slot.options} allowsFreeEntries={takesFreeEntries} labels={labels} />;
}

function FilesOf({ control, slot, value, onChange, onUploading }: ControlProps & Pick<SlotFieldProps, "onUploading">) {
	const { maxItems: max } = limitsOf(slot);
	return (
		<FileField
			control={control}
			question={slot.question}
			formats={slot.acceptedFormats}
			max={max}
			maxBytes={Math.min(slotConfig(slot).maxBytes ?? FILE_LIMITS.maxBytes, FILE_LIMITS.maxBytes)}
			fileIds={fileIdsOf(value)}
			onChange={(fileIds) => onChange(fileAnswer(fileIds, max))}
			onUploading={onUploading}
		/>
	);
}
