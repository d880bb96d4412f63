import { z } from "zod";
import { openAccountSession } from "@/components/accounts/account-calls";
import { AccountForm } from "@/components/accounts/account-form";
import { useAccountForm } from "@/components/accounts/use-account-form";
import { ApiError, messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { PasswordInput } from "@/components/ui/form/password-input";
import { Notice } from "@/components/ui/notice";
import { SignInBody } from "@/lib/accounts/schemas";

const Password = z.object({ password: SignInBody.shape.password });

/** Opens a new session by the password of whoever is signed in. */
export function AgainByPassword({ email, onDone, onCancel }: { email: string; onDone: () => void; onCancel: () => void }) {
	const { form, call, failure, begin, submit, errorOf } = useAccountForm({
		schema: async () => Password,
		defaultValues: { password: "" },
		send: ({ password }) => openAccountSession(email, password),
		onSuccess: onDone,
	});
	const isWrong = failure instanceof ApiError && failure.code === "INVALID_CREDENTIALS";
	return (
		<AccountForm onBegin={begin} onSubmit={submit}>
			{failure && (
				<Notice tone="danger" title="Nothing was changed">
					{isWrong ? "The password is wrong." : messageOf(failure)}
				</Notice>
			)}
			<input type="hidden" autoComplete="username" value={email} readOnly />
			<Field label="Your password" error={errorOf("password")}>
				{(control) => <PasswordInput {...control} {...form.register("password")} autoComplete="current-password" />}
			</Field>
			<div className="flex flex-wrap justify-end gap-2">
				<Button onClick={onCancel}>Not now</Button>
				<Button type="submit" variant="primary" isBusy={call.isPending || call.isSuccess}>
					Go on
				</Button>
			</div>
		</AccountForm>
	);
}
