"use client";

import { useEffect, useState } from "react";
import { relativeTime } from "./format";
import { useFormat } from "./locale";

const REFRESH_MS = 30_000;

/** A moment as "5 min ago", with the exact time on hover and for machines. Renders the same on the server, then keeps itself fresh. */
export function RelativeTime({ value, className }: { value: string; className?: string }) {
	const { locale, timeZone, moment } = useFormat();
	const [nowMs, setNowMs] = useState<number | null>(null);
	useEffect(() => {
		setNowMs(Date.now());
		const timer = setInterval(() => setNowMs(Date.now()), REFRESH_MS);
		return () => clearInterval(timer);
	}, []);
	return (
		<time dateTime={value} title={moment(value)} suppressHydrationWarning className={className}>
			{nowMs === null ? value.slice(0, 10) : relativeTime(value, nowMs, locale, timeZone)}
		</time>
	);
}
