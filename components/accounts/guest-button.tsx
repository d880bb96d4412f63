"use client";

import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { openGuestSession } from "./account-calls";

/** Starts without an account; signing up later keeps everything made until then. */
export function GuestButton({ next }: { next: string }) {
	const start = useMutation({
		mutationFn: openGuestSession,
		onSuccess: () => window.location.assign(next),
		onError: (error) => void toast.error(messageOf(error)),
	});
	return (
		<Button size="lg" isBusy={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
			Try it as a guest
		</Button>
	);
}
