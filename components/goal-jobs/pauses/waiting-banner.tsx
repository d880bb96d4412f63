"use client";

import type { ReactNode } from "react";
import { useAsk } from "@/components/goal-jobs/asked-question";

/** What a pause asks, said in the line at the top of the page, and below it what the answer does. */
export function WaitingBanner({ title, children }: { title: string; children: ReactNode }) {
	useAsk(title);
	return <p className="max-w-[72ch] text-ink-muted">{children}</p>;
}
