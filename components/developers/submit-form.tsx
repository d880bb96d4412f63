"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useDeferredValue, useState } from "react";
import { fieldErrors, messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Textarea } from "@/components/ui/form/input";
import { count } from "@/components/ui/format/format";
import { Notice } from "@/components/ui/notice";
import { AgentDocument, type Finding } from "@/lib/developers/schemas";
import { whatWasSaid } from "@/lib/platform/language/failure-words";
import { issuesInWords } from "@/lib/platform/language/validator-words";
import { CompiledWorkflows } from "./compiled-workflows";
import { FindingsList } from "./findings-list";
import { agentKeys, checkAgent, submitAgent } from "./queries";

type Read = { readonly document: AgentDocument } | { readonly problem: string } | { readonly findings: Finding[] };

/** What a text is as a document: not JSON, of the wrong shape, or something that can be checked. */
function readDocument(text: string): Read {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch (error) {
		return { problem: whatWasSaid(error) };
	}
	const read = AgentDocument.safeParse(value);
	if (read.success) return { document: read.data };
	return { findings: issuesInWords(read.error).map(({ path, message }) => ({ path, message, level: "error" })) };
}

/** A document to write or paste, checked as it is written. */
export function SubmitForm({ begun }: { begun: string }) {
	const router = useRouter();
	const queryClient = useQueryClient();
	const [text, setText] = useState(begun);
	const read = readDocument(useDeferredValue(text));
	const document = "document" in read ? read.document : null;
	const check = useQuery({
		queryKey: [...agentKeys.all, "check", JSON.stringify(document)],
		queryFn: () => (document ? checkAgent(document) : null),
		enabled: document !== null,
		staleTime: 60_000,
		placeholderData: (before) => before,
	});
	const submit = useMutation({
		mutationFn: (submitted: AgentDocument) => submitAgent(submitted),
		onSuccess: async ({ agentName, version }) => {
			await queryClient.invalidateQueries({ queryKey: agentKeys.all });
			router.push(`/developers/${agentName}?version=${version}`);
		},
	});
	const findings = "findings" in read ? read.findings : (check.data?.findings ?? []);
	return (
		<div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
			<form
				className="grid content-start gap-4"
				onSubmit={(event) => {
					event.preventDefault();
					if (document) submit.mutate(document);
				}}
			>
				{submit.isError && (
					<Notice tone="danger" title="It was not submitted">
						{messageOf(submit.error)}
						{Object.keys(fieldErrors(submit.error)).length === 0 ? null : " Nothing was kept."}
					</Notice>
				)}
				<Field
					label="Document"
					error={"problem" in read ? `This is not JSON yet: ${read.problem}` : undefined}
					help="As the API reference describes it under submitAgent."
				>
					{(control) => (
						<Textarea {...control} value={text} onChange={({ target }) => setText(target.value)} rows={28} spellCheck={false} className="font-mono text-sm" />
					)}
				</Field>
				<div className="flex flex-wrap items-center gap-3">
					<Button type="submit" variant="primary" disabled={document === null} isBusy={submit.isPending}>
						Submit this version
					</Button>
					{document === null && <span className="text-ink-muted text-sm">Once the document can be read.</span>}
				</div>
			</form>
			<section aria-label="What was found" aria-busy={check.isFetching} className="grid content-start gap-4">
				<h2 className="font-semibold text-lg">What was found</h2>
				<div role="status">
					<Verdict read={read} findings={findings} isChecked={check.data !== undefined && check.data !== null} />
				</div>
				{findings.length > 0 && <FindingsList findings={findings} />}
				{check.error && (
					<Notice tone="danger" title="It could not be checked">
						{messageOf(check.error)}
					</Notice>
				)}
				{"document" in read && check.data && check.data.workflows.length > 0 && <CompiledWorkflows workflows={check.data.workflows} />}
			</section>
		</div>
	);
}

function Verdict({ read, findings, isChecked }: { read: Read; findings: readonly Finding[]; isChecked: boolean }) {
	const errors = findings.filter(({ level }) => level === "error").length;
	if ("problem" in read) return <p className="text-ink-muted">Nothing is checked before the document is JSON.</p>;
	if (errors > 0) return <p className="text-danger">{count(errors, "error")} keep it from running.</p>;
	if (!isChecked) return <p className="text-ink-muted">Checking.</p>;
	return <p className="text-success">Nothing keeps it from running.</p>;
}
