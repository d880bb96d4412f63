"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callApi, messageOf } from "@/components/api-client";
import { lineageOperations } from "@/components/calls/goal-jobs";
import { isDiffable, TextDiff } from "@/components/goal-jobs/compare/text-diff";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/form/field";
import { Select } from "@/components/ui/form/select";
import { duration, fileSize } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { ArtifactVersion, Lineage, LineageInput } from "@/lib/goal-jobs/lineage/schemas";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";

function lineageQuery(jobSpecId: string, artifactId: string) {
	return queryOptions({
		queryKey: ["runs", "lineage", jobSpecId, artifactId],
		queryFn: ({ signal }) => callApi(lineageOperations.getLineage, { params: { jobSpecId, artifactId } }, { signal }),
	});
}

/** Where the files of a run come from, folded away until somebody asks. */
export function FileOrigins({ jobSpecId, artifacts }: { jobSpecId: string; artifacts: readonly LinkedArtifact[] }) {
	const [isOpen, setIsOpen] = useState(false);
	const [chosenId, setChosenId] = useState(artifacts[0]?.artifactId ?? "");
	if (artifacts.length === 0) return null;
	return (
		<details className="grid gap-4" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
			<summary className="w-fit cursor-pointer rounded-sm font-medium text-ink-muted hover:text-ink">Where each file comes from</summary>
			{isOpen && (
				<Card className="mt-4 grid grid-cols-1 gap-5 p-5">
					<Field label="File" className="max-w-xl grid-cols-1">
						{(control) => (
							<Select
								{...control}
								value={chosenId}
								onValueChange={setChosenId}
								options={artifacts.map(({ artifactId, fileName, isPrimary }) => ({
									value: artifactId,
									label: isPrimary ? `${fileName} (the result)` : fileName,
								}))}
							/>
						)}
					</Field>
					<Origin key={chosenId} jobSpecId={jobSpecId} artifactId={chosenId} />
				</Card>
			)}
		</details>
	);
}

function Origin({ jobSpecId, artifactId }: { jobSpecId: string; artifactId: string }) {
	const { data, error } = useQuery(lineageQuery(jobSpecId, artifactId));
	if (error) {
		return (
			<Notice tone="danger" title="This could not be loaded">
				{messageOf(error)}
			</Notice>
		);
	}
	if (!data) return <Skeleton className="h-48" />;
	return <OriginView lineage={data} />;
}

function OriginView({ lineage }: { lineage: Lineage }) {
	const { money } = useFormat();
	const { step, tool, method, workflow, attemptNumber, inputs, sources, approvals, versions, sha256, madeAt } = lineage;
	return (
		<div className="grid grid-cols-1 gap-5">
			<dl className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
				<Fact label="Made by">{step.role ? `${step.title}, by the ${step.role}` : step.title}</Fact>
				<Fact label="Made">
					<RelativeTime value={madeAt} />, in attempt {attemptNumber}
				</Fact>
				<Fact label="Tool">
					{tool ? `${tool.toolRef}, ${duration(tool.durationMs)}, ${money(tool.costMicroU)}` : "None: put together from what the steps gave"}
				</Fact>
				<Fact label="How">{method === "model" ? "With a language model" : method === "rules" ? "By fixed rules" : "Put together, nothing written"}</Fact>
				<Fact label="Workflow">
					{workflow.specId}, version {workflow.version}
				</Fact>
				<Fact label="Content">
					<Hash sha256={sha256} />
				</Fact>
			</dl>
			<Inputs title="Your files in it" inputs={sources} />
			<OwnWordsOf lineage={lineage} />
			<Inputs title="What the step was given" inputs={inputs.filter(({ kind }) => kind !== "file")} />
			{approvals.length > 0 && (
				<section className="grid grid-cols-1 gap-1">
					<h3 className="font-medium">Approved by you</h3>
					<ul className="grid grid-cols-1 gap-1">
						{approvals.map(({ checkpointId, title, answeredAt }) => (
							<li key={checkpointId}>
								{title}, <RelativeTime value={answeredAt} />
							</li>
						))}
					</ul>
				</section>
			)}
			{versions.length > 1 && <Versions versions={versions} />}
		</div>
	);
}

/** What stands in the file because its owner wrote it: no source says it. */
function OwnWordsOf({ lineage: { remarks } }: { lineage: Lineage }) {
	if (remarks.length === 0) return null;
	return (
		<section className="grid grid-cols-1 gap-1">
			<h3 className="font-medium">In your own words, without a source</h3>
			<ul className="grid grid-cols-1 gap-1">
				{remarks.map(({ where, text, explanation }) => (
					<li key={`${where} ${text}`} className="wrap-anywhere">
						{String(text)} <span className="text-ink-muted text-sm">{String(explanation)}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
	return (
		<div className="grid content-start gap-0.5">
			<dt className="text-ink-faint text-xs">{label}</dt>
			<dd className="wrap-anywhere">{children}</dd>
		</div>
	);
}

function Hash({ sha256 }: { sha256: string }) {
	return <CopyButton label="Copy the SHA-256" value={sha256} shown={`SHA-256 ${sha256.slice(0, 12)}…`} />;
}

function Inputs({ title, inputs }: { title: string; inputs: readonly LineageInput[] }) {
	if (inputs.length === 0) return null;
	return (
		<section className="grid grid-cols-1 gap-1">
			<h3 className="font-medium">{title}</h3>
			<ul className="grid grid-cols-1 gap-1">
				{inputs.map(({ kind, id, name, sha256 }) => (
					<li key={`${kind} ${id}`} className="flex flex-wrap items-baseline gap-x-3">
						<span className="wrap-anywhere">{name}</span>
						{sha256 ? <Hash sha256={sha256} /> : <span className="text-ink-muted text-sm">No longer here</span>}
					</li>
				))}
			</ul>
		</section>
	);
}

function Versions({ versions }: { versions: readonly ArtifactVersion[] }) {
	const [current, ...earlier] = versions;
	const [chosenId, setChosenId] = useState(earlier[0]?.versionId ?? "");
	const chosen = earlier.find(({ versionId }) => versionId === chosenId);
	const { moment: when } = useFormat();
	if (!current || !chosen) return null;
	return (
		<section className="grid grid-cols-1 gap-3">
			<h3 className="font-medium">Earlier versions</h3>
			<Select
				aria-label="Earlier version"
				className="max-w-xl"
				value={chosenId}
				onValueChange={setChosenId}
				options={earlier.map(({ versionId, madeAt, sizeBytes }) => ({ value: versionId, label: `${when(madeAt)}, ${fileSize(sizeBytes)}` }))}
			/>
			{isDiffable(chosen, current) ? (
				<TextDiff before={{ ...chosen, id: chosen.versionId }} after={{ ...current, id: current.versionId }} />
			) : (
				<p className="text-ink-muted">Files of this kind are not shown side by side.</p>
			)}
		</section>
	);
}
