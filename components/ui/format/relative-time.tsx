"use client";

import { useSyncExternalStore } from "react";
import { age, nearDay, relativeTime } from "./format";
import { useFormat } from "./locale";
import { onNow, serverNow, sharedNow } from "./shared-now";

interface TimeProps {
	value: string;
	className?: string;
}

/** A moment as "5 min ago", with the exact time on hover and for machines. Renders the same on the server, then keeps itself fresh. */
export function RelativeTime({ value, className }: TimeProps) {
	const { locale, timeZone, moment } = useFormat();
	const nowMs = useSyncExternalStore(onNow, sharedNow, serverNow);
	return (
		<time dateTime={value} title={moment(value)} suppressHydrationWarning className={className}>
			{nowMs === null ? value.slice(0, 10) : relativeTime(value, nowMs, locale, timeZone)}
		</time>
	);
}

/** How old something is, in one way however old: lists of it can be compared line by line. */
export function Age({ value, className }: TimeProps) {
	const { moment } = useFormat();
	const nowMs = useSyncExternalStore(onNow, sharedNow, serverNow);
	return (
		<time dateTime={value} title={moment(value)} suppressHydrationWarning className={className}>
			{nowMs === null ? value.slice(0, 10) : age(value, nowMs)}
		</time>
	);
}

/** The day of a moment as it is called from today: "today", "Nov 30". The exact moment on hover. */
export function NearDay({ value, className }: TimeProps) {
	const { locale, timeZone, moment } = useFormat();
	const nowMs = useSyncExternalStore(onNow, sharedNow, serverNow);
	return (
		<time dateTime={value} title={moment(value)} suppressHydrationWarning className={className}>
			{nearDay(value, nowMs, locale, timeZone)}
		</time>
	);
}
