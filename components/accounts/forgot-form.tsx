"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { fieldErrors, messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { forgotPassword } from "./account-calls";

export function ForgotForm() {
	const [email, setEmail] = useState("");
	const send = useMutation({ mutationFn: () => forgotPassword(email) });
	const errors = fieldErrors(send.error);
	return (
		<form
			noValidate
			className="grid gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				send.mutate();
			}}
		>
			{send.isSuccess && (
				<Notice tone="success" title="Look into your mailbox">
					If there is an account for {email}, a link to choose a new password is on its way. It works for one hour.
				</Notice>
			)}
			{send.isError && !errors.email && (
				<Notice tone="danger" title="No mail was sent">
					{messageOf(send.error)}
				</Notice>
			)}
			<Field label="E-mail" error={errors.email}>
				{(control) => (
					<Input {...control} type="email" name="email" autoComplete="username" required value={email} onChange={(event) => setEmail(event.target.value)} />
				)}
			</Field>
			<Button type="submit" variant="primary" size="lg" isBusy={send.isPending}>
				Send a link
			</Button>
		</form>
	);
}
