"use client";

import { useState } from "react";
import { Field } from "@/components/ui/form/field";
import { Input, Textarea } from "@/components/ui/form/input";
import { useFormat } from "@/components/ui/format/locale";
import { useEdited, useEditorTools } from "@/components/user-workflows/canvas/editor-context";
import * as edits from "@/components/user-workflows/document/edits";
import type { TextField } from "@/components/user-workflows/document/operations";
import { LIMITS } from "@/lib/user-workflows/limits";

/** What stays of a limit, once it is near. */
function Length({ length, limit }: { length: number; limit: number }) {
	const { number } = useFormat();
	const isNear = length > limit * 0.9;
	return (
		<span className={isNear ? "text-warning" : undefined}>
			{number(length)} of {number(limit)} characters
		</span>
	);
}

/** The workflow's own words: name, description, tags, and the prompt that its agent works by. */
export function WorkflowPanel() {
	const { editor, isReadOnly } = useEditorTools();
	const name = useEdited(({ document }) => document.name);
	const description = useEdited(({ document }) => document.description);
	const systemPrompt = useEdited(({ document }) => document.systemPrompt);
	const text = (field: TextField, label: string) => ({
		readOnly: isReadOnly,
		onChange: (event: { target: { value: string } }) => editor.do(label, (document) => edits.setText(document, field, event.target.value), { mergeKey: field }),
		onBlur: () => editor.endTyping(),
	});
	return (
		<div className="grid grid-cols-1 gap-5">
			<Field label="Name" error={name.trim() === "" ? "Give the workflow a name. Until then nothing is saved." : undefined}>
				{(control) => <Input {...control} {...text("name", "Name")} data-workflow-name value={name} maxLength={LIMITS.name} />}
			</Field>
			<Field label="Description" isOptional help={<Length length={description.length} limit={LIMITS.description} />}>
				{(control) => <Textarea {...control} {...text("description", "Description")} rows={2} value={description} maxLength={LIMITS.description} />}
			</Field>
			<Field
				label="Prompt"
				help={
					<>
						What the agent goes by when it chooses and uses the tools. <Length length={systemPrompt.length} limit={LIMITS.systemPrompt} />
					</>
				}
			>
				{(control) => (
					<Textarea
						{...control}
						{...text("systemPrompt", "Prompt")}
						rows={14}
						value={systemPrompt}
						maxLength={LIMITS.systemPrompt}
						className="font-mono text-sm leading-relaxed"
					/>
				)}
			</Field>
			<Tags />
		</div>
	);
}

const parse = (typed: string): string[] => [
	...new Set(
		typed
			.split(",")
			.map((tag) => tag.trim())
			.filter(Boolean),
	),
];

function Tags() {
	const { editor, isReadOnly } = useEditorTools();
	const tags = useEdited(({ document }) => document.tags);
	const [typed, setTyped] = useState<string | null>(null);
	const wrong = typed !== null && (parse(typed).length > LIMITS.tags || parse(typed).some((tag) => tag.length > LIMITS.tag));
	return (
		<Field
			label="Tags"
			isOptional
			help={`Up to ${LIMITS.tags}, with commas between them.`}
			error={wrong ? `Up to ${LIMITS.tags} tags of at most ${LIMITS.tag} characters.` : undefined}
		>
			{(control) => (
				<Input
					{...control}
					readOnly={isReadOnly}
					value={typed ?? tags.join(", ")}
					onChange={(event) => {
						setTyped(event.target.value);
						const next = parse(event.target.value);
						if (next.length > LIMITS.tags || next.some((tag) => tag.length > LIMITS.tag)) return;
						editor.do("Tags", (document) => edits.setTags(document, next), { mergeKey: "tags" });
					}}
					onBlur={() => {
						if (!wrong) setTyped(null);
						editor.endTyping();
					}}
				/>
			)}
		</Field>
	);
}
