"use client";

import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Notice } from "@/components/ui/notice";
import { forgotPassword } from "./account-calls";
import { AccountForm } from "./account-form";
import { typedAddress } from "./typed-address";
import { useAccountForm } from "./use-account-form";

export function ForgotForm() {
	const { form, call, failure, begin, submit, errorOf } = useAccountForm({
		schema: () => import("@/lib/accounts/schemas").then((schemas) => schemas.EmailBody),
		defaultValues: { email: typedAddress() },
		send: ({ email }) => forgotPassword(email),
	});
	return (
		<AccountForm onBegin={begin} onSubmit={submit}>
			{call.variables && call.isSuccess && (
				<Notice tone="success" title="Look into your mailbox">
					If there is an account for {call.variables.email}, a link to choose a new password is on its way. It works for one hour.
				</Notice>
			)}
			{failure && (
				<Notice tone="danger" title="No mail was sent">
					{messageOf(failure)}
				</Notice>
			)}
			<Field label="E-mail" error={errorOf("email")}>
				{(control) => <Input {...control} {...form.register("email")} type="email" autoComplete="username" />}
			</Field>
			<Button type="submit" variant={call.isSuccess ? "secondary" : "primary"} size="lg" isBusy={call.isPending}>
				{call.isSuccess ? "Send another link" : "Send a link"}
			</Button>
		</AccountForm>
	);
}
