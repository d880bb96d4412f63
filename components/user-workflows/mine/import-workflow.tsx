"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, CircleX, FileUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { ApiError, callApi, messageOf } from "@/components/api-client";
import { userWorkflowOperations } from "@/components/calls/user-workflows";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/form/select";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { substituted } from "@/components/user-workflows/mine/substitutes";
import { workflowKeys } from "@/components/user-workflows/queries";
import { issuesInWords } from "@/lib/platform/language/validator-words";
import { ImportInput, type ImportPreflight } from "@/lib/user-workflows/schemas";
import { isProNeeded, ProNeeded } from "./new-workflow";

const AND = new Intl.ListFormat("en", { type: "conjunction" });
const LARGEST_BYTES = 1_000_000;

async function readDocument(file: File): Promise<ImportInput> {
	if (file.size > LARGEST_BYTES) throw new ApiError(413, "PAYLOAD_TOO_LARGE", "This file is too large to be an exported workflow.");
	let json: unknown;
	try {
		json = JSON.parse(await file.text());
	} catch {
		throw new ApiError(422, "VALIDATION_ERROR", "This file is not an exported workflow: it is not JSON.");
	}
	const parsed = ImportInput.loose().safeParse(json);
	if (parsed.success) return parsed.data;
	const [issue] = issuesInWords(parsed.error);
	throw new ApiError(422, "VALIDATION_ERROR", `This file is not an exported workflow: ${issue?.path || "its content"}: ${issue?.message ?? "is wrong"}`);
}

/** Takes an exported workflow in. What it would meet here is shown before anything is made. */
export function ImportWorkflow() {
	const inputRef = useRef<HTMLInputElement>(null);
	const [isOpen, setIsOpen] = useState(false);
	const look = useMutation({
		mutationFn: async (file: File) => {
			const document = await readDocument(file);
			return { document, preflight: await callApi(userWorkflowOperations.preflightImport, { body: document }) };
		},
	});
	return (
		<>
			<Button icon={<FileUp aria-hidden />} isBusy={look.isPending} onClick={() => inputRef.current?.click()}>
				Import
			</Button>
			<input
				ref={inputRef}
				type="file"
				accept="application/json,.json"
				aria-label="An exported workflow"
				className="sr-only"
				tabIndex={-1}
				onChange={(event) => {
					const [file] = event.target.files ?? [];
					event.target.value = "";
					if (!file) return;
					setIsOpen(true);
					look.mutate(file);
				}}
			/>
			<Dialog
				isOpen={isOpen && !look.isPending}
				onOpenChange={setIsOpen}
				title={look.data ? `Import ${look.data.document.name}` : "Import"}
				className="w-[min(40rem,calc(100vw-2rem))]"
			>
				{look.error && (
					<Notice tone="warning" title="Nothing was imported">
						{messageOf(look.error)}
					</Notice>
				)}
				{look.data && <Preflight key={look.submittedAt} {...look.data} />}
			</Dialog>
		</>
	);
}

const TOOL_STATES = {
	known: { icon: CircleCheck, ink: "text-success", word: "Known here" },
	unknown: { icon: CircleAlert, ink: "text-warning", word: "Not known here" },
	forbidden: { icon: CircleX, ink: "text-danger", word: "Not allowed" },
} as const;

const LEFT_OUT = "leave-out";

function Preflight({ document, preflight }: { document: ImportInput; preflight: ImportPreflight }) {
	const router = useRouter();
	const queryClient = useQueryClient();
	const [choices, setChoices] = useState<Record<string, string | null>>(() =>
		Object.fromEntries(
			preflight.tools.filter(({ state }) => state !== "known").map(({ toolName, substitutes }) => [toolName, substitutes[0]?.toolName ?? null]),
		),
	);
	const take = useMutation({
		mutationFn: () => callApi(userWorkflowOperations.importUserWorkflow, { body: substituted(document, choices) }),
		onSuccess: ({ workflowId }) => {
			void queryClient.invalidateQueries({ queryKey: workflowKeys.lists });
			router.push(`/workflows/${workflowId}`);
		},
	});
	if (preflight.needsPro || isProNeeded(take.error)) return <ProNeeded>Importing a workflow makes one of your own.</ProNeeded>;
	const { schemaVersion, tools, findings, leftOut } = preflight;
	return (
		<div className="grid gap-4">
			{!schemaVersion.isKnown && (
				<Notice tone="warning" title={`It was exported as version ${schemaVersion.given}`}>
					This installation knows version {schemaVersion.current}. What it does not know is left out.
				</Notice>
			)}
			<section aria-label="Tools">
				<h3 className="pb-1.5 font-medium">Its tools</h3>
				<ul className="divide-y">
					{tools.map(({ toolName, state, message, substitutes }) => {
						const { icon: Icon, ink, word } = TOOL_STATES[state];
						return (
							<li key={toolName} className="grid gap-1.5 py-2">
								<p className="flex flex-wrap items-center gap-2">
									<Icon aria-hidden className={`size-4 ${ink}`} />
									<span className="font-mono text-sm">{toolName}</span>
									<span className={`text-sm ${ink}`}>{word}</span>
								</p>
								{message && <p className="text-ink-muted text-sm">{message}</p>}
								{state !== "known" && (
									<Select
										aria-label={`Instead of ${toolName}`}
										value={choices[toolName] ?? LEFT_OUT}
										onValueChange={(value) => setChoices((before) => ({ ...before, [toolName]: value === LEFT_OUT ? null : value }))}
										options={[
											...substitutes.map((one) => ({ value: one.toolName, label: `Use ${one.toolName}: ${one.why}` })),
											{ value: LEFT_OUT, label: "Leave it out" },
										]}
									/>
								)}
							</li>
						);
					})}
					{tools.length === 0 && <li className="py-2 text-ink-muted">It has none.</li>}
				</ul>
			</section>
			{findings.length > 0 && (
				<section aria-label="What to mend">
					<h3 className="pb-1 font-medium">To mend on the canvas before it runs</h3>
					<ul className="grid list-disc gap-1 pl-5 text-ink-muted text-sm">
						{findings.map(({ message }) => (
							<li key={message}>{message}</li>
						))}
					</ul>
				</section>
			)}
			{leftOut.length > 0 && <p className="text-ink-muted text-sm">Not taken over: {AND.format(leftOut)}.</p>}
			{take.error && (
				<Notice tone="danger" title="It could not be imported">
					{messageOf(take.error)}
				</Notice>
			)}
			<Button variant="primary" className="justify-self-end" isBusy={take.isPending || take.isSuccess} onClick={() => take.mutate()}>
				Import it as a private workflow
			</Button>
		</div>
	);
}
