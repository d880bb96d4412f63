import { BadgeCheck, BookOpen, CircleX, Download, GitCompareArrows, type LucideIcon, OctagonX, Plus, ScrollText, Target } from "lucide-react";

/** What can be done from anywhere. `isFile` leads to a download, which is no page. */
export interface PaletteAction {
	readonly label: string;
	readonly href: string;
	readonly icon: LucideIcon;
	readonly keywords: string;
	readonly isFile?: true;
}

export const ACTIONS: readonly PaletteAction[] = [
	{ label: "Say what you want to get done", href: "/home", icon: Target, keywords: "goal new begin" },
	{ label: "Start a run", href: "/catalog", icon: Plus, keywords: "new workflow begin upload" },
	{ label: "See the runs that failed", href: "/runs?status=failed", icon: CircleX, keywords: "failed failures errors problems list" },
	{ label: "See the runs that were cancelled", href: "/runs?status=cancelled", icon: OctagonX, keywords: "stopped canceled list" },
	{ label: "Change or cancel my plan", href: "/plan", icon: BadgeCheck, keywords: "subscription pro end stop billing" },
	{ label: "Compare two runs", href: "/runs/compare", icon: GitCompareArrows, keywords: "difference diff side by side" },
	{ label: "Download my runs as CSV", href: "/api/v1/jobs/goal/export", icon: Download, keywords: "export table file history spreadsheet", isFile: true },
	{ label: "Download my applications as CSV", href: "/api/v1/applications/export", icon: Download, keywords: "export table file jobs", isFile: true },
	{ label: "Look at a finished sample run", href: "/sample", icon: ScrollText, keywords: "example demo try" },
	{ label: "Read the API reference", href: "/docs/api", icon: BookOpen, keywords: "developer program documentation docs help openapi" },
];
