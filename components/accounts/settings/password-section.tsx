"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { AccountForm } from "@/components/accounts/account-form";
import { EndApiKeys } from "@/components/accounts/end-api-keys";
import { useAccountForm } from "@/components/accounts/use-account-form";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { PasswordInput } from "@/components/ui/form/password-input";
import { Notice } from "@/components/ui/notice";
import { apiKeysKey, changePassword } from "./calls";
import { useRecentSignIn } from "./recent-sign-in";
import { Section } from "./section";

export function PasswordSection() {
	const perform = useRecentSignIn();
	const queryClient = useQueryClient();
	const { form, call, failure, begin, submit, errorOf } = useAccountForm({
		schema: () => import("@/lib/accounts/schemas").then((schemas) => schemas.ChangePasswordBody),
		defaultValues: { currentPassword: "", newPassword: "", keepApiKeys: false },
		send: (body) => perform(() => changePassword(body)),
		onSuccess: () => {
			form.reset();
			void queryClient.invalidateQueries({ queryKey: apiKeysKey });
		},
	});
	return (
		<Section>
			<AccountForm onBegin={begin} onSubmit={submit}>
				{call.data && (
					<Notice tone="success" title="Done">
						{call.data.message}
					</Notice>
				)}
				{failure && (
					<Notice tone="danger" title="Your password stays as it was">
						{messageOf(failure)}
					</Notice>
				)}
				<div className="grid gap-5 md:grid-cols-2">
					<Field label="Current password" error={errorOf("currentPassword")}>
						{(control) => <PasswordInput {...control} {...form.register("currentPassword")} autoComplete="current-password" />}
					</Field>
					<Field
						label="New password"
						help={errorOf("newPassword") ? undefined : "At least 8 characters. A long phrase beats a short riddle."}
						error={errorOf("newPassword")}
					>
						{(control) => <PasswordInput {...control} {...form.register("newPassword")} autoComplete="new-password" />}
					</Field>
				</div>
				<Controller control={form.control} name="keepApiKeys" render={({ field }) => <EndApiKeys isKept={field.value ?? false} onKeep={field.onChange} />} />
				<Button type="submit" variant="primary" className="justify-self-start" isBusy={call.isPending}>
					Change password
				</Button>
			</AccountForm>
		</Section>
	);
}
