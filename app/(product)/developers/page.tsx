import type { Metadata } from "next";
import Link from "next/link";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { apiKeysKey, MOST_KEYS_SHOWN } from "@/components/accounts/settings/calls";
import { RecentSignIn } from "@/components/accounts/settings/recent-sign-in";
import { AgentList } from "@/components/developers/agent-list";
import { AGENTS_PER_PAGE, agentKeys } from "@/components/developers/queries";
import { Walkthrough } from "@/components/developers/walkthrough/walkthrough";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { listApiKeys } from "@/lib/accounts/api-keys/list-api-keys";
import { getProfile } from "@/lib/accounts/profile/get-profile";
import { listAgents } from "@/lib/developers/agents/list-agents";
import { firstAgentName } from "@/lib/developers/names";
import { getUsage } from "@/lib/goal-jobs/views/get-usage";
import { SignUpFirst } from "./registered";

export const metadata: Metadata = { title: "Developers" };

export default async function DevelopersPage() {
	const context = await requirePageContext("/developers");
	if (context.actor.kind === "guest") return <Framed>{<SignUpFirst />}</Framed>;
	const agentName = firstAgentName(context.actor.userId);
	const [agents, keys, profile, usage] = await Promise.all([
		listAgents(context, { limit: AGENTS_PER_PAGE }),
		listApiKeys(context, { limit: MOST_KEYS_SHOWN }),
		getProfile(context),
		getUsage(context, {}),
	]);
	const first = agents.items.find(({ name }) => name === agentName);
	const hasRun = usage.byWorkflow.some(({ workflowId }) => workflowId.startsWith(`developer_${agentName}.`));
	return (
		<Framed>
			<Hydrated
				data={[[agentKeys.list, { pages: [agents], pageParams: [null] }], [apiKeysKey, keys], ...(first ? ([[agentKeys.one(agentName), first]] as const) : [])]}
			>
				<RecentSignIn email={profile.email}>
					<div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
						<section aria-labelledby="walkthrough" className="min-w-0">
							<Card className="grid gap-6 p-5 md:p-6">
								<div className="grid gap-1">
									<h2 id="walkthrough" className="font-semibold text-lg">
										From a key to the catalog in ten minutes
									</h2>
									<p className="text-ink-muted">Copy each command into a shell, or press the button. This page sees what is done, wherever you did it.</p>
								</div>
								<Walkthrough agentName={agentName} hasRun={hasRun} />
							</Card>
						</section>
						<section aria-labelledby="agents" className="grid min-w-0 gap-3">
							<div className="flex flex-wrap items-center justify-between gap-3">
								<h2 id="agents" className="font-semibold text-lg">
									Your agents
								</h2>
								<Button asChild size="sm">
									<Link href="/developers/submit">Submit a document</Link>
								</Button>
							</div>
							<AgentList />
							<Link href="/creator" className="w-fit rounded-sm text-accent underline underline-offset-2">
								Usage and earnings
							</Link>
						</section>
					</div>
				</RecentSignIn>
			</Hydrated>
		</Framed>
	);
}

function Framed({ children }: { children: React.ReactNode }) {
	return (
		<>
			<TopLine place="Developers" />
			<main className="mx-auto grid max-w-6xl grid-cols-1 gap-8 px-4 py-6 md:px-8">
				<div className="grid gap-1">
					<h1 className="font-semibold text-2xl">Build agents for everybody</h1>
					<p className="max-w-[72ch] text-ink-muted">
						Describe tools and workflows in one document. We check it, verify it without calling anything, and list it beside our own workflows. The{" "}
						<Link href="/docs/api/developers" className="text-accent underline underline-offset-2">
							API reference
						</Link>{" "}
						has every operation, the{" "}
						<Link href="/docs/quick-start" className="text-accent underline underline-offset-2">
							quick start
						</Link>{" "}
						runs a workflow from a program in five minutes, and there are{" "}
						<Link href="/docs/clients" className="text-accent underline underline-offset-2">
							clients
						</Link>{" "}
						for TypeScript, Python and the command line.
					</p>
				</div>
				{children}
			</main>
		</>
	);
}
