"use client";

import { useMutation } from "@tanstack/react-query";
import { signOut } from "next-auth/react";
import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { deleteAccount } from "./calls";
import { useRecentSignIn } from "./recent-sign-in";
import { Section } from "./section";

export function DeleteSection({ isGuest }: { isGuest: boolean }) {
	const perform = useRecentSignIn();
	const [isAsking, setIsAsking] = useState(false);
	const remove = useMutation({
		mutationFn: () => perform(deleteAccount),
		// The question gives way to the one for the password, and comes back if that fails.
		onMutate: () => setIsAsking(false),
		onError: () => setIsAsking(true),
		onSuccess: () => signOut({ callbackUrl: "/" }),
	});
	const what = isGuest ? "visit" : "account";
	return (
		<Section title={isGuest ? "End this visit" : "Delete account"} text={`Your ${what}, files, runs and their results are gone for good, at once.`}>
			<Button variant="danger" className="justify-self-start" isBusy={remove.isPending || remove.isSuccess} onClick={() => setIsAsking(true)}>
				Delete my {what}
			</Button>
			<Dialog
				isOpen={isAsking}
				onOpenChange={setIsAsking}
				title={`Delete your ${what}?`}
				description="Nothing of it can be brought back. Runs that are at work stop."
				actions={
					<>
						<Button onClick={() => setIsAsking(false)}>Keep it</Button>
						<Button variant="danger" onClick={() => remove.mutate()}>
							Delete for good
						</Button>
					</>
				}
			>
				{remove.isError && (
					<Notice tone="danger" title="Nothing was deleted">
						{messageOf(remove.error)}
					</Notice>
				)}
			</Dialog>
		</Section>
	);
}
