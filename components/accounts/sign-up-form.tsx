"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { fieldErrors, messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { signUp } from "./account-calls";
import { rememberAddress } from "./remembered-address";

export function SignUpForm() {
	const router = useRouter();
	const [values, setValues] = useState({ fullName: "", email: "", password: "", newsletter: false });
	const set = (change: Partial<typeof values>) => setValues((all) => ({ ...all, ...change }));
	const send = useMutation({
		mutationFn: () => signUp({ ...values, fullName: values.fullName.trim() || null }),
		onSuccess: () => {
			rememberAddress(values.email);
			router.push("/check-mail");
		},
	});
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
			{send.isError && Object.keys(errors).length === 0 && (
				<Notice tone="danger" title="The account was not made">
					{messageOf(send.error)}
				</Notice>
			)}
			<Field label="Name" isOptional error={errors.fullName}>
				{(control) => (
					<Input {...control} name="name" autoComplete="name" value={values.fullName} onChange={(event) => set({ fullName: event.target.value })} />
				)}
			</Field>
			<Field label="E-mail" help="We mail you a link to confirm that it is yours." error={errors.email}>
				{(control) => (
					<Input
						{...control}
						type="email"
						name="email"
						autoComplete="username"
						required
						value={values.email}
						onChange={(event) => set({ email: event.target.value })}
					/>
				)}
			</Field>
			<Field label="Password" help="At least 8 characters. A long phrase beats a short riddle." error={errors.password}>
				{(control) => (
					<PasswordInput
						{...control}
						name="password"
						autoComplete="new-password"
						required
						value={values.password}
						onChange={(event) => set({ password: event.target.value })}
					/>
				)}
			</Field>
			<CheckboxField label="Write to me now and then about what is new" isChecked={values.newsletter} onCheckedChange={(newsletter) => set({ newsletter })} />
			<Button type="submit" variant="primary" size="lg" isBusy={send.isPending || send.isSuccess}>
				Create account
			</Button>
		</form>
	);
}
