"use client";

import { resendVerification } from "@/components/accounts/account-calls";
import { AccountForm } from "@/components/accounts/account-form";
import { useAccountForm } from "@/components/accounts/use-account-form";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Notice } from "@/components/ui/notice";

/** Asks for a new verification link. The answer is the same for every address. */
export function VerificationMailForm({ knownEmail = "" }: { knownEmail?: string }) {
	const { form, call, failure, begin, submit, errorOf } = useAccountForm({
		schema: () => import("@/lib/accounts/schemas").then((schemas) => schemas.EmailBody),
		defaultValues: { email: knownEmail },
		send: ({ email }) => resendVerification(email),
	});
	return (
		<AccountForm onBegin={begin} onSubmit={submit}>
			<Field label="E-mail" error={errorOf("email") ?? (failure ? messageOf(failure) : undefined)}>
				{(control) => <Input {...control} {...form.register("email")} type="email" autoComplete="username" />}
			</Field>
			{call.data && <Notice tone="success" title={call.data.message} />}
			<Button type="submit" className="justify-self-start" isBusy={call.isPending}>
				Send a new link
			</Button>
		</AccountForm>
	);
}
