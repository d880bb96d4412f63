import type { Metadata } from "next";
import { requireActor } from "@/app/(product)/require-actor";
import { RunList } from "@/components/goal-jobs/list/run-list";

export const metadata: Metadata = { title: "Runs" };

export default async function RunsPage() {
	await requireActor("/runs");
	return <RunList />;
}
