import { Bookmark, CircleCheck, CircleX, type LucideIcon, MessagesSquare, Send } from "lucide-react";
import type { Tone } from "@/components/ui/badge";
import type { ApplicationStatus } from "@/lib/goal-jobs/applications/schemas";

/** How a status is worded and drawn, in the order in which one comes to them. */
export const STATUSES: Record<ApplicationStatus, { word: string; tone: Tone; icon: LucideIcon }> = {
	saved: { word: "Saved", tone: "neutral", icon: Bookmark },
	applied: { word: "Applied", tone: "info", icon: Send },
	interview: { word: "Interview", tone: "warning", icon: MessagesSquare },
	offer: { word: "Offer", tone: "success", icon: CircleCheck },
	closed: { word: "Closed", tone: "neutral", icon: CircleX },
};

export const STATUS_NAMES = Object.keys(STATUSES) as ApplicationStatus[];
export const isStatus = (name: string | null): name is ApplicationStatus => STATUS_NAMES.some((known) => known === name);

export const STATUS_OPTIONS = STATUS_NAMES.map((value) => ({ value, label: STATUSES[value].word }));

/** The statuses in which something may still come of it. */
export const OPEN_STATUSES: ApplicationStatus[] = ["saved", "applied", "interview", "offer"];

/** The day that it is on this device, as `2026-12-01`. */
export function today(now = new Date()): string {
	const two = (part: number) => String(part).padStart(2, "0");
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
