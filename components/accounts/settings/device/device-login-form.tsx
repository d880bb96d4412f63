"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useRecentSignIn } from "@/components/accounts/settings/recent-sign-in";
import { Section } from "@/components/accounts/settings/section";
import { callApi, messageOf } from "@/components/api-client";
import { deviceLoginOperations } from "@/components/calls/accounts";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Notice } from "@/components/ui/notice";
import { LANDING, useLanding } from "@/components/ui/use-landing";

/** Finds the program that waits with a code, and lets it in or turns it away. */
export function DeviceLoginForm({ code }: { code: string }) {
	const [asked, setAsked] = useState(code);
	const [typed, setTyped] = useState(code);
	const found = useQuery({
		queryKey: ["account", "device-login", asked],
		queryFn: ({ signal }) => callApi(deviceLoginOperations.getDeviceLogin, { params: { userCode: asked } }, { signal }),
		enabled: asked !== "",
		retry: false,
		gcTime: 0,
	});
	if (found.data) return <Decision login={found.data} />;
	return (
		<Section>
			<form
				className="grid gap-5"
				onSubmit={(event) => {
					event.preventDefault();
					setAsked(typed.trim());
				}}
			>
				{found.error && (
					<Notice tone="danger" title="No program was found">
						{messageOf(found.error)}
					</Notice>
				)}
				<Field label="The code that the program shows" help="Eight letters and digits, as in BCDF-2345.">
					{(control) => (
						<Input
							{...control}
							value={typed}
							onChange={(event) => setTyped(event.target.value)}
							autoComplete="off"
							autoCapitalize="characters"
							className="font-mono"
						/>
					)}
				</Field>
				<Button type="submit" variant="primary" isBusy={found.isFetching} className="justify-self-start">
					Find the program
				</Button>
			</form>
		</Section>
	);
}

function Decision({ login }: { login: { userCode: string; clientName: string; ipAddress: string; createdAt: string } }) {
	const perform = useRecentSignIn();
	const answer = useMutation({
		mutationFn: (isApproved: boolean) =>
			perform(() => callApi(deviceLoginOperations.answerDeviceLogin, { params: { userCode: login.userCode }, body: { isApproved } })),
	});
	const landing = useLanding<HTMLElement>(answer.status);
	if (answer.isSuccess) {
		return (
			<section ref={landing} aria-label="What came of it" {...LANDING} className="outline-none">
				<Notice tone={answer.variables ? "success" : "info"} title={answer.variables ? "The program is signed in" : "The program was turned away"}>
					{answer.variables ? "Go back to it. You can end its session under Sessions at any time." : "It got nothing."}
				</Notice>
			</section>
		);
	}
	return (
		<Section title={`${login.clientName} asks to be signed in`}>
			<p className="font-mono text-3xl tracking-widest">{login.userCode}</p>
			<p className="max-w-[72ch] text-ink-muted">
				Asked for <RelativeTime value={login.createdAt} /> from {login.ipAddress}. Let it in only if you started this yourself a moment ago and your program
				shows this code: it can then do everything that you can do here.
			</p>
			{answer.isError && (
				<Notice tone="danger" title="Nothing was changed">
					{messageOf(answer.error)}
				</Notice>
			)}
			<div className="flex flex-wrap gap-3">
				<Button variant="primary" isBusy={answer.isPending && answer.variables === true} onClick={() => answer.mutate(true)}>
					Let it in
				</Button>
				<Button isBusy={answer.isPending && answer.variables === false} onClick={() => answer.mutate(false)}>
					Turn it away
				</Button>
			</div>
		</Section>
	);
}
