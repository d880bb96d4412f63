"use client";

import Link from "next/link";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";

/** What a guest should know: where their work is, until when, and how to keep it. */
export function GuestNote({ keptUntil, next }: { keptUntil: string; next: string }) {
	const { day } = useFormat();
	return (
		<Notice tone="info" title={`You are a guest: your work is kept for this browser until ${day(keptUntil)}`}>
			Each visit moves that day on, up to 90 days from the first.{" "}
			<Link href={`/sign-up?next=${encodeURIComponent(next)}`} className="text-accent underline underline-offset-2">
				Sign up
			</Link>{" "}
			to keep it for good and reach it from anywhere; everything comes along.
		</Notice>
	);
}
