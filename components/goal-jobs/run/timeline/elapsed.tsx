"use client";

import { useEffect, useState } from "react";
import { timeTaken } from "@/components/ui/format/format";

const TICK_MS = 1000;

/** Time from `startedAt` to `finishedAt`, or to now while there is no end. */
export function Elapsed({ startedAt, finishedAt }: { startedAt: string; finishedAt: string | null }) {
	const [nowMs, setNowMs] = useState<number | null>(null);
	useEffect(() => {
		if (finishedAt) return;
		setNowMs(Date.now());
		const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
		return () => clearInterval(timer);
	}, [finishedAt]);
	const endMs = finishedAt ? Date.parse(finishedAt) : nowMs;
	return <span className="tabular-nums">{endMs === null ? "–" : timeTaken(endMs - Date.parse(startedAt))}</span>;
}
