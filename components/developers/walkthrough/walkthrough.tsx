"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useState, useSyncExternalStore } from "react";
import { apiKeysQuery } from "@/components/accounts/settings/calls";
import { messageOf } from "@/components/api-client";
import { CodeBlock } from "@/components/developers/code-block";
import { agentKeys, awaitedAgentQuery, publishAgent, runSandbox, submitAgent } from "@/components/developers/queries";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { exampleAgent } from "@/lib/developers/example-agent";
import type { Agent } from "@/lib/developers/schemas";
import { type Commands, commandsFor } from "./commands";
import { KeyStep } from "./key-step";
import { Step, type StepState } from "./step";

const LOOK_EVERY_MS = 3_000;
const never = () => () => undefined;
const ORDER = ["key", "submit", "verify", "publish", "run"] as const;
type StepName = (typeof ORDER)[number];

/** Which steps are done, by what is there: a step done from a shell counts like one done here. */
function doneSteps(hasKey: boolean, agent: Agent | null, hasRun: boolean): ReadonlySet<StepName> {
	const versions = agent?.versions ?? [];
	const states = new Set(versions.map(({ state }) => state));
	const isOffered = agent?.publishedVersion !== null && agent !== null;
	return new Set<StepName>([
		...(hasKey ? (["key"] as const) : []),
		...(versions.length > 0 && !(states.size === 1 && states.has("incomplete")) ? (["submit"] as const) : []),
		...(states.has("verified") || states.has("published") || states.has("withdrawn") ? (["verify"] as const) : []),
		...(isOffered ? (["publish"] as const) : []),
		...(hasRun ? (["run"] as const) : []),
	]);
}

interface WalkthroughProps {
	/** A name that is the person's own. */
	agentName: string;
	hasRun: boolean;
}

/** From a key to a published agent in five steps, each with a command that works as it stands. */
export function Walkthrough({ agentName, hasRun }: WalkthroughProps) {
	const [key, setKey] = useState<string | null>(null);
	const origin = useSyncExternalStore(
		never,
		() => window.location.origin,
		() => "https://app.example.com",
	);
	const { data: keys } = useQuery(apiKeysQuery());
	const { data: agent } = useQuery(awaitedAgentQuery(agentName, LOOK_EVERY_MS));
	const document = exampleAgent(agentName);
	const commands = commandsFor(origin, document, key);
	const hasKey = keys?.items.some(({ scopes }) => scopes.includes("developer")) ?? false;
	const done = doneSteps(hasKey, agent ?? null, hasRun);
	const next = ORDER.find((step) => !done.has(step));
	const stateOf = (step: StepName): StepState => (done.has(step) ? "done" : step === next ? "next" : "later");
	return (
		<ol className="grid grid-cols-1">
			<KeyStep state={stateOf("key")} command={commands.key} isMadeHere={key !== null} onKey={setKey} />
			<ShellSteps commands={commands} agentName={agentName} stateOf={stateOf} />
		</ol>
	);
}

function ShellSteps({ commands, agentName, stateOf }: { commands: Commands; agentName: string; stateOf: (step: StepName) => StepState }) {
	const document = exampleAgent(agentName);
	const { version } = document;
	const workflowId = `developer_${agentName}.${document.workflows[0]?.name}`;
	return (
		<>
			<Step
				number={2}
				title="Submit an agent"
				state={stateOf("submit")}
				text="One document says it all: tools with what goes in and comes out, and workflows that connect them. Ours supply what your tools promise. Change what you like; what is wrong is told at once, each with its place."
			>
				<CodeBlock text={commands.submit} label="Command that submits the agent" />
				<DoIt label="Submit it from here" state={stateOf("submit")} work={() => submitAgent(document)} />
			</Step>
			<Step
				number={3}
				title="Have it verified"
				state={stateOf("verify")}
				text="The sandbox runs every workflow with recorded answers in place of tools: nothing is called, nothing leaves it, and nothing is charged."
			>
				<CodeBlock text={commands.verify} label="Command that verifies the agent" />
				<DoIt
					label="Verify it from here"
					state={stateOf("verify")}
					work={() => runSandbox(agentName, version, { recordings: {}, answers: { targetFormat: "csv" } })}
				/>
			</Step>
			<Step number={4} title="Publish it" state={stateOf("publish")} text="Its workflows are then in the catalog, beside ours, for everybody to run.">
				<CodeBlock text={commands.publish} label="Command that publishes the agent" />
				<DoIt label="Publish it from here" state={stateOf("publish")} work={() => publishAgent(agentName, version)} />
			</Step>
			<Step
				number={5}
				title="Run it"
				state={stateOf("run")}
				text="As anybody would, on a sample table. Runs of other people earn you a share of what they are charged; yours cost what any run costs."
			>
				<CodeBlock text={commands.run} label="Commands that run the workflow" />
				<div>
					<Button asChild variant={stateOf("run") === "next" ? "primary" : "secondary"}>
						<Link href={`/new/${workflowId}?sample=shop-orders.csv`}>Run it from here</Link>
					</Button>
				</div>
			</Step>
		</>
	);
}

/** The same step by a press, for who has no shell at hand. */
function DoIt({ label, state, work }: { label: string; state: StepState; work: () => Promise<unknown> }) {
	const queryClient = useQueryClient();
	const act = useMutation({ mutationFn: work, onSettled: () => queryClient.invalidateQueries({ queryKey: agentKeys.all }) });
	if (state === "done") return null;
	return (
		<>
			{act.isError && (
				<Notice tone="danger" title="That did not work">
					{messageOf(act.error)}
				</Notice>
			)}
			<div className="flex flex-wrap items-center gap-3">
				<Button variant={state === "next" ? "primary" : "secondary"} disabled={state === "later"} isBusy={act.isPending} onClick={() => act.mutate()}>
					{label}
				</Button>
				{state === "later" && <span className="text-ink-muted text-sm">After the step before.</span>}
			</div>
		</>
	);
}
