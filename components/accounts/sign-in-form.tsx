"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { ApiError } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { openAccountSession, signInFailure } from "./account-calls";
import { ResendButton } from "./resend-button";

interface SignInFormProps {
	next: string;
	/** Code of a failure that led back here; null when there was none. */
	failure: string | null;
	/** The account of a local stack, to try things out; null everywhere else. */
	demo: { email: string; password: string } | null;
}

export function SignInForm({ next, failure, demo }: SignInFormProps) {
	const [email, setEmail] = useState("");
	const [password, setPassword] = useState("");
	const send = useMutation({
		mutationFn: () => openAccountSession(email, password),
		onSuccess: () => window.location.assign(next),
	});
	const code = send.error instanceof ApiError ? send.error.code : send.isIdle ? failure : null;
	const isUnverified = code === "EMAIL_NOT_VERIFIED";
	return (
		<form
			className="grid gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				send.mutate();
			}}
		>
			{code !== null && (
				<Notice
					tone={isUnverified ? "warning" : "danger"}
					title={isUnverified ? "One step is left" : "You are not signed in"}
					action={isUnverified && email !== "" && <ResendButton email={email} />}
				>
					{signInFailure(code)}
				</Notice>
			)}
			<Field label="E-mail">
				{(control) => (
					<Input {...control} type="email" name="email" autoComplete="username" required value={email} onChange={(event) => setEmail(event.target.value)} />
				)}
			</Field>
			<Field label="Password">
				{(control) => (
					<PasswordInput
						{...control}
						name="password"
						autoComplete="current-password"
						required
						value={password}
						onChange={(event) => setPassword(event.target.value)}
					/>
				)}
			</Field>
			<Button type="submit" variant="primary" size="lg" isBusy={send.isPending || send.isSuccess}>
				Sign in
			</Button>
			<Link href="/forgot" className="justify-self-start text-accent hover:underline">
				Forgot your password?
			</Link>
			{demo && (
				<div className="grid gap-2 rounded-lg border border-dashed p-4">
					<p className="text-ink-muted text-sm">This is a local stack. Its demo account:</p>
					<p className="break-all font-mono text-sm">
						{demo.email}
						<br />
						{demo.password}
					</p>
					<Button
						size="sm"
						className="justify-self-start"
						onClick={() => {
							setEmail(demo.email);
							setPassword(demo.password);
						}}
					>
						Fill in the demo account
					</Button>
				</div>
			)}
		</form>
	);
}
