import type { Metadata } from "next";
import { requireActor } from "@/app/(product)/require-actor";
import { RunPage } from "@/components/goal-jobs/run/run-page";

export const metadata: Metadata = { title: "Run" };

export default async function GoalJobPage({ params }: { params: Promise<{ jobSpecId: string }> }) {
	const { jobSpecId } = await params;
	await requireActor(`/runs/${jobSpecId}`);
	return <RunPage jobSpecId={jobSpecId} />;
}
