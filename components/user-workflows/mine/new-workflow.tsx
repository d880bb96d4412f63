"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { ApiError, callApi, fieldErrors, messageOf } from "@/components/api-client";
import { userWorkflowOperations } from "@/components/calls/user-workflows";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { workflowKeys } from "@/components/user-workflows/queries";
import { LIMITS } from "@/lib/user-workflows/limits";

/** What Pro is needed for, and the way to it. */
export function ProNeeded({ children }: { children: React.ReactNode }) {
	return (
		<Notice
			tone="info"
			title="That needs Pro"
			action={
				<Button asChild size="sm" variant="primary">
					<Link href="/plan">See plans</Link>
				</Button>
			}
		>
			{children}
		</Notice>
	);
}

export const isProNeeded = (error: unknown): boolean => error instanceof ApiError && error.code === "PRO_REQUIRED";

/** Begins a workflow with nothing in it. */
export function NewWorkflow({ isPro }: { isPro: boolean }) {
	const router = useRouter();
	const queryClient = useQueryClient();
	const [isOpen, setIsOpen] = useState(false);
	const [name, setName] = useState("");
	const create = useMutation({
		mutationFn: () => callApi(userWorkflowOperations.createUserWorkflow, { body: { name: name.trim() } }),
		onSuccess: ({ workflowId }) => {
			void queryClient.invalidateQueries({ queryKey: workflowKeys.lists });
			router.push(`/workflows/${workflowId}`);
		},
	});
	function submit(event: FormEvent) {
		event.preventDefault();
		if (name.trim() !== "") create.mutate();
	}
	const needsPro = !isPro || isProNeeded(create.error);
	return (
		<>
			<Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setIsOpen(true)}>
				New workflow
			</Button>
			<Dialog
				isOpen={isOpen}
				onOpenChange={setIsOpen}
				title="New workflow"
				description={needsPro ? undefined : "It begins empty. To begin with something that works, customize one of the workflows."}
			>
				{needsPro ? (
					<ProNeeded>Making a workflow from nothing, editing and running your own. A copy of one of our workflows you can make and look at without.</ProNeeded>
				) : (
					<form onSubmit={submit} className="grid gap-5">
						<Field label="Name" error={fieldErrors(create.error).name ?? (create.error ? messageOf(create.error) : undefined)}>
							{(control) => (
								<Input
									{...control}
									autoFocus
									required
									maxLength={LIMITS.name}
									value={name}
									onChange={(event) => setName(event.target.value)}
									placeholder="What it does"
								/>
							)}
						</Field>
						<Button type="submit" variant="primary" className="justify-self-end" isBusy={create.isPending || create.isSuccess}>
							Open the canvas
						</Button>
					</form>
				)}
			</Dialog>
		</>
	);
}
