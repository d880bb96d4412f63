"use client";

import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { Briefcase, FileText, LogOut, Moon, Play, Sun, Target, Workflow } from "lucide-react";
import { useTheme } from "next-themes";
import { useMemo } from "react";
import { STATUSES } from "@/components/applications/statuses";
import { meantQuery } from "@/components/catalog/queries";
import { findWorkflows } from "@/components/catalog/shelves";
import { namedApart } from "@/components/files/field/named-apart";
import { SHORTEST_GOAL } from "@/components/goal-jobs/goal/goal-limits";
import { madeForWords, madeName } from "@/components/goal-jobs/made-name";
import { recentRunsQuery } from "@/components/goal-jobs/queries";
import { RunAge } from "@/components/goal-jobs/run-age";
import { runName } from "@/components/goal-jobs/run-name";
import { RunStateIcon, runState } from "@/components/goal-jobs/run-state";
import { isUnstarted } from "@/components/inbox/waiting-words";
import { PAGES } from "@/components/layout/places";
import { signOutHere } from "@/components/layout/session/sign-out-here";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import type { SessionSummary } from "@/lib/goal-jobs/sessions/schemas";
import { actionsFor, type PaletteAction } from "./actions";
import { foundBy, goalEntry, isNamed, laterFoundBy } from "./matches";
import { PaletteGroup, PaletteItem, Seeking } from "./palette-item";
import { catalogQuery, foundApplicationsQuery, foundFilesQuery, foundRunsQuery, ownWorkflowsQuery } from "./palette-queries";

const NONE: readonly CatalogEntry[] = [];

/** What was begun and never started waits for nobody. */
const waits = ({ waitingFor }: SessionSummary): boolean => waitingFor !== null && !isUnstarted(waitingFor);

interface PaletteEntriesProps {
	/** What stands in the field. */
	typed: string;
	/** The same, once the typing rests: what is asked of the server. */
	sought: string;
	/** Whether the person has a plan, to change or to end. */
	hasPlan: boolean;
	onGo: (href: string) => void;
	onDone: () => void;
}

/** What waits and what ran last, then every page, file, application, workflow and action, as the palette lists them. */
export function PaletteEntries({ typed, sought, hasPlan, onGo, onDone }: PaletteEntriesProps) {
	const { count } = useFormat();
	const { theme } = useOtherTheme();
	const { data: recent, isPending } = useQuery(recentRunsQuery());
	const { data: catalog = NONE, isFetched: isCatalogKnown } = useQuery(catalogQuery());
	const { data: own = [] } = useQuery(ownWorkflowsQuery());
	const { data: found = [], isFetching } = useQuery(foundRunsQuery(sought));
	const { data: files = [] } = useQuery(foundFilesQuery(sought));
	const { data: applications = [] } = useQuery(foundApplicationsQuery(sought));
	const lineOf = (extra: string) => (run: SessionSummary) => runLine(run, extra, count);
	const recentRuns = recent?.sessions ?? [];
	const waiting = recentRuns.filter(waits).map(lineOf("waiting"));
	const others = recentRuns.filter((run) => !waits(run)).map(lineOf(""));
	// The server has found it by words that its line may not show.
	const older = found.filter(({ jobSpecId }) => recentRuns.every((run) => run.jobSpecId !== jobSpecId)).map(lineOf(sought));
	const goal = typed.trim();
	const { common, others: otherActions } = actionsFor(hasPlan);
	const isAsking = isPending || isFetching || goal !== sought;
	const fileLines = namedApart(files).map(({ file, name }) => ({ file, name, value: laterFoundBy("file", name, file.fileId, sought) }));
	const applicationLines = applications.map((application) => ({
		application,
		value: laterFoundBy("application", application.title, application.company, application.applicationId, sought),
	}));
	const values = [
		...[...waiting, ...others, ...older, ...fileLines, ...applicationLines].map(({ value }) => value),
		...[...PAGES, ...common, ...otherActions].map(({ label }) => foundBy(label)),
		...[...catalog, ...own].map(({ name }) => foundBy(name)),
		...[theme, SIGN_OUT].map((name) => foundBy(name)),
	];
	const seeking = { typed: goal, hasNamed: goal !== "" && values.some((value) => isNamed(value, goal)) };
	return (
		<Seeking value={seeking}>
			<Command.Empty className="px-3 py-6 text-ink-muted">
				{isAsking ? "Looking through your runs and files …" : "No page, run, file, application, workflow or action has that name."}
			</Command.Empty>
			{isPending && goal === "" && <p className="px-3 pt-4 pb-1 text-ink-muted text-sm">Getting your runs …</p>}
			{waiting.length > 0 && <RunGroup heading="Waiting for you" kind="Waits for you" lines={waiting} onGo={onGo} />}
			<PaletteGroup heading="Begin" kind="Action">
				<ActionItems actions={common} onGo={onGo} onDone={onDone} />
			</PaletteGroup>
			{others.length > 0 && <RunGroup heading="Recent runs" kind="Run" lines={others} onGo={onGo} />}
			<PaletteGroup heading="Pages" kind="Page">
				{PAGES.map(({ href, label, icon: Icon, keywords }) => (
					<PaletteItem
						key={href}
						value={foundBy(label, ...keywords)}
						icon={<Icon aria-hidden className="text-ink-faint" />}
						name={label}
						onSelect={() => onGo(href)}
					/>
				))}
			</PaletteGroup>
			{older.length > 0 && <RunGroup heading="Other runs" kind="Run" lines={older} onGo={onGo} />}
			{fileLines.length > 0 && (
				<PaletteGroup heading="Files" kind="File">
					{fileLines.map(({ file: { fileId, fileName, createdAt }, name, value }) => (
						<PaletteItem
							key={fileId}
							value={value}
							icon={<FileText aria-hidden className="text-ink-faint" />}
							name={name}
							time={<RelativeTime value={createdAt} />}
							onSelect={() => onGo(`/files?q=${encodeURIComponent(fileName)}`)}
						/>
					))}
				</PaletteGroup>
			)}
			{applicationLines.length > 0 && (
				<PaletteGroup heading="Applications" kind="Application">
					{applicationLines.map(({ application: { applicationId, title, company, location, status }, value }) => (
						<PaletteItem
							key={applicationId}
							value={value}
							icon={<Briefcase aria-hidden className="text-ink-faint" />}
							name={title}
							about={[company, location, STATUSES[status].word].filter(Boolean).join(" · ")}
							onSelect={() => onGo(`/applications?q=${encodeURIComponent(`${title} ${company}`)}`)}
						/>
					))}
				</PaletteGroup>
			)}
			<WorkflowsToStart typed={typed} sought={sought} onGo={onGo} />
			{own.length > 0 && (
				<PaletteGroup heading="My workflows" kind="My workflow">
					{own.map(({ workflowId, name }) => (
						<PaletteItem
							key={workflowId}
							value={foundBy(name, "my workflow", workflowId)}
							icon={<Workflow aria-hidden className="text-ink-faint" />}
							name={name}
							onSelect={() => onGo(`/workflows/${workflowId}`)}
						/>
					))}
				</PaletteGroup>
			)}
			<Actions actions={otherActions} onGo={onGo} onDone={onDone} />
			{/* Never before the workflows, one of which the words may name: what stands there first is what Enter takes. */}
			{isCatalogKnown && goal.length >= SHORTEST_GOAL && (
				<PaletteGroup heading="In your words" kind="">
					<PaletteItem
						isLast
						value={goalEntry(typed)}
						icon={<Target aria-hidden className="text-ink-faint" />}
						name={`Get this done: ${goal}`}
						onSelect={() => onGo(`/home?goal=${encodeURIComponent(goal)}`)}
					/>
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
					icon={<Play aria-hidden className="text-ink-faint" />}
					name={workflow.name}
					onSelect={() => onGo(`/new/${workflow.workflowId}`)}
				/>
			))}
		</PaletteGroup>
	);
}

/** How a run stands in the palette: what it waits for or made, and what tells it from others. */
function runLine(run: SessionSummary, extra: string, count: (amount: number, one: string) => string) {
	const { jobSpecId, workflowName, goalText, inputFileNames, madeFor, waitingFor } = run;
	const files = runName(run);
	const written = madeForWords(run);
	const name = waitingFor?.title ?? madeName(run, madeFor.length, count);
	return {
		run,
		name,
		about: [waitingFor && workflowName, files === name ? null : files, written && `for ${written}`].filter(Boolean).join(" · "),
		value: laterFoundBy("run", files, name, ...inputFileNames, workflowName || goalText, ...madeFor, jobSpecId, extra),
	};
}

interface RunGroupProps {
	heading: string;
	kind: string;
	lines: ReadonlyArray<ReturnType<typeof runLine>>;
	onGo: (href: string) => void;
}

function RunGroup({ heading, kind, lines, onGo }: RunGroupProps) {
	return (
		<PaletteGroup heading={heading} kind={kind}>
			{lines.map(({ run, name, about, value }) => (
				<PaletteItem
					key={run.jobSpecId}
					value={value}
					icon={<RunStateIcon state={runState(run)} />}
					name={name}
					about={about}
					time={<RunAge run={run} />}
					onSelect={() => onGo(`/runs/${run.jobSpecId}`)}
				/>
			))}
		</PaletteGroup>
	);
}

const [LIGHT, DARK, SIGN_OUT] = ["Use light colours", "Use dark colours", "Sign out"] as const;

/** The colours that are not in use. */
function useOtherTheme() {
	const { resolvedTheme, setTheme } = useTheme();
	const isDark = resolvedTheme === "dark";
	return { theme: isDark ? LIGHT : DARK, use: () => setTheme(isDark ? "light" : "dark") };
}

interface ActionsProps extends Pick<PaletteEntriesProps, "onGo" | "onDone"> {
	actions: readonly PaletteAction[];
}

function ActionItems({ actions, onGo, onDone }: ActionsProps) {
	return actions.map(({ label, href, icon: Icon, keywords, isFile }) => (
		<PaletteItem
			key={label}
			value={foundBy(label, keywords)}
			icon={<Icon aria-hidden className="text-ink-faint" />}
			name={label}
			onSelect={() => {
				if (!isFile) return onGo(href);
				onDone();
				window.location.assign(href);
			}}
		/>
	));
}

function Actions({ actions, onGo, onDone }: ActionsProps) {
	const { theme, use } = useOtherTheme();
	const Theme = theme === LIGHT ? Sun : Moon;
	return (
		<PaletteGroup heading="Actions" kind="Action">
			<ActionItems actions={actions} onGo={onGo} onDone={onDone} />
			<PaletteItem
				value={foundBy(theme, "mode colors switch theme light dark night appearance")}
				icon={<Theme aria-hidden className="text-ink-faint" />}
				name={theme}
				onSelect={() => {
					use();
					// Open, it would turn the colours back with the next Enter.
					onDone();
				}}
			/>
			<PaletteItem
				value={foundBy(SIGN_OUT, "leave log out logout")}
				icon={<LogOut aria-hidden className="text-ink-faint" />}
				name={SIGN_OUT}
				onSelect={() => void signOutHere()}
			/>
		</PaletteGroup>
	);
}
