import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { findPageContext } from "@/app/(product)/page-context";
import type { Viewer } from "@/components/community/fork-button";
import { PublicWorkflow } from "@/components/community/public-workflow";
import { SPECS } from "@/lib/catalog/registry";
import type { SampleFile } from "@/lib/catalog/schemas";
import { Spec } from "@/lib/catalog/spec";
import { proofsOf } from "@/lib/goal-jobs/views/proofs-of";
import { AppError } from "@/lib/platform/errors";
import { getUserWorkflow } from "@/lib/user-workflows/get-user-workflow";
import { WORKFLOW_ID } from "@/lib/user-workflows/limits";
import { verifiedAt } from "@/lib/user-workflows/versions/verified-at";

interface PageProps {
	params: Promise<{ workflowId: string }>;
}

/** What is public; nothing of an address that is none. Its owner sees a private one on the canvas, not here. */
const findPublic = cache(async (workflowId: string) => {
	if (!WORKFLOW_ID.test(workflowId)) return null;
	const actor = (await findPageContext())?.actor ?? null;
	const found = await getUserWorkflow({ actor }, workflowId).catch((error: unknown) => {
		if (error instanceof AppError && error.code === "WORKFLOW_NOT_FOUND") return null;
		throw error;
	});
	return found?.visibility === "public" ? found : null;
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
	const workflow = await findPublic((await params).workflowId);
	return workflow ? { title: workflow.name, description: workflow.description } : { title: "Page not found" };
}

const UNPROVEN = { runs: 0, successRate: null, medianSeconds: null, medianCostMicroU: null, medianEstimateError: null };

export default async function PublicWorkflowPage({ params }: PageProps) {
	const workflow = await findPublic((await params).workflowId);
	if (!workflow) notFound();
	const context = await findPageContext();
	const proven = (await proofsOf([workflow.specId])).get(workflow.specId);
	const verified = (await verifiedAt([workflow])).get(workflow.specId);
	const spec = Spec.safeParse(workflow.specJson);
	const input = spec.success ? spec.data.input : null;
	return (
		<PublicWorkflow
			workflow={workflow}
			proven={{ proof: proven?.proof ?? UNPROVEN, lastRunAt: proven?.lastRunAt?.toISOString() ?? null, lastVerifiedAt: verified?.toISOString() ?? null }}
			input={input}
			samples={input ? samplesFor(input.formats, input.minFiles) : []}
			viewer={viewerOf(context?.actor ?? null)}
		/>
	);
}

function viewerOf(actor: { readonly kind: string; readonly tier: "free" | "pro" } | null): Viewer {
	if (!actor) return "nobody";
	return actor.kind === "guest" ? "guest" : actor.tier;
}

const MOST_SAMPLES = 4;

/** Our own sample files that such a workflow reads. */
function samplesFor(formats: readonly string[], minFiles: number): SampleFile[] {
	const all = SPECS.flatMap(({ samples }) => samples);
	const fitting = all.filter(({ fileName }, index) => {
		const isFirst = all.findIndex((other) => other.fileName === fileName) === index;
		return isFirst && formats.includes(fileName.split(".").at(-1) ?? "");
	});
	return fitting.slice(0, Math.max(MOST_SAMPLES, minFiles)).map((sample) => ({ ...sample, url: `/samples/${encodeURIComponent(sample.fileName)}` }));
}
