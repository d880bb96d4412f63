"use client";

import { CloudOff, RefreshCw } from "lucide-react";
import { useConnectionState } from "./connection-state";

/** Offline and reconnecting, said in one place and politely. Quiet while all is well. */
export function ConnectionNote() {
	const state = useConnectionState();
	return (
		<div role="status" className="flex items-center text-ink-muted text-sm">
			{state === "reconnecting" && (
				<span className="inline-flex items-center gap-1.5">
					<RefreshCw aria-hidden className="size-3.5 animate-spin" />
					Reconnecting
				</span>
			)}
			{state === "offline" && (
				<span className="inline-flex items-center gap-1.5 text-warning">
					<CloudOff aria-hidden className="size-3.5" />
					Offline
				</span>
			)}
		</div>
	);
}
