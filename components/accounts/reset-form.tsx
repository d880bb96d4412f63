"use client";

import Link from "next/link";
import { Controller } from "react-hook-form";
import { ApiError, messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { PasswordInput } from "@/components/ui/form/password-input";
import { Notice } from "@/components/ui/notice";
import { resetPassword } from "./account-calls";
import { AccountForm } from "./account-form";
import { EndApiKeys } from "./end-api-keys";
import { useAccountForm } from "./use-account-form";

function NewLink() {
	return (
		<Button asChild size="sm">
			<Link href="/forgot">Get a new link</Link>
		</Button>
	);
}

export function ResetForm({ token }: { token: string }) {
	const { form, call, failure, begin, submit, errorOf } = useAccountForm({
		schema: () => import("@/lib/accounts/schemas").then((schemas) => schemas.ResetPasswordBody),
		defaultValues: { newPassword: "", token, keepApiKeys: false },
		send: resetPassword,
	});
	if (call.isSuccess && call.variables) {
		return (
			<div className="grid gap-5">
				<Notice tone="success" title="Your password is changed">
					All devices were signed out{call.variables.keepApiKeys ? "" : " and API keys ended"}. Sign in with the new password.
				</Notice>
				<Button asChild variant="primary" size="lg">
					<Link href="/sign-in">Go to sign-in</Link>
				</Button>
			</div>
		);
	}
	// Nothing that is typed here helps a link that has ended.
	if (failure instanceof ApiError && failure.code === "INVALID_TOKEN") {
		return (
			<Notice tone="danger" title="Your password stays as it was" action={<NewLink />}>
				{messageOf(failure)}
			</Notice>
		);
	}
	const problem = failure ? messageOf(failure) : errorOf("token");
	return (
		<AccountForm onBegin={begin} onSubmit={submit}>
			{problem && (
				<Notice tone="danger" title="Your password stays as it was" action={<NewLink />}>
					{problem}
				</Notice>
			)}
			<Field
				label="New password"
				help={errorOf("newPassword") ? undefined : "At least 8 characters. A long phrase beats a short riddle."}
				error={errorOf("newPassword")}
			>
				{(control) => <PasswordInput {...control} {...form.register("newPassword")} autoComplete="new-password" />}
			</Field>
			<Controller control={form.control} name="keepApiKeys" render={({ field }) => <EndApiKeys isKept={field.value ?? false} onKeep={field.onChange} />} />
			<Button type="submit" variant="primary" size="lg" isBusy={call.isPending}>
				Set new password
			</Button>
		</AccountForm>
	);
}
