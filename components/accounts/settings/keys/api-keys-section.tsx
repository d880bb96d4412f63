"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { apiKeysKey, apiKeysQuery, endApiKey } from "@/components/accounts/settings/calls";
import { useRecentSignIn } from "@/components/accounts/settings/recent-sign-in";
import { Section } from "@/components/accounts/settings/section";
import { messageOf } from "@/components/api-client";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Notice } from "@/components/ui/notice";
import type { ApiKey } from "@/lib/accounts/schemas";
import { SCOPE_WORDS } from "./key-words";
import { NewKeyForm } from "./new-key-form";

export function ApiKeysSection() {
	const { data, error } = useQuery(apiKeysQuery());
	return (
		<>
			<Section title="Make a key">
				<NewKeyForm />
			</Section>
			{error && (
				<Notice tone="danger" title="Your keys could not be loaded">
					{messageOf(error)}
				</Notice>
			)}
			{data && data.items.length > 0 && (
				<Section title="Your keys">
					<ul aria-label="Your API keys" className="grid divide-y border-y">
						{data.items.map((key) => (
							<KeyRow key={key.keyId} apiKey={key} />
						))}
					</ul>
				</Section>
			)}
		</>
	);
}

function KeyRow({ apiKey }: { apiKey: z.infer<typeof ApiKey> }) {
	const perform = useRecentSignIn();
	const queryClient = useQueryClient();
	const end = useMutation({
		mutationFn: () => perform(() => endApiKey(apiKey.keyId)),
		onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeysKey }),
	});
	return (
		<li className="flex flex-wrap items-center justify-between gap-3 py-3">
			<div className="grid min-w-0 flex-1 basis-60 gap-1">
				<p className="wrap-anywhere font-medium">{apiKey.name}</p>
				<KeyFacts apiKey={apiKey} />
				{end.isError && (
					<p role="alert" className="text-danger text-sm">
						{messageOf(end.error)}
					</p>
				)}
			</div>
			<Button variant="danger" size="sm" isBusy={end.isPending} onClick={() => end.mutate()}>
				End <span className="sr-only">{apiKey.name}</span>
			</Button>
		</li>
	);
}

function KeyFacts({ apiKey: { prefix, createdAt, lastUsedAt, expiresAt, scopes } }: { apiKey: z.infer<typeof ApiKey> }) {
	const { day } = useFormat();
	const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
	return (
		<>
			<p className="text-ink-muted text-sm">
				<span className="font-mono">{prefix}…</span> · made <RelativeTime value={createdAt} /> ·{" "}
				{lastUsedAt ? (
					<>
						used <RelativeTime value={lastUsedAt} />
					</>
				) : (
					"never used"
				)}{" "}
				· <span suppressHydrationWarning>{expiresAt ? `${isOver ? "ended" : "works until"} ${day(expiresAt)}` : "works until you end it"}</span>
			</p>
			<p className="flex flex-wrap gap-1">
				{scopes.map((scope) => (
					<Badge key={scope}>{SCOPE_WORDS[scope]}</Badge>
				))}
			</p>
		</>
	);
}
