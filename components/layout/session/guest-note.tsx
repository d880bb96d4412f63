"use client";

import Link from "next/link";
import { useFormat } from "@/components/ui/format/locale";

/** What a guest should know, in a quiet line: where their work is, until when, and how to keep it. */
export function GuestNote({ keptUntil, next }: { keptUntil: string; next: string }) {
	const { day } = useFormat();
	return (
		<p className="max-w-[72ch] text-ink-muted text-sm">
			You are a guest: your work is kept for this browser until {day(keptUntil)}. Each visit moves that day on, up to 90 days from the first.{" "}
			<Link href={`/sign-up?next=${encodeURIComponent(next)}`} className="text-accent underline underline-offset-2">
				Sign up to keep it for good
			</Link>
			; everything comes along.
		</p>
	);
}
