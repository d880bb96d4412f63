"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { Controller } from "react-hook-form";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { PasswordInput } from "@/components/ui/form/password-input";
import { Notice } from "@/components/ui/notice";
import { signUp } from "./account-calls";
import { AccountForm } from "./account-form";
import { useAccountForm } from "./use-account-form";
import { rememberAddress } from "./verifying/remembered-address";
import { rememberPlace } from "./verifying/return-place";

const LINK_STYLE = "rounded-sm text-accent underline underline-offset-2 pointer-coarse:py-2";

/** `next`: where the person was, to be led back to once the address is confirmed. */
export function SignUpForm({ next }: { next: string }) {
	const router = useRouter();
	const { form, call, failure, begin, submit, errorOf } = useAccountForm({
		schema: () => import("@/lib/accounts/schemas").then((schemas) => schemas.SignUpBody),
		defaultValues: { fullName: "", email: "", password: "", newsletter: false },
		send: signUp,
		onSuccess: (_answer, { email }) => {
			rememberAddress(email);
			rememberPlace(next);
			router.push("/check-mail");
		},
	});
	return (
		<AccountForm onBegin={begin} onSubmit={submit}>
			{failure && (
				<Notice tone="danger" title="The account was not made">
					{messageOf(failure)}
				</Notice>
			)}
			<Field label="Name" isOptional error={errorOf("fullName")}>
				{(control) => <Input {...control} {...form.register("fullName")} autoComplete="name" />}
			</Field>
			<Field label="E-mail" help={errorOf("email") ? undefined : "We mail you a link to confirm that it is yours."} error={errorOf("email")}>
				{(control) => <Input {...control} {...form.register("email")} type="email" autoComplete="username" />}
			</Field>
			<Field label="Password" help={errorOf("password") ? undefined : "At least 8 characters. A few unrelated words work well."} error={errorOf("password")}>
				{(control) => <PasswordInput {...control} {...form.register("password")} autoComplete="new-password" />}
			</Field>
			<Controller
				control={form.control}
				name="newsletter"
				render={({ field }) => <CheckboxField label="Send me the newsletter now and then" isChecked={field.value ?? false} onCheckedChange={field.onChange} />}
			/>
			<div className="grid gap-2">
				<Button type="submit" variant="primary" size="lg" isBusy={call.isPending || call.isSuccess}>
					Create account
				</Button>
				<p className="text-ink-muted text-sm">
					By creating an account you agree to the{" "}
					<Link href="/terms" prefetch={false} className={LINK_STYLE}>
						Terms
					</Link>
					.{" "}
					<Link href="/privacy" prefetch={false} className={LINK_STYLE}>
						Privacy
					</Link>{" "}
					says what we store about you.
				</p>
			</div>
		</AccountForm>
	);
}
