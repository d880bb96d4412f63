"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { ApiError } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { PasswordInput } from "@/components/ui/form/password-input";
import { Notice } from "@/components/ui/notice";
import type { Provider } from "@/lib/accounts/oauth/names";
import { openAccountSession, prepareSession, signInFailure } from "./account-calls";
import { AccountForm } from "./account-form";
import { DemoAccount } from "./demo-account";
import { providerFailure } from "./providers/failure-words";
import { keepTypedAddress } from "./typed-address";
import { useAccountForm } from "./use-account-form";
import { ResendButton } from "./verifying/resend-button";

interface SignInFormProps {
	next: string;
	/** Code of a failure that led back here; null when there was none. */
	failure: string | null;
	/** The provider that a failure was on the way from. */
	provider: Provider | null;
	/** Where an account is made. */
	signUpHref: string;
	/** Shown between what went wrong and the form. */
	otherWays: ReactNode;
	/** The account of a local stack, to try things out; null everywhere else. */
	demo: { email: string; password: string } | null;
}

const LINK_STYLE = "rounded-sm text-accent underline underline-offset-2 pointer-coarse:py-2.5";

export function SignInForm({ next, failure, provider, signUpHref, otherWays, demo }: SignInFormProps) {
	const { form, call, begin, submit, errorOf } = useAccountForm({
		schema: () => import("@/lib/accounts/schemas").then((schemas) => schemas.SignInBody),
		defaultValues: { email: "", password: "" },
		send: ({ email, password }) => openAccountSession(email, password),
		onSuccess: () => window.location.assign(next),
	});
	const code = call.error instanceof ApiError ? call.error.code : call.isIdle ? failure : null;
	const ofProvider = providerFailure(code, provider);
	const isUnverified = code === "EMAIL_NOT_VERIFIED";
	return (
		<AccountForm
			onBegin={() => {
				begin();
				prepareSession();
			}}
			onSubmit={submit}
		>
			{code !== null && (
				<Notice
					tone={isUnverified || code === "OAuthLinkingRequired" ? "warning" : "danger"}
					title={isUnverified ? "One step is left" : (ofProvider?.title ?? "You are not signed in")}
					action={isUnverified && call.variables && <ResendButton email={call.variables.email} />}
				>
					{ofProvider?.text ?? signInFailure(code)}
				</Notice>
			)}
			{otherWays}
			<Field label="E-mail" error={errorOf("email")}>
				{(control) => <Input {...control} {...form.register("email")} type="email" autoComplete="username" />}
			</Field>
			<Field label="Password" error={errorOf("password")}>
				{(control) => <PasswordInput {...control} {...form.register("password")} autoComplete="current-password" />}
			</Field>
			<div className="grid gap-3 pointer-coarse:gap-1">
				<Button type="submit" variant="primary" size="lg" isBusy={call.isPending || call.isSuccess}>
					Sign in
				</Button>
				<p className="flex flex-wrap justify-between gap-x-4">
					<Link href={signUpHref} className={LINK_STYLE}>
						Create an account
					</Link>
					<Link href="/forgot" onClick={() => keepTypedAddress(form.getValues("email"))} className={LINK_STYLE}>
						Forgot your password?
					</Link>
				</p>
			</div>
			{demo && (
				<DemoAccount
					onUse={() => {
						form.reset(demo);
						submit();
					}}
				/>
			)}
		</AccountForm>
	);
}
