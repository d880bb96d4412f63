"use client";

import { CheckboxList } from "@/components/ui/form/checkbox-list";
import { Field } from "@/components/ui/form/field";
import { Input, Textarea } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { useEditorTools } from "@/components/user-workflows/canvas/editor-context";
import type { CanvasNode } from "@/components/user-workflows/document/document";
import * as edits from "@/components/user-workflows/document/edits";
import { nameInWords } from "@/components/user-workflows/document/fit";
import { readNote, type Setting, withSetting, withWords } from "@/components/user-workflows/document/note-settings";
import { LIMITS } from "@/lib/user-workflows/limits";

const BY_ITSELF = "by-itself";
const inWords = (name: string) => nameInWords(name).replace(/^./, (letter) => letter.toUpperCase());

/** What of a tool is set by hand, and a note for people. Both are kept in the note that goes with the tool. */
export function ToolSettings({ node, settings }: { node: CanvasNode; settings: readonly Setting[] }) {
	const { editor, isReadOnly } = useEditorTools();
	const { values, words } = readNote(node.note, settings);
	const keep = (note: string, what: string) =>
		editor.do(what, (document) => edits.setNote(document, node.nodeId, note.slice(0, LIMITS.note)), { mergeKey: `${what} ${node.nodeId}` });
	return (
		<>
			{settings.length > 0 && (
				<section aria-label="Settings" className="grid gap-3">
					<h3 className="font-medium text-sm">Settings</h3>
					{settings.map((setting) => (
						<SettingField
							key={setting.name}
							setting={setting}
							value={values.get(setting.name) ?? ""}
							isReadOnly={isReadOnly}
							onValue={(value) => keep(withSetting(node.note, settings, setting.name, value), inWords(setting.name))}
						/>
					))}
				</section>
			)}
			<Field label="Note" isOptional help="For whoever reads this workflow.">
				{(control) => (
					<Textarea
						{...control}
						rows={2}
						maxLength={LIMITS.note - (node.note.length - words.length)}
						readOnly={isReadOnly}
						value={words}
						onChange={(event) => keep(withWords(node.note, settings, event.target.value), "Note")}
						onBlur={() => editor.endTyping()}
					/>
				)}
			</Field>
		</>
	);
}

interface SettingFieldProps {
	setting: Setting;
	value: string;
	isReadOnly: boolean;
	onValue: (value: string) => void;
}

function listOf(value: string): string[] {
	try {
		const parsed: unknown = JSON.parse(value);
		return Array.isArray(parsed) ? parsed.filter((entry) => typeof entry === "string") : [];
	} catch {
		return [];
	}
}

function SettingField({ setting: { name, kind, options, description, isRequired }, value, isReadOnly, onValue }: SettingFieldProps) {
	const { editor } = useEditorTools();
	const choices = kind === "yes-no" ? ["true", "false"] : options;
	const labelOf = (option: string) => (kind === "yes-no" ? (option === "true" ? "Yes" : "No") : option);
	return (
		<Field label={inWords(name)} isOptional={!isRequired} help={description || undefined}>
			{(control) => {
				if (kind === "choice" || kind === "yes-no") {
					return (
						<Select
							{...control}
							disabled={isReadOnly}
							value={value === "" ? BY_ITSELF : value}
							onValueChange={(next) => onValue(next === BY_ITSELF ? "" : next)}
							options={[{ value: BY_ITSELF, label: "Not set" }, ...choices.map((option) => ({ value: option, label: labelOf(option) }))]}
						/>
					);
				}
				if (kind === "list" && options.length > 0) {
					return (
						<CheckboxList
							{...control}
							options={options.map((option) => ({ value: option, label: option }))}
							values={listOf(value)}
							onValuesChange={(next) => !isReadOnly && onValue(next.length > 0 ? JSON.stringify(next) : "")}
						/>
					);
				}
				return (
					<Input
						{...control}
						type={kind === "number" ? "number" : "text"}
						readOnly={isReadOnly}
						value={kind === "list" ? listOf(value).join(", ") : value}
						onChange={(event) => onValue(kind === "list" ? asList(event.target.value) : event.target.value)}
						onBlur={() => editor.endTyping()}
					/>
				);
			}}
		</Field>
	);
}

function asList(typed: string): string {
	const entries = typed.split(",").map((entry) => entry.trimStart());
	return typed === "" ? "" : JSON.stringify(entries);
}
