import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { findRun } from "@/app/(product)/find-run";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { auditKeys } from "@/components/audit/queries";
import { RunAudit } from "@/components/audit/run/run-audit";
import { runKeys } from "@/components/goal-jobs/queries";
import { runName } from "@/components/goal-jobs/run-name";
import { getRunTimeline } from "@/lib/specialists/run-views/get-run-timeline";

interface RunAuditPageProps {
	params: Promise<{ jobSpecId: string }>;
}

export async function generateMetadata({ params }: RunAuditPageProps): Promise<Metadata> {
	const job = await findRun((await params).jobSpecId);
	return { title: job ? `How it went: ${runName(job)}` : "Run not found" };
}

export default async function RunAuditPage({ params }: RunAuditPageProps) {
	const { jobSpecId } = await params;
	const context = await requirePageContext(`/runs/${jobSpecId}/audit`);
	const job = await findRun(jobSpecId);
	if (!job) notFound();
	return (
		<Hydrated
			data={[
				[runKeys.detail(jobSpecId), job],
				[auditKeys.timeline(jobSpecId), await getRunTimeline(context, jobSpecId)],
			]}
		>
			<RunAudit jobSpecId={jobSpecId} />
		</Hydrated>
	);
}
