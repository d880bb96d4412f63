"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { z } from "zod";
import { AccountForm } from "@/components/accounts/account-form";
import { apiKeysKey, createApiKey } from "@/components/accounts/settings/calls";
import { useRecentSignIn } from "@/components/accounts/settings/recent-sign-in";
import { useAccountForm } from "@/components/accounts/use-account-form";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { CheckboxList } from "@/components/ui/form/checkbox-list";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { Notice } from "@/components/ui/notice";
import { USUAL_SCOPES } from "@/lib/accounts/api-keys/scopes";
import { CreateApiKeyBody } from "@/lib/accounts/schemas";
import { SCOPES } from "@/lib/platform/context";
import { expiryAfter, LIFETIMES, SCOPE_WORDS } from "./key-words";

const NewKey = z.object({ name: CreateApiKeyBody.shape.name, scopes: z.array(z.enum(SCOPES)).min(1, "Tick at least one."), days: z.string() });
const CHOICES = SCOPES.map((value) => ({ value, label: SCOPE_WORDS[value] }));

export function NewKeyForm() {
	const perform = useRecentSignIn();
	const queryClient = useQueryClient();
	const { form, call, failure, begin, submit, errorOf } = useAccountForm({
		schema: async () => NewKey,
		defaultValues: { name: "", scopes: USUAL_SCOPES, days: "90" },
		send: ({ days, ...body }) => perform(() => createApiKey({ ...body, expiresAt: expiryAfter(days) })),
		onSuccess: () => {
			form.reset();
			void queryClient.invalidateQueries({ queryKey: apiKeysKey });
		},
	});
	return (
		<AccountForm onBegin={begin} onSubmit={submit}>
			{failure && (
				<Notice tone="danger" title="No key was made">
					{messageOf(failure)}
				</Notice>
			)}
			{call.data && (
				<Notice
					tone="success"
					title="Copy the key now: it is shown this once"
					action={<CopyButton value={call.data.key} label="Key" className="break-all text-left" />}
				>
					Keep it where only the program can read it.
				</Notice>
			)}
			<div className="grid gap-5 md:grid-cols-[2fr_1fr]">
				<Field label="What the key is for" error={errorOf("name")}>
					{(control) => <Input {...control} {...form.register("name")} placeholder="Nightly script" />}
				</Field>
				<Controller
					control={form.control}
					name="days"
					render={({ field }) => (
						<Field label="It works for">{(control) => <Select {...control} value={field.value} onValueChange={field.onChange} options={LIFETIMES} />}</Field>
					)}
				/>
			</div>
			<Controller
				control={form.control}
				name="scopes"
				render={({ field }) => (
					<Field
						label="What it may do"
						help="Untick what the program does not need. No key can change your password or delete your account."
						error={errorOf("scopes")}
					>
						{(control) => <CheckboxList {...control} values={field.value} onValuesChange={field.onChange} options={CHOICES} />}
					</Field>
				)}
			/>
			<Button type="submit" variant="primary" className="justify-self-start" isBusy={call.isPending}>
				Make a key
			</Button>
		</AccountForm>
	);
}
