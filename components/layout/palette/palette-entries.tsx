"use client";

import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { Briefcase, FileText, LogOut, Moon, Play, Sun, Target, Workflow } from "lucide-react";
import { useTheme } from "next-themes";
import { useMemo } from "react";
import { STATUSES } from "@/components/applications/statuses";
import { meantQuery } from "@/components/catalog/queries";
import { findWorkflows } from "@/components/catalog/shelves";
import { SHORTEST_GOAL } from "@/components/goal-jobs/goal/goal-limits";
import { madeName } from "@/components/goal-jobs/made-name";
import { recentRunsQuery } from "@/components/goal-jobs/queries";
import { momentOf, runName } from "@/components/goal-jobs/run-name";
import { RunStateIcon, runState } from "@/components/goal-jobs/run-state";
import { PAGES } from "@/components/layout/places";
import { signOutHere } from "@/components/layout/session/sign-out-here";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import type { SessionSummary } from "@/lib/goal-jobs/sessions/schemas";
import { ACTIONS } from "./actions";
import { foundBy, goalEntry, laterFoundBy } from "./matches";
import { PaletteGroup, PaletteItem, Seeking } from "./palette-item";
import { catalogQuery, foundApplicationsQuery, foundFilesQuery, foundRunsQuery, ownWorkflowsQuery } from "./palette-queries";

const NONE: readonly CatalogEntry[] = [];

interface PaletteEntriesProps {
	/** What stands in the field. */
	typed: string;
	/** The same, once the typing rests: what is asked of the server. */
	sought: string;
	onGo: (href: string) => void;
	onDone: () => void;
}

/** What waits and what ran last, then every page, file, application, workflow and action, as the palette lists them. */
export function PaletteEntries({ typed, sought, onGo, onDone }: PaletteEntriesProps) {
	const { data: recent, isPending } = useQuery(recentRunsQuery());
	const { isFetched: isCatalogKnown } = useQuery(catalogQuery());
	const { data: own } = useQuery(ownWorkflowsQuery());
	const { data: found = [], isFetching } = useQuery(foundRunsQuery(sought));
	const { data: files = [] } = useQuery(foundFilesQuery(sought));
	const { data: applications = [] } = useQuery(foundApplicationsQuery(sought));
	const recentRuns = recent?.sessions ?? [];
	const waiting = recentRuns.filter(({ waitingFor }) => waitingFor !== null);
	const others = recentRuns.filter(({ waitingFor }) => waitingFor === null);
	const goal = typed.trim();
	const isAsking = isPending || isFetching || goal !== sought;
	const older = found.filter(({ jobSpecId }) => recentRuns.every((run) => run.jobSpecId !== jobSpecId));
	return (
		<Seeking value={goal !== ""}>
			<Command.Empty className="px-3 py-6 text-ink-muted">
				{isAsking ? "Looking through your runs and files …" : "No page, run, file, application, workflow or action has that name."}
			</Command.Empty>
			{isPending && goal === "" && <p className="px-3 pt-4 pb-1 text-ink-muted text-sm">Getting your runs …</p>}
			{waiting.length > 0 && (
				<PaletteGroup heading="Waiting for you" kind="Waits for you">
					{waiting.map((run) => (
						<RunItem key={run.jobSpecId} run={run} extra="waiting" onGo={onGo} />
					))}
				</PaletteGroup>
			)}
			{others.length > 0 && (
				<PaletteGroup heading="Recent runs" kind="Run">
					{others.map((run) => (
						<RunItem key={run.jobSpecId} run={run} extra="" onGo={onGo} />
					))}
				</PaletteGroup>
			)}
			<PaletteGroup heading="Pages" kind="Page">
				{PAGES.map(({ href, label, icon: Icon, keywords }) => (
					<PaletteItem key={href} value={foundBy(label, ...keywords)} onSelect={() => onGo(href)}>
						<Icon aria-hidden className="text-ink-faint" />
						{label}
					</PaletteItem>
				))}
			</PaletteGroup>
			{older.length > 0 && (
				<PaletteGroup heading="Other runs" kind="Run">
					{older.map((run) => (
						// The server has found it by words that this line may not show.
						<RunItem key={run.jobSpecId} run={run} extra={sought} onGo={onGo} />
					))}
				</PaletteGroup>
			)}
			{files.length > 0 && (
				<PaletteGroup heading="Files" kind="File">
					{files.map(({ fileId, fileName, createdAt }) => (
						<PaletteItem key={fileId} value={laterFoundBy("file", fileName, fileId, sought)} onSelect={() => onGo(`/files?q=${encodeURIComponent(fileName)}`)}>
							<FileText aria-hidden className="text-ink-faint" />
							<span className="truncate">{fileName}</span>
							<RelativeTime value={createdAt} className="shrink-0 text-ink-faint text-sm" />
						</PaletteItem>
					))}
				</PaletteGroup>
			)}
			{applications.length > 0 && (
				<PaletteGroup heading="Applications" kind="Application">
					{applications.map(({ applicationId, title, company, status }) => (
						<PaletteItem
							key={applicationId}
							value={foundBy(title, company, applicationId, sought)}
							onSelect={() => onGo(`/applications?q=${encodeURIComponent(`${title} ${company}`)}`)}
						>
							<Briefcase aria-hidden className="text-ink-faint" />
							<span className="truncate">
								{title} <span className="text-ink-faint text-sm">{company}</span>
							</span>
							<span className="shrink-0 text-ink-faint text-sm">{STATUSES[status].word}</span>
						</PaletteItem>
					))}
				</PaletteGroup>
			)}
			<WorkflowsToStart typed={typed} sought={sought} onGo={onGo} />
			{own && own.length > 0 && (
				<PaletteGroup heading="My workflows" kind="My workflow">
					{own.map(({ workflowId, name }) => (
						<PaletteItem key={workflowId} value={foundBy(name, "my workflow", workflowId)} onSelect={() => onGo(`/workflows/${workflowId}`)}>
							<Workflow aria-hidden className="text-ink-faint" />
							<span className="truncate">{name}</span>
						</PaletteItem>
					))}
				</PaletteGroup>
			)}
			<Actions onGo={onGo} onDone={onDone} />
			{/* Never before the workflows, one of which the words may name: what stands there first is what Enter takes. */}
			{isCatalogKnown && goal.length >= SHORTEST_GOAL && (
				<PaletteGroup heading="In your words" kind="">
					<PaletteItem value={goalEntry(typed)} onSelect={() => onGo(`/home?goal=${encodeURIComponent(goal)}`)}>
						<Target aria-hidden className="text-ink-faint" />
						<span className="truncate">Get this done: {goal}</span>
					</PaletteItem>
				</PaletteGroup>
			)}
		</Seeking>
	);
}

/** The workflows of the catalog, found as there: by all that they are called, and by what the typed words mean as a goal. */
function WorkflowsToStart({ typed, sought, onGo }: Pick<PaletteEntriesProps, "typed" | "sought" | "onGo">) {
	const { data: catalog = NONE } = useQuery(catalogQuery());
	const { data: meant } = useQuery(meantQuery(sought));
	const said = useMemo(() => Object.fromEntries(catalog.map(({ workflowId, keywords }) => [workflowId, keywords])), [catalog]);
	const named = useMemo(() => findWorkflows(typed, catalog, said), [typed, catalog, said]);
	if (catalog.length === 0) return null;
	/** What is typed, for those that the search finds in other words than their name. */
	const otherwise = (workflow: CatalogEntry): string =>
		(named.isExact && named.workflows.includes(workflow) ? `${typed} ` : "") +
		(meant?.matches.some(({ workflowId }) => workflowId === workflow.workflowId) ? sought : "");
	return (
		<PaletteGroup heading="Start a workflow" kind="Workflow">
			{catalog.map((workflow) => (
				<PaletteItem
					key={workflow.workflowId}
					value={foundBy(workflow.name, "start", workflow.category, workflow.workflowId, otherwise(workflow))}
					onSelect={() => onGo(`/new/${workflow.workflowId}`)}
				>
					<Play aria-hidden className="text-ink-faint" />
					<span className="truncate">{workflow.name}</span>
				</PaletteItem>
			))}
		</PaletteGroup>
	);
}

function RunItem({ run, extra, onGo }: { run: SessionSummary; extra: string; onGo: (href: string) => void }) {
	const { jobSpecId, workflowName, goalText, inputFileNames, madeFor, waitingFor } = run;
	const { count } = useFormat();
	const name = waitingFor?.title ?? madeName(run, madeFor.length, count);
	return (
		<PaletteItem
			value={laterFoundBy("run", runName(run), name, ...inputFileNames, workflowName || goalText, ...madeFor, jobSpecId, extra)}
			onSelect={() => onGo(`/runs/${jobSpecId}`)}
		>
			<RunStateIcon state={runState(run)} />
			<span className="grid min-w-0 py-1 sm:flex sm:items-center sm:gap-3">
				<span className="truncate">{name}</span>
				<span className="truncate text-ink-faint text-sm">{[waitingFor && workflowName, runName(run)].filter(Boolean).join(" · ")}</span>
			</span>
			<RelativeTime value={momentOf(run)} className="shrink-0 text-ink-faint text-sm" />
		</PaletteItem>
	);
}

function Actions({ onGo, onDone }: Pick<PaletteEntriesProps, "onGo" | "onDone">) {
	const { resolvedTheme, setTheme } = useTheme();
	const Theme = resolvedTheme === "dark" ? Sun : Moon;
	return (
		<PaletteGroup heading="Actions" kind="Action">
			{ACTIONS.map(({ label, href, icon: Icon, keywords, isFile }) => (
				<PaletteItem
					key={label}
					value={foundBy(label, keywords)}
					onSelect={() => {
						if (!isFile) return onGo(href);
						onDone();
						window.location.assign(href);
					}}
				>
					<Icon aria-hidden className="text-ink-faint" />
					{label}
				</PaletteItem>
			))}
			<PaletteItem
				value={foundBy(resolvedTheme === "dark" ? "Use light colours" : "Use dark colours", "mode colors switch theme light dark night appearance")}
				onSelect={() => {
					setTheme(resolvedTheme === "dark" ? "light" : "dark");
					// Open, it would turn the colours back with the next Enter.
					onDone();
				}}
			>
				<Theme aria-hidden className="text-ink-faint" />
				{resolvedTheme === "dark" ? "Use light colours" : "Use dark colours"}
			</PaletteItem>
			<PaletteItem value={foundBy("Sign out", "leave log out logout")} onSelect={() => void signOutHere()}>
				<LogOut aria-hidden className="text-ink-faint" />
				Sign out
			</PaletteItem>
		</PaletteGroup>
	);
}
