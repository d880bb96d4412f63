"use client";

import { Bell, BellOff } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { turnNoticesOff, turnNoticesOn, useNoticesState } from "./browser-notices";

/** Lets the browser tell of a run while somebody works elsewhere. It asks for leave only when it is pressed. */
export function NoticesSwitch() {
	const state = useNoticesState();
	const [isAsked, setIsAsked] = useState(false);
	// Who forbade them before knows it, and finds the choice in the settings.
	if (state === "missing" || (state === "blocked" && !isAsked)) return null;
	if (state === "blocked") {
		return (
			<p role="status" className="flex items-start gap-2 text-ink-muted text-sm">
				<BellOff aria-hidden className="mt-0.5 size-4 shrink-0" />
				This browser may not notify you. Allow notifications for this site in its settings, beside the address, to be told when a run waits or is done.
			</p>
		);
	}
	if (state === "on") {
		return (
			<p role="status" className="flex flex-wrap items-center gap-x-2 text-ink-muted text-sm">
				<Bell aria-hidden className="size-4 shrink-0 text-accent" />
				This browser tells you when it waits or is done, while you look at something else.
				<Button variant="ghost" size="sm" onClick={turnNoticesOff}>
					Stop
				</Button>
			</p>
		);
	}
	return (
		<Button
			icon={<Bell aria-hidden />}
			className="justify-self-start"
			onClick={() => {
				setIsAsked(true);
				void turnNoticesOn();
			}}
		>
			Tell me when it waits or is done
		</Button>
	);
}
