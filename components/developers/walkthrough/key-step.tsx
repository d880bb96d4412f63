"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { apiKeysKey, createApiKey } from "@/components/accounts/settings/calls";
import { useRecentSignIn } from "@/components/accounts/settings/recent-sign-in";
import { messageOf } from "@/components/api-client";
import { CodeBlock } from "@/components/developers/code-block";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { CreateApiKeyBody } from "@/lib/accounts/schemas";
import { Step, type StepState } from "./step";

interface KeyStepProps {
	state: StepState;
	command: string;
	isMadeHere: boolean;
	onKey: (key: string) => void;
}

/** Makes the key of the walk-through. It is shown while this page is open, and never again. */
export function KeyStep({ state, command, isMadeHere, onKey }: KeyStepProps) {
	const perform = useRecentSignIn();
	const queryClient = useQueryClient();
	const make = useMutation({
		mutationFn: () => perform(() => createApiKey(CreateApiKeyBody.parse({ name: "Agents", scopes: ["developer", "jobs", "files", "workflows"] }))),
		onSuccess: ({ key }) => {
			onKey(key);
			void queryClient.invalidateQueries({ queryKey: apiKeysKey });
		},
	});
	return (
		<Step
			number={1}
			title="Make a key"
			state={isMadeHere ? "next" : state}
			text={
				<>
					A program shows who it works for by a key. This one may submit agents and run them; it can be ended at any time under{" "}
					<Link href="/account/api-keys" className="text-accent underline underline-offset-2">
						API keys
					</Link>
					.
				</>
			}
		>
			{make.isError && (
				<Notice tone="danger" title="No key was made">
					{messageOf(make.error)}
				</Notice>
			)}
			{isMadeHere ? (
				<Notice tone="success" title="Your key is in the commands below">
					It is shown while this page is open, and never again.
				</Notice>
			) : (
				<div>
					<Button variant={state === "next" ? "primary" : "secondary"} isBusy={make.isPending} onClick={() => make.mutate()}>
						{state === "done" ? "Make another key" : "Make a key"}
					</Button>
				</div>
			)}
			<CodeBlock text={command} label="Commands that set the key" />
		</Step>
	);
}
