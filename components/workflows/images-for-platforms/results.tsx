"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ArtifactBrowser } from "@/components/goal-jobs/results/artifact-browser";
import { textQuery } from "@/components/goal-jobs/results/file-content";
import type { ResultsScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { PictureCard } from "./picture-card";
import { groupByPlatform, type PlatformGroup, readPictureReport } from "./picture-facts";

/** Cards of one platform that are shown before more are asked for. */
const AT_FIRST = 12;

/** The pictures by platform, each with its size and its download, below what was done with them. */
export function PictureResults({ artifacts }: ResultsScreenProps) {
	const groups = groupByPlatform(artifacts);
	const report = artifacts.find(({ mimeType }) => mimeType === "application/json");
	if (groups.length === 0) return artifacts.length > 0 ? <ArtifactBrowser artifacts={artifacts} /> : <p className="text-ink-muted">This run made no files.</p>;
	return (
		<div className="grid min-w-0 grid-cols-1 gap-6">
			{report && <Report artifact={report} />}
			<Gallery groups={groups} />
		</div>
	);
}

function Report({ artifact }: { artifact: LinkedArtifact }) {
	const { data: text } = useQuery(textQuery(artifact));
	const { count } = useFormat();
	const report = text === undefined ? null : readPictureReport(text);
	if (!report) return null;
	return (
		<>
			{report.leftOut.length > 0 && (
				<Notice tone="warning" title={`${count(report.leftOut.length, "picture")} left out`}>
					{report.leftOut.map(({ name, reason }) => (
						<p key={name} className="wrap-anywhere">
							{reason}
						</p>
					))}
				</Notice>
			)}
			<Card className="grid gap-2 p-5">
				<h2 className="font-semibold text-lg">
					{count(report.made.length, "picture")} of {count(report.pictures.length, "original")}
				</h2>
				{report.notes.map((note) => (
					<p key={note} className="max-w-[72ch] text-ink-muted">
						{note}
					</p>
				))}
			</Card>
		</>
	);
}

function Gallery({ groups }: { groups: readonly PlatformGroup[] }) {
	const [chosen, setChosen] = useState<string | null>(null);
	const shown = groups.filter(({ platform }) => chosen === null || platform === chosen);
	// Of one original every platform has one picture: then they stand side by side.
	const areSingle = groups.every(({ pictures }) => pictures.length === 1);
	const all = groups.reduce((sum, { pictures }) => sum + pictures.length, 0);
	const choices = [{ platform: null, name: "All", total: all }, ...groups.map(({ platform, name, pictures }) => ({ platform, name, total: pictures.length }))];
	return (
		<>
			<fieldset className="flex flex-wrap gap-2">
				<legend className="sr-only">Show pictures for</legend>
				{choices.map(({ platform, name, total }) => (
					<button
						key={name}
						type="button"
						aria-pressed={chosen === platform}
						onClick={() => setChosen(platform)}
						className={cn(
							"inline-flex h-8 items-center gap-1.5 rounded-full border px-3 text-sm transition-colors duration-150 hover:bg-sunken pointer-coarse:h-10",
							chosen === platform && "border-accent bg-accent-soft text-accent",
						)}
					>
						{name} <span className="tabular-nums">{total}</span>
					</button>
				))}
			</fieldset>
			<div className={areSingle ? "grid grid-cols-2 items-start gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4" : "contents"}>
				{shown.map((group) => (
					<Group key={group.platform} group={group} isSingle={areSingle} />
				))}
			</div>
		</>
	);
}

function Group({ group: { name, pictures }, isSingle }: { group: PlatformGroup; isSingle: boolean }) {
	const { number } = useFormat();
	const [limit, setLimit] = useState(AT_FIRST);
	const [first] = pictures;
	return (
		<section aria-label={name} className="grid min-w-0 grid-cols-1 gap-3">
			<h3 className="font-semibold">
				{name}{" "}
				{first && !isSingle && (
					<span className="font-normal text-ink-muted tabular-nums">
						{first.width} × {first.height}
					</span>
				)}
			</h3>
			<ul className={cn("grid items-end gap-4", isSingle ? "grid-cols-1" : "grid-cols-2 sm:grid-cols-3 lg:grid-cols-4")}>
				{pictures.slice(0, limit).map((picture) => (
					<li key={picture.artifact.artifactId} className="min-w-0">
						<PictureCard picture={picture} />
					</li>
				))}
			</ul>
			{pictures.length > limit && (
				<button
					type="button"
					onClick={() => setLimit(limit + 4 * AT_FIRST)}
					className="w-fit rounded-sm text-accent text-sm underline-offset-4 hover:underline"
				>
					Show more of {number(pictures.length)}
				</button>
			)}
		</section>
	);
}
