"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { fieldErrors, messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { resetPassword } from "./account-calls";

export function ResetForm({ token }: { token: string }) {
	const [password, setPassword] = useState("");
	const send = useMutation({ mutationFn: () => resetPassword(token, password) });
	const errors = fieldErrors(send.error);
	if (send.isSuccess) {
		return (
			<div className="grid gap-5">
				<Notice tone="success" title="Your password is changed">
					All devices were signed out. Sign in with the new password.
				</Notice>
				<Button asChild variant="primary" size="lg">
					<Link href="/sign-in">Go to sign-in</Link>
				</Button>
			</div>
		);
	}
	return (
		<form
			noValidate
			className="grid gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				send.mutate();
			}}
		>
			{send.isError && !errors.newPassword && (
				<Notice tone="danger" title="Your password stays as it was">
					{messageOf(send.error)}
				</Notice>
			)}
			<Field label="New password" help="At least 8 characters. A long phrase beats a short riddle." error={errors.newPassword}>
				{(control) => (
					<PasswordInput
						{...control}
						name="password"
						autoComplete="new-password"
						required
						value={password}
						onChange={(event) => setPassword(event.target.value)}
					/>
				)}
			</Field>
			<Button type="submit" variant="primary" size="lg" isBusy={send.isPending}>
				Set new password
			</Button>
		</form>
	);
}
