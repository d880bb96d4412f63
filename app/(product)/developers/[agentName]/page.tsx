import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchText } from "@/app/search-text";
import { AgentPage } from "@/components/developers/agent/agent-page";
import { agentKeys } from "@/components/developers/queries";
import { TopLine } from "@/components/layout/top-line";
import { getAgent } from "@/lib/developers/agents/get-agent";
import { AppError } from "@/lib/platform/errors";

interface PageProps {
	params: Promise<{ agentName: string }>;
	searchParams: Promise<Search>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
	return { title: decodeURIComponent((await params).agentName) };
}

export default async function OneAgentPage({ params, searchParams }: PageProps) {
	const agentName = decodeURIComponent((await params).agentName);
	const version = searchText((await searchParams).version);
	const context = await requirePageContext(`/developers/${agentName}`);
	const agent = await getAgent(context, agentName).catch((error: unknown) => {
		if (error instanceof AppError && (error.code === "AGENT_NOT_FOUND" || error.code === "FORBIDDEN")) notFound();
		throw error;
	});
	const chosen = agent.versions.some((one) => one.version === version) ? (version ?? null) : null;
	return (
		<Hydrated data={[[agentKeys.one(agentName), agent]]}>
			<TopLine parent={{ href: "/developers", label: "Developers" }} place={agentName} />
			<AgentPage agentName={agentName} chosen={chosen} />
		</Hydrated>
	);
}
