"use client";

import { useMutation } from "@tanstack/react-query";
import { signOut } from "next-auth/react";
import { useState } from "react";
import { AccountForm } from "@/components/accounts/account-form";
import { deleteAccount } from "@/components/accounts/settings/calls";
import { useRecentSignIn } from "@/components/accounts/settings/recent-sign-in";
import { Section } from "@/components/accounts/settings/section";
import { messageOf } from "@/components/api-client";
import { forgetAllHere } from "@/components/device/store/device-store";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Notice } from "@/components/ui/notice";

const GUESTS_WORD = "delete";
const WRONG_WORD = { account: "This is not your address. Type it as it stands below.", visit: `This is not what to type. It is: ${GUESTS_WORD}` } as const;

const GOES_AT_ONCE = {
	account: ["Your name, address, password and settings", "All sessions and API keys, at once"],
	visit: ["Your name and settings", "This visit on every page that is open, at once"],
} as const;

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
	return (
		<div className="grid content-start gap-2">
			<h2 className="font-medium">{title}</h2>
			<ul className="grid list-disc gap-1.5 pl-5 text-ink-muted marker:text-ink-faint">
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</div>
	);
}

/** Says what goes and what stays, and asks for a word that nobody types by mistake. */
export function DeleteSection({ email }: { email: string | null }) {
	const perform = useRecentSignIn();
	const [typed, setTyped] = useState("");
	const [isWrong, setIsWrong] = useState(false);
	const wanted = email ?? GUESTS_WORD;
	const what = email === null ? "visit" : "account";
	const remove = useMutation({
		mutationFn: () => perform(deleteAccount),
		onSuccess: () => forgetAllHere().finally(() => signOut({ callbackUrl: "/" })),
	});
	const submit = () => {
		const isRight = typed.trim().toLowerCase() === wanted.toLowerCase();
		setIsWrong(!isRight);
		if (isRight) remove.mutate();
	};
	return (
		<Section>
			<div className="grid gap-6 md:grid-cols-2">
				<Lines
					title="What goes, within a minute"
					lines={[...GOES_AT_ONCE[what], "Your files, runs, results and archives; runs that are at work stop", "What is kept in this browser"]}
				/>
				<Lines
					title="What stays"
					lines={[
						"An empty entry with a number and no name, so that what must be kept stays whole",
						"Who did what when, by such numbers alone",
						"What was paid and spent, by the same number",
					]}
				/>
			</div>
			{remove.isError && (
				<Notice tone="danger" title="Nothing was deleted">
					{messageOf(remove.error)}
				</Notice>
			)}
			<AccountForm onSubmit={submit}>
				<Field
					label={email === null ? `Type “${GUESTS_WORD}” to go on` : "Type your e-mail address to go on"}
					help={email ?? undefined}
					error={isWrong ? WRONG_WORD[what] : undefined}
				>
					{(control) => (
						<Input {...control} value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" autoCapitalize="none" spellCheck={false} />
					)}
				</Field>
				<Button type="submit" variant="danger" className="justify-self-start" isBusy={remove.isPending || remove.isSuccess}>
					Delete my {what} for good
				</Button>
			</AccountForm>
		</Section>
	);
}
