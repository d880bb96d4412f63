import type { QueryKey } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { filesThere } from "@/app/(product)/files-there";
import { findRun } from "@/app/(product)/find-run";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchParamsOf, searchText } from "@/app/search-text";
import { draftPlace } from "@/components/goal-jobs/draft-place";
import { LONGEST_GOAL } from "@/components/goal-jobs/goal/goal-limits";
import { isOpenForAnswers } from "@/components/goal-jobs/new-run/begun-run";
import { spread } from "@/components/goal-jobs/new-run/brought";
import { NewRun } from "@/components/goal-jobs/new-run/new-run";
import type { EarlierRun } from "@/components/goal-jobs/new-run/use-begun-run";
import { RESULT_STATES, runKeys } from "@/components/goal-jobs/queries";
import { TopLine } from "@/components/layout/top-line";
import { CustomizeButton } from "@/components/user-workflows/customize-button";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import { POSTING_SLOT } from "@/lib/catalog/specs/goal-lane/posting-questions";
import { getFile } from "@/lib/files/get-file";
import { getApplication } from "@/lib/goal-jobs/applications/get-application";
import { getDraft } from "@/lib/goal-jobs/pauses/get-draft";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { listSessions } from "@/lib/goal-jobs/views/list-sessions";
import { findWorkflow } from "@/lib/goal-jobs/views/list-workflows";
import type { ActorContext } from "@/lib/platform/context";
import { isId } from "@/lib/platform/ids";

interface NewRunPageProps {
	params: Promise<{ workflowId: string }>;
	searchParams: Promise<Search>;
}

const workflowOf = cache((workflowId: string) => findWorkflow(decodeURIComponent(workflowId)));

export async function generateMetadata({ params }: NewRunPageProps): Promise<Metadata> {
	return { title: (await workflowOf((await params).workflowId))?.name ?? "Page not found" };
}

export default async function NewRunPage({ params, searchParams }: NewRunPageProps) {
	const [{ workflowId }, search] = await Promise.all([params, searchParams]);
	const [run, sample, from, goal, applicationId] = [search.run, search.sample, search.from, search.goal, search.application].map(searchText);
	const given = searchParamsOf(search).getAll("file");
	const asked = searchParamsOf(search).toString();
	const context = await requirePageContext(`/new/${workflowId}${asked === "" ? "" : `?${asked}`}`);
	const workflow = await workflowOf(workflowId);
	if (!workflow) notFound();
	const job = run ? await findRun(run) : null;
	if (job && !isOpenForAnswers(job)) redirect(`/runs/${job.jobSpecId}`);
	const [earlier, before] = await Promise.all([
		job ? null : from ? earlierRun(context, from, workflow.workflowId) : broughtTo(context, workflow, { fileIds: given, goal: goal ?? "", applicationId }),
		listSessions(context, { workflowId: workflow.workflowId, statuses: [...RESULT_STATES, "failed"], limit: 1 }),
	]);
	return (
		<Hydrated data={await firstState(context, job)}>
			<TopLine
				parent={{ href: "/catalog", label: "Workflows" }}
				place={workflow.name}
				action={<CustomizeButton sourceSpecId={workflow.workflowId} name={workflow.name} size="sm" />}
			/>
			<NewRun workflow={workflow} begunRunId={job?.jobSpecId ?? null} wantedSample={sample ?? null} earlier={earlier} hasRunBefore={before.total > 0} />
		</Hydrated>
	);
}

/** What another run can begin with; null where the run is not there or is of another workflow. */
async function earlierRun(context: ActorContext, jobSpecId: string, workflowId: string): Promise<EarlierRun | null> {
	const job = await findRun(jobSpecId);
	if (job?.workflowId !== workflowId) return null;
	const found = await Promise.all(job.fileIds.map((fileId) => getFile(context, fileId).catch(() => null)));
	return {
		from: "run",
		files: found.flatMap((file) => (file?.status === "ready" ? [file] : [])),
		left: [],
		goal: "",
		answers: job.filledSlots,
		missing: job.inputFileNames.filter((_name, index) => found[index]?.status !== "ready"),
	};
}

interface Brought {
	fileIds: readonly string[];
	goal: string;
	/** Of the caller's applications, the one whose posting it is for. */
	applicationId: string | null | undefined;
}

/** What was said, added or pressed on the page before; null where that is nothing, or is not there any more. */
async function broughtTo(context: ActorContext, workflow: CatalogEntry, { fileIds, goal, applicationId }: Brought): Promise<EarlierRun | null> {
	const [files, application] = await Promise.all([
		filesThere(context, fileIds),
		applicationId && isId(applicationId) ? getApplication(context, applicationId).catch(() => null) : null,
	]);
	const answers = application?.applyUrl ? { [POSTING_SLOT]: application.applyUrl } : {};
	if (files.length === 0 && goal === "" && Object.keys(answers).length === 0) return null;
	const { taken, left } = spread(files, workflow);
	return { from: "page", files: taken, left, goal: goal.slice(0, LONGEST_GOAL), answers, missing: [] };
}

async function firstState(context: ActorContext, job: GoalJob | null): Promise<Array<[QueryKey, unknown]>> {
	if (!job) return [];
	const place = draftPlace(job);
	return [
		[runKeys.detail(job.jobSpecId), job],
		...(place ? [[runKeys.draft(job.jobSpecId, place), await getDraft(context, job.jobSpecId)] satisfies [QueryKey, unknown]] : []),
	];
}
