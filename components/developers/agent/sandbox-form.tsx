"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { agentKeys, runSandbox } from "@/components/developers/queries";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Textarea } from "@/components/ui/form/input";
import { Notice } from "@/components/ui/notice";
import { type AgentVersion, SandboxInput } from "@/lib/developers/schemas";

function read(text: string): SandboxInput | string {
	try {
		const parsed = SandboxInput.safeParse(text.trim() === "" ? {} : JSON.parse(text));
		return parsed.success ? parsed.data : "Give an object with recordings and answers, each an object.";
	} catch {
		return "This is not JSON yet.";
	}
}

/** Starts a sandbox run, with recordings and answers where there are some. */
export function SandboxForm({ version }: { version: AgentVersion }) {
	const queryClient = useQueryClient();
	const [text, setText] = useState("");
	const input = read(text);
	const run = useMutation({
		mutationFn: (given: SandboxInput) => runSandbox(version.agentName, version.version, given),
		onSettled: () => queryClient.invalidateQueries({ queryKey: agentKeys.all }),
	});
	const isIncomplete = version.state === "incomplete" || version.errorCount > 0;
	const [tool] = version.document.tools;
	return (
		<form
			className="grid gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				if (typeof input !== "string") run.mutate(input);
			}}
		>
			{run.isError && (
				<Notice tone="danger" title="The sandbox run did not start">
					{messageOf(run.error)}
				</Notice>
			)}
			<details>
				<summary className="w-fit cursor-pointer rounded-sm text-ink-muted text-sm hover:text-ink">Give recordings and answers</summary>
				<Field
					className="mt-3"
					label="Recordings and answers"
					isOptional
					error={typeof input === "string" ? input : undefined}
					help="What a tool answered, by its name, and what people would answer. Without a recording an answer is made up from your output schema."
				>
					{(control) => (
						<Textarea
							{...control}
							value={text}
							onChange={({ target }) => setText(target.value)}
							rows={8}
							spellCheck={false}
							placeholder={JSON.stringify({ recordings: { [tool?.name ?? "tool"]: {} }, answers: {} }, null, 2)}
							className="font-mono text-sm"
						/>
					)}
				</Field>
			</details>
			<div className="flex flex-wrap items-center gap-3">
				<Button type="submit" variant={version.state === "checked" ? "primary" : "secondary"} disabled={isIncomplete} isBusy={run.isPending}>
					{version.report ? "Run the sandbox again" : "Run the sandbox"}
				</Button>
				{isIncomplete && <span className="text-ink-muted text-sm">Mend the errors first, and submit the version again.</span>}
			</div>
		</form>
	);
}
