import type { QueryKey } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { findRun } from "@/app/(product)/find-run";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { draftPlace } from "@/components/goal-jobs/draft-place";
import { EVENTS_PER_CALL, runKeys } from "@/components/goal-jobs/queries";
import { RunPage } from "@/components/goal-jobs/run/run-page";
import { runName } from "@/components/goal-jobs/run-name";
import { guestKeptUntil } from "@/lib/accounts/guests/kept-until";
import { getDraft } from "@/lib/goal-jobs/pauses/get-draft";
import { findFeedback } from "@/lib/goal-jobs/results/get-feedback";
import { listArtifacts } from "@/lib/goal-jobs/results/list-artifacts";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { listEvents } from "@/lib/goal-jobs/stream/list-events";
import type { ActorContext } from "@/lib/platform/context";

interface GoalJobPageProps {
	params: Promise<{ jobSpecId: string }>;
}

export async function generateMetadata({ params }: GoalJobPageProps): Promise<Metadata> {
	const job = await findRun((await params).jobSpecId);
	return { title: job ? runName(job) : "Run not found" };
}

export default async function GoalJobPage({ params }: GoalJobPageProps) {
	const { jobSpecId } = await params;
	const context = await requirePageContext(`/runs/${jobSpecId}`);
	const job = await findRun(jobSpecId);
	if (!job) notFound();
	return (
		<Hydrated data={await firstState(context, job)}>
			<RunPage jobSpecId={jobSpecId} guestUntil={context.actor.kind === "guest" ? guestKeptUntil(context.actor.signedInAt) : null} />
		</Hydrated>
	);
}

async function firstState(context: ActorContext, job: GoalJob): Promise<Array<[QueryKey, unknown]>> {
	const { jobSpecId, status } = job;
	const isDelivered = status === "completed" || status === "partial";
	const place = draftPlace(job);
	const [events, feedback, artifacts, draft] = await Promise.all([
		listEvents(context, jobSpecId, { after: 0, limit: EVENTS_PER_CALL }),
		findFeedback(context, jobSpecId),
		isDelivered ? listArtifacts(context, jobSpecId) : null,
		place ? getDraft(context, jobSpecId) : null,
	]);
	return [
		[runKeys.detail(jobSpecId), job],
		[runKeys.events(jobSpecId), events],
		[runKeys.feedback(jobSpecId), feedback],
		...(place ? [[runKeys.draft(jobSpecId, place), draft] satisfies [QueryKey, unknown]] : []),
		...(artifacts ? [[runKeys.artifacts(jobSpecId), artifacts] satisfies [QueryKey, unknown]] : []),
	];
}
