import {
	Ban,
	Braces,
	CircleCheck,
	CircleDashed,
	CircleDot,
	CircleX,
	FileText,
	Hand,
	Image,
	type LucideIcon,
	Search,
	SkipForward,
	Table2,
	UserRound,
	Wrench,
} from "lucide-react";
import { TONE_TEXT, type Tone } from "@/components/ui/badge";
import { duration, money } from "@/components/ui/format/format";
import type { NodeRun, NodeRunState } from "./run/run-on-nodes";

const ICONS: Record<string, LucideIcon> = {
	"resume-profile": UserRound,
	"job-search": Search,
	documents: FileText,
	tables: Table2,
	media: Image,
};

/** What a tool's server is drawn as; servers from outside have one sign. */
export function toolIcon(toolName: string): LucideIcon {
	return ICONS[toolName.split(":")[0] ?? ""] ?? (toolName.includes(":") ? Wrench : Braces);
}

interface StateLook {
	readonly word: string;
	readonly icon: LucideIcon;
	readonly tone: Tone;
}

export const RUN_LOOKS: Record<NodeRunState, StateLook> = {
	queued: { word: "Queued", icon: CircleDashed, tone: "neutral" },
	running: { word: "Running", icon: CircleDot, tone: "info" },
	waiting: { word: "Waiting for you", icon: Hand, tone: "warning" },
	done: { word: "Done", icon: CircleCheck, tone: "success" },
	failed: { word: "Failed", icon: CircleX, tone: "danger" },
	skipped: { word: "Not run", icon: SkipForward, tone: "neutral" },
	cancelled: { word: "Cancelled", icon: Ban, tone: "neutral" },
};

export const inkOf = (tone: Tone): string => TONE_TEXT[tone];

/** How a tool did in a run, in a few words: "Done · 1.2 s · $0.01". */
export function runWords(run: NodeRun): string {
	if (run.isKept) return "Kept from an earlier run";
	return [RUN_LOOKS[run.state].word, run.durationMs === null ? null : duration(run.durationMs), run.costMicroU > 0 ? money(run.costMicroU) : null]
		.filter(Boolean)
		.join(" · ");
}

const HUES = ["role-1", "role-2", "role-3", "role-4", "role-5", "role-6"] as const;

/** The colour of a specialist by its place among them; the house's six, over and over. */
export const hueOf = (index: number): string => `var(--${HUES[index % HUES.length]})`;
