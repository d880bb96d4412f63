"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { fieldErrors, messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { resendVerification } from "./account-calls";

/** Asks for a new verification link. The answer is the same for every address. */
export function VerificationMailForm({ knownEmail = "" }: { knownEmail?: string }) {
	const [email, setEmail] = useState(knownEmail);
	const send = useMutation({ mutationFn: () => resendVerification(email) });
	const errors = fieldErrors(send.error);
	return (
		<form
			noValidate
			className="grid gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				send.mutate();
			}}
		>
			<Field label="E-mail" error={errors.email ?? (send.isError ? messageOf(send.error) : undefined)}>
				{(control) => <Input {...control} type="email" name="email" autoComplete="username" value={email} onChange={(event) => setEmail(event.target.value)} />}
			</Field>
			{send.isSuccess && <Notice tone="success" title={send.data.message} />}
			<Button type="submit" className="justify-self-start" isBusy={send.isPending}>
				Send a new link
			</Button>
		</form>
	);
}
