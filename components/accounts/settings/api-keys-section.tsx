"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { AccountForm } from "@/components/accounts/account-form";
import { useAccountForm } from "@/components/accounts/use-account-form";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Notice } from "@/components/ui/notice";
import { type ApiKey, CreateApiKeyBody } from "@/lib/accounts/schemas";
import { apiKeysKey, apiKeysQuery, createApiKey, endApiKey } from "./calls";
import { useRecentSignIn } from "./recent-sign-in";
import { Section } from "./section";

const NewKey = z.object({ name: CreateApiKeyBody.shape.name });

export function ApiKeysSection() {
	const { data, error } = useQuery(apiKeysQuery());
	return (
		<Section
			title="API keys"
			text="A program that has one acts for you: it reads and makes runs and files. It can't change your password or delete your account."
		>
			<NewKeyForm />
			{error && (
				<Notice tone="danger" title="Your keys could not be loaded">
					{messageOf(error)}
				</Notice>
			)}
			{data && data.items.length > 0 && (
				<ul aria-label="Your API keys" className="grid divide-y border-y">
					{data.items.map((key) => (
						<KeyRow key={key.keyId} apiKey={key} />
					))}
				</ul>
			)}
		</Section>
	);
}

function NewKeyForm() {
	const perform = useRecentSignIn();
	const queryClient = useQueryClient();
	const { form, call, failure, submit, errorOf } = useAccountForm({
		schema: NewKey,
		defaultValues: { name: "" },
		send: ({ name }) => perform(() => createApiKey(name)),
		onSuccess: () => {
			form.reset();
			void queryClient.invalidateQueries({ queryKey: apiKeysKey });
		},
	});
	return (
		<AccountForm onSubmit={submit}>
			{failure && (
				<Notice tone="danger" title="No key was made">
					{messageOf(failure)}
				</Notice>
			)}
			{call.isSuccess && (
				<Notice
					tone="success"
					title="Copy the key now: it is shown this once"
					action={<CopyButton value={call.data.key} label="Key" className="break-all text-left" />}
				>
					Keep it where only the program can read it.
				</Notice>
			)}
			<div className="flex flex-wrap items-start gap-3">
				<Field label="What the key is for" error={errorOf("name")} className="min-w-60 flex-1">
					{(control) => <Input {...control} {...form.register("name")} placeholder="Nightly script" />}
				</Field>
				<Button type="submit" className="mt-7" isBusy={call.isPending}>
					Make a key
				</Button>
			</div>
		</AccountForm>
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
			<div className="min-w-0">
				<p className="wrap-anywhere font-medium">{apiKey.name}</p>
				<p className="text-ink-muted text-sm">
					<span className="font-mono">{apiKey.prefix}…</span> · made <RelativeTime value={apiKey.createdAt} /> ·{" "}
					{apiKey.lastUsedAt ? (
						<>
							used <RelativeTime value={apiKey.lastUsedAt} />
						</>
					) : (
						"never used"
					)}
				</p>
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
