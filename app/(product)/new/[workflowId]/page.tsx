import type { QueryKey } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { findRun } from "@/app/(product)/find-run";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchText } from "@/app/search-text";
import { draftPlace } from "@/components/goal-jobs/draft-place";
import { isOpenForAnswers } from "@/components/goal-jobs/new-run/begun-run";
import { NewRun } from "@/components/goal-jobs/new-run/new-run";
import type { EarlierRun } from "@/components/goal-jobs/new-run/use-begun-run";
import { runKeys } from "@/components/goal-jobs/queries";
import { TopLine } from "@/components/layout/top-line";
import { CustomizeButton } from "@/components/user-workflows/customize-button";
import { getFile } from "@/lib/files/get-file";
import { getDraft } from "@/lib/goal-jobs/pauses/get-draft";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { findWorkflow } from "@/lib/goal-jobs/views/list-workflows";
import type { ActorContext } from "@/lib/platform/context";

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
	const [run, sample, from, file] = [search.run, search.sample, search.from, search.file].map(searchText);
	const asked = new URLSearchParams({ ...(run && { run }), ...(sample && { sample }), ...(from && { from }), ...(file && { file }) }).toString();
	const context = await requirePageContext(`/new/${workflowId}${asked === "" ? "" : `?${asked}`}`);
	const workflow = await workflowOf(workflowId);
	if (!workflow) notFound();
	const job = run ? await findRun(run) : null;
	if (job && !isOpenForAnswers(job)) redirect(`/runs/${job.jobSpecId}`);
	const earlier = job ? null : from ? await earlierRun(context, from, workflow.workflowId) : file ? await givenFile(context, file) : null;
	return (
		<Hydrated data={await firstState(context, job)}>
			<TopLine
				parent={{ href: "/catalog", label: "Workflows" }}
				place={workflow.name}
				action={<CustomizeButton sourceSpecId={workflow.workflowId} name={workflow.name} size="sm" />}
			/>
			<NewRun workflow={workflow} begunRunId={job?.jobSpecId ?? null} wantedSample={sample ?? null} earlier={earlier} />
		</Hydrated>
	);
}

/** What another run can begin with; null where the run is not there or is of another workflow. */
async function earlierRun(context: ActorContext, jobSpecId: string, workflowId: string): Promise<EarlierRun | null> {
	const job = await findRun(jobSpecId);
	if (job?.workflowId !== workflowId) return null;
	const found = await Promise.all(job.fileIds.map((fileId) => getFile(context, fileId).catch(() => null)));
	return {
		files: found.flatMap((file) => (file?.status === "ready" ? [{ fileId: file.fileId, fileName: file.fileName, sizeBytes: file.sizeBytes }] : [])),
		answers: job.filledSlots,
		missing: job.inputFileNames.filter((_name, index) => found[index]?.status !== "ready"),
	};
}

/** A file that the person gave before, to begin with; null where it is not there any more. */
async function givenFile(context: ActorContext, fileId: string): Promise<EarlierRun | null> {
	const file = await getFile(context, fileId).catch(() => null);
	if (file?.status !== "ready") return null;
	return { files: [{ fileId: file.fileId, fileName: file.fileName, sizeBytes: file.sizeBytes }], answers: {}, missing: [] };
}

async function firstState(context: ActorContext, job: GoalJob | null): Promise<Array<[QueryKey, unknown]>> {
	if (!job) return [];
	const place = draftPlace(job);
	return [
		[runKeys.detail(job.jobSpecId), job],
		...(place ? [[runKeys.draft(job.jobSpecId, place), await getDraft(context, job.jobSpecId)] satisfies [QueryKey, unknown]] : []),
	];
}
