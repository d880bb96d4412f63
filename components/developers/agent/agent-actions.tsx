"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { agentKeys, deleteAgent, publishAgent, withdrawAgent } from "@/components/developers/queries";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Agent, AgentVersion } from "@/lib/developers/schemas";

/** What can be done with an agent and with the version that is shown; what can't be taken back is asked about first. */
export function AgentActions({ agent, version }: { agent: Agent; version: AgentVersion }) {
	const router = useRouter();
	const queryClient = useQueryClient();
	const [asked, setAsked] = useState<"withdraw" | "delete" | null>(null);
	const refresh = () => queryClient.invalidateQueries({ queryKey: agentKeys.all });
	const publish = useMutation({ mutationFn: () => publishAgent(agent.name, version.version), onSettled: refresh });
	const withdraw = useMutation({ mutationFn: () => withdrawAgent(agent.name), onSuccess: () => setAsked(null), onSettled: refresh });
	const remove = useMutation({
		mutationFn: () => deleteAgent(agent.name),
		onSuccess: () => {
			router.push("/developers");
			void refresh();
		},
	});
	const failed = [publish, withdraw, remove].find(({ isError }) => isError);
	const mayPublish = version.state === "verified" || version.state === "withdrawn";
	const wasPublished = agent.versions.some(({ publishedAt }) => publishedAt !== null);
	return (
		<div className="grid gap-3">
			{failed && (
				<Notice tone="danger" title="Nothing was changed">
					{messageOf(failed.error)}
				</Notice>
			)}
			<div className="flex flex-wrap items-center gap-3">
				{version.state !== "published" && (
					<Button variant="primary" disabled={!mayPublish} isBusy={publish.isPending} onClick={() => publish.mutate()}>
						Publish version {version.version}
					</Button>
				)}
				<Button asChild>
					<Link href={`/developers/submit?from=${agent.name}&version=${version.version}`}>Change it in a new version</Link>
				</Button>
				{agent.publishedVersion !== null && (
					<Button variant="danger" onClick={() => setAsked("withdraw")}>
						Withdraw
					</Button>
				)}
				{!wasPublished && (
					<Button variant="danger" onClick={() => setAsked("delete")}>
						Delete
					</Button>
				)}
				{version.state !== "published" && !mayPublish && <span className="text-ink-muted text-sm">It can be published once its sandbox run has passed.</span>}
			</div>
			{asked === "withdraw" && (
				<Notice
					tone="warning"
					title="Take it out of the catalog?"
					action={
						<>
							<Button size="sm" variant="danger" isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
								Withdraw {agent.name}
							</Button>
							<Button size="sm" onClick={() => setAsked(null)}>
								Keep it
							</Button>
						</>
					}
				>
					Nobody can start a new run of it then. Runs that were made go on, and publishing brings it back.
				</Notice>
			)}
			{asked === "delete" && (
				<Notice
					tone="warning"
					title="Delete it for good?"
					action={
						<>
							<Button size="sm" variant="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
								Delete {agent.name}
							</Button>
							<Button size="sm" onClick={() => setAsked(null)}>
								Keep it
							</Button>
						</>
					}
				>
					All its versions go, and anybody may take its name.
				</Notice>
			)}
		</div>
	);
}
