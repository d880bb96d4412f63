import {
	BadgeCheck,
	BookOpen,
	Briefcase,
	CircleX,
	Download,
	GitCompareArrows,
	type LucideIcon,
	OctagonX,
	Plus,
	ScrollText,
	Target,
	Upload,
} from "lucide-react";

/** What can be done from anywhere. `isFile` leads to a download, which is no page. */
export interface PaletteAction {
	readonly label: string;
	readonly href: string;
	readonly icon: LucideIcon;
	readonly keywords: string;
	readonly isFile?: true;
	/** Said to who has a plan alone, or to who has none. */
	readonly isForPlan?: boolean;
}

/** What most people come for: it stands first while nothing is sought. */
const COMMON: readonly PaletteAction[] = [
	{ label: "Say what you want to get done", href: "/home", icon: Target, keywords: "goal new begin" },
	{ label: "Start a run", href: "/catalog", icon: Plus, keywords: "new workflow begin upload" },
	{ label: "Find jobs for my resume", href: "/new/goal_lane.resume_to_job_ready", icon: Briefcase, keywords: "cv tailor apply job search" },
	{ label: "Upload a file", href: "/files", icon: Upload, keywords: "add document files" },
];

const OTHERS: readonly PaletteAction[] = [
	{ label: "See the runs that failed", href: "/runs?status=failed", icon: CircleX, keywords: "failed failures errors problems list" },
	{ label: "See the runs that were cancelled", href: "/runs?status=cancelled", icon: OctagonX, keywords: "stopped canceled list" },
	{ label: "Change or cancel my plan", href: "/plan", icon: BadgeCheck, keywords: "subscription pro end stop billing", isForPlan: true },
	{ label: "See the plans", href: "/plan", icon: BadgeCheck, keywords: "subscription pro upgrade billing price", isForPlan: false },
	{ label: "Compare two runs", href: "/runs/compare", icon: GitCompareArrows, keywords: "difference diff side by side" },
	{ label: "Download my runs as CSV", href: "/api/v1/jobs/goal/export", icon: Download, keywords: "export table file history spreadsheet", isFile: true },
	{ label: "Download my applications as CSV", href: "/api/v1/applications/export", icon: Download, keywords: "export table file jobs", isFile: true },
	{ label: "Look at a finished sample run", href: "/sample", icon: ScrollText, keywords: "example demo try" },
	{ label: "Read the API reference", href: "/docs/api", icon: BookOpen, keywords: "developer program documentation docs help openapi" },
];

/** What can be done, the commonest apart; nobody is offered to end a plan that they don't have. */
export function actionsFor(hasPlan: boolean): { readonly common: readonly PaletteAction[]; readonly others: readonly PaletteAction[] } {
	return { common: COMMON, others: OTHERS.filter(({ isForPlan }) => isForPlan === undefined || isForPlan === hasPlan) };
}
