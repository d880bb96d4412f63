"use client";

import { type FormEvent, useCallback, useEffect, useState } from "react";
import { readContractFile } from "@/app/(site)/docs/api/contract-file";
import { unansweredWords } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input, Textarea } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { AnswerView } from "./answer-view";
import { buildRequest, type CallProblems } from "./build-request";
import { type CallField, type CallShape, callShape } from "./call-shape";
import { keepKey, useKey } from "./key-store";
import { type Answer, sendCall } from "./send-call";

const NOTHING = "–";

/** The form of one call, made from the contract file. */
export function TryPanel({ operationId }: { operationId: string }) {
	const [shape, setShape] = useState<CallShape | null>(null);
	const [hasFailed, setHasFailed] = useState(false);
	const read = useCallback(async () => {
		setHasFailed(false);
		const file = await readContractFile().catch(() => null);
		const found = file && callShape(file, operationId);
		setShape(found);
		setHasFailed(found === null);
	}, [operationId]);
	useEffect(() => void read(), [read]);
	if (shape) return <CallForm shape={shape} />;
	if (!hasFailed) return <Skeleton className="h-48 rounded-lg" />;
	return (
		<Notice tone="danger" title="This call can't be tried here right now" action={<Button onClick={() => void read()}>Try again</Button>}>
			The description of the call could not be read. The example above can be copied and run.
		</Notice>
	);
}

/** What became of the last call. */
type Outcome =
	| { readonly kind: "none" | "sending" }
	| { readonly kind: "answered"; readonly answer: Answer }
	| { readonly kind: "unanswered"; readonly words: string };

function CallForm({ shape }: { shape: CallShape }) {
	const key = useKey();
	const [values, setValues] = useState<Readonly<Record<string, string>>>(() => firstValues(shape));
	const [body, setBody] = useState(shape.body?.example ?? "");
	const [file, setFile] = useState<File | null>(null);
	const [problems, setProblems] = useState<CallProblems>({});
	const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (outcome.kind === "sending") return;
		const built = buildRequest(shape, { values, body, file, key });
		if ("request" in built) {
			setProblems({});
			setOutcome({ kind: "sending" });
			try {
				setOutcome({ kind: "answered", answer: await sendCall(built.request) });
			} catch (error) {
				setOutcome({ kind: "unanswered", words: unansweredWords(error) });
			}
			return;
		}
		setProblems(built.problems);
		const form = event.currentTarget;
		requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
	}

	return (
		<form noValidate onSubmit={submit} className="grid min-w-0 grid-cols-1 gap-4">
			{!shape.isOpen && (
				<Field label="API key" isOptional help="For this page alone, until you leave it. Without one, the call is made as you are signed in in this browser.">
					{(control) => (
						<Input {...control} type="password" autoComplete="off" value={key} placeholder="ck_…" onChange={({ target }) => keepKey(target.value)} />
					)}
				</Field>
			)}
			{shape.fields.length > 0 && (
				<div className="grid gap-4 sm:grid-cols-2">
					{shape.fields.map((field) => (
						<ValueField
							key={field.name}
							field={field}
							value={values[field.name] ?? ""}
							error={problems[field.name]}
							onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
						/>
					))}
				</div>
			)}
			{shape.body?.kind === "file" && (
				<Field label="File" error={problems.file}>
					{(control) => <Input {...control} type="file" className="py-1.5" onChange={({ target }) => setFile(target.files?.[0] ?? null)} />}
				</Field>
			)}
			{shape.body && shape.body.kind !== "file" && (
				<Field label={`Body, ${shape.body.mediaType}`} error={problems.body}>
					{(control) => (
						<Textarea
							{...control}
							rows={Math.min(16, body.split("\n").length + 1)}
							spellCheck={false}
							className="font-mono text-sm"
							value={body}
							onChange={({ target }) => setBody(target.value)}
						/>
					)}
				</Field>
			)}
			<div className="flex flex-wrap items-center gap-3">
				<Button type="submit" variant="primary" isBusy={outcome.kind === "sending"}>
					Send {shape.method}
				</Button>
				<p className="text-ink-muted text-sm">
					{shape.method === "GET" ? "It only reads." : "It is made for real: what it changes or costs, it changes and costs."}
				</p>
			</div>
			{outcome.kind === "unanswered" && (
				<Notice tone="danger" title="There was no answer">
					{outcome.words}
				</Notice>
			)}
			{outcome.kind === "answered" && <AnswerView answer={outcome.answer} />}
		</form>
	);
}

/** A key that a call can't do without is made; all else is left to whoever calls. */
function firstValues({ fields }: CallShape): Record<string, string> {
	return Object.fromEntries(fields.filter(({ name, isRequired }) => isRequired && name === "Idempotency-Key").map(({ name }) => [name, crypto.randomUUID()]));
}

interface ValueFieldProps {
	field: CallField;
	value: string;
	error: string | undefined;
	onChange: (value: string) => void;
}

function ValueField({ field: { name, isRequired, note, choices, example }, value, error, onChange }: ValueFieldProps) {
	return (
		<Field label={<span className="font-mono">{name}</span>} isOptional={!isRequired} error={error} help={note || undefined}>
			{(control) =>
				choices ? (
					<Select
						{...control}
						value={value || NOTHING}
						onValueChange={(next) => onChange(next === NOTHING ? "" : next)}
						options={[NOTHING, ...choices].map((choice) => ({ value: choice, label: choice }))}
					/>
				) : (
					<Input {...control} value={value} placeholder={example} spellCheck={false} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
				)
			}
		</Field>
	);
}
