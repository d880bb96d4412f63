"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { Section } from "@/components/accounts/settings/section";
import { messageOf } from "@/components/api-client";
import { CodeBlock } from "@/components/developers/code-block";
import { CompiledWorkflows } from "@/components/developers/compiled-workflows";
import { FindingsList } from "@/components/developers/findings-list";
import { agentQuery, versionQuery } from "@/components/developers/queries";
import { SandboxReportView } from "@/components/developers/sandbox-report";
import { VersionState } from "@/components/developers/version-state";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { Agent, AgentVersion } from "@/lib/developers/schemas";
import { AgentActions } from "./agent-actions";
import { AgentNumbers } from "./agent-numbers";
import { SandboxForm } from "./sandbox-form";

/** One agent: the version that is looked at on the left, all versions and what they were used for on the right. */
export function AgentPage({ agentName, chosen }: { agentName: string; chosen: string | null }) {
	const { data: agent, error } = useQuery(agentQuery(agentName));
	const number = chosen ?? agent?.versions[0]?.version ?? "";
	const version = useQuery({ ...versionQuery(agentName, number), enabled: number !== "" });
	const failure = error ?? version.error;
	return (
		<main className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6 md:px-8">
			{failure && (
				<Notice tone="danger" title="The agent could not be loaded">
					{messageOf(failure)}
				</Notice>
			)}
			{!failure && (!agent || !version.data) && <Skeleton className="h-96 rounded-lg" />}
			{agent && version.data && <Loaded agent={agent} version={version.data} />}
		</main>
	);
}

function Loaded({ agent, version }: { agent: Agent; version: AgentVersion }) {
	return (
		<>
			<div className="grid gap-4">
				<div className="grid gap-1">
					<h1 className="wrap-anywhere font-semibold text-2xl">{agent.name}</h1>
					<p className="max-w-[72ch] text-ink-muted">{agent.description}</p>
				</div>
				<AgentActions agent={agent} version={version} />
			</div>
			<div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
				<VersionDetail agent={agent} version={version} />
				<aside aria-label="Versions and numbers" className="grid gap-6">
					<Versions agent={agent} shown={version.version} />
					<AgentNumbers agentName={agent.name} />
				</aside>
			</div>
		</>
	);
}

function VersionDetail({ agent, version }: { agent: Agent; version: AgentVersion }) {
	const isListed = version.state === "published";
	return (
		<div className="grid min-w-0 grid-cols-1 gap-6">
			<Section title={`What was found in version ${version.version}`}>
				{version.findings.length === 0 ? <p className="text-success">Nothing keeps it from running.</p> : <FindingsList findings={version.findings} />}
				{version.workflows.length > 0 && <CompiledWorkflows workflows={version.workflows} />}
				{isListed && (
					<div className="flex flex-wrap gap-3">
						{agent.workflowIds.map((workflowId) => (
							<Button key={workflowId} asChild size="sm">
								<Link href={`/new/${workflowId}`}>Run {workflowId.split(".")[1]}</Link>
							</Button>
						))}
					</div>
				)}
			</Section>
			<Section title="Sandbox" text="Every workflow is run with recorded answers in place of tools. A version that passes can be published.">
				<SandboxForm key={version.version} version={version} />
				{version.report && <SandboxReportView report={version.report} />}
			</Section>
			<Section title="Document">
				<CodeBlock text={JSON.stringify(version.document, null, 2)} label="Document" className="max-h-96" />
			</Section>
		</div>
	);
}

function Versions({ agent, shown }: { agent: Agent; shown: string }) {
	return (
		<nav aria-label="Versions" className="grid gap-2">
			<h2 className="font-medium text-ink-muted text-sm">Versions</h2>
			<ul className="grid divide-y rounded-lg border bg-surface">
				{agent.versions.map(({ version, state, submittedAt }) => (
					<li key={version} className={cn("relative flex items-center justify-between gap-3 px-4 py-3 hover:bg-sunken/70", version === shown && "bg-sunken")}>
						<div className="grid">
							<Link
								href={`/developers/${agent.name}?version=${version}`}
								scroll={false}
								aria-current={version === shown ? "true" : undefined}
								className="rounded-sm font-mono after:absolute after:inset-0"
							>
								{version}
							</Link>
							<span className="text-ink-muted text-xs">
								<RelativeTime value={submittedAt} />
							</span>
						</div>
						<VersionState state={state} />
					</li>
				))}
			</ul>
		</nav>
	);
}
