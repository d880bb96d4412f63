"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { canShowNotice } from "@/components/realtime/notices/browser-notices";
import { listen } from "@/components/realtime/stream";

/** Ends that are news; a run that its person stopped is none to them. */
const ENDS = ["completed", "partial", "failed"];

/** The run that a message of the person's own channel is about; null where there is nothing to tell: most changes of a run are its work going on. */
function runOf(message: unknown): string | null {
	const { jobSpecId, type, status } = Object(message);
	return typeof jobSpecId === "string" && (type === "slot_needed" || ENDS.includes(status)) ? jobSpecId : null;
}

/** Has the browser tell of each pause and of the end of any run of this person, from whichever page is open and not looked at. */
export function RunNotices({ userId }: { userId: string | null }) {
	const queryClient = useQueryClient();
	const router = useRouter();
	useEffect(() => {
		if (userId === null) return;
		const tell = async (jobSpecId: string) => {
			const { tellOfRun } = await import("./tell-of-run");
			await tellOfRun(queryClient, jobSpecId, () => router.push(`/runs/${jobSpecId}`));
		};
		return listen(`private-user-${userId}`, {
			onSubscribed: () => undefined,
			onMessage(message) {
				const jobSpecId = runOf(message);
				// What can't be read now is told by the lists and by mail.
				if (jobSpecId && canShowNotice()) void tell(jobSpecId).catch(() => undefined);
			},
			onDown: () => undefined,
		});
	}, [userId, queryClient, router]);
	return null;
}
