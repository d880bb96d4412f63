import {
	BadgeCheck,
	Bell,
	Blocks,
	Briefcase,
	ChartColumn,
	ClipboardList,
	Coins,
	Download,
	FileStack,
	HandCoins,
	House,
	Inbox,
	KeyRound,
	LayoutGrid,
	ListChecks,
	Lock,
	LogIn,
	type LucideIcon,
	Monitor,
	ScanSearch,
	Settings,
	Trash2,
	Users,
	Wallet,
	Workflow,
} from "lucide-react";

export interface Place {
	href: string;
	label: string;
	icon: LucideIcon;
	/** Left out of the bar of phones, which has the same few everywhere: reached from "More" and the palette. */
	isOffPhones?: true;
	/** Other words under which the palette finds it. */
	keywords: string[];
}

/** Where the rail says that an address is. */
export function isWithin({ href }: Place, pathname: string): boolean {
	return pathname === href || pathname.startsWith(`${href}/`) || (href === "/catalog" && pathname.startsWith("/new/"));
}

/** The place of an address, which everybody has: of a run, the list of runs. */
export function placeOf(pathname: string): string {
	return PAGES.find((place) => isWithin(place, pathname))?.href ?? "/home";
}

/** The pages of the rail. */
export const PLACES: readonly Place[] = [
	{ href: "/home", label: "Home", icon: House, keywords: ["start", "first page", "goal", "overview"] },
	{ href: "/catalog", label: "Workflows", icon: LayoutGrid, keywords: ["catalog", "start", "new", "resume"] },
	{
		href: "/workflows",
		label: "My workflows",
		isOffPhones: true,
		icon: Workflow,
		keywords: ["canvas", "builder", "edit", "own", "fork", "customize", "import", "tools"],
	},
	{ href: "/inbox", label: "Inbox", icon: Inbox, keywords: ["waiting", "questions", "answer", "decide", "checkpoint"] },
	{ href: "/runs", label: "Runs", icon: ListChecks, keywords: ["jobs", "history", "results", "sessions"] },
	{
		href: "/applications",
		label: "Applications",
		isOffPhones: true,
		icon: Briefcase,
		keywords: ["jobs", "postings", "status", "board", "interview", "offer", "notes", "reminder", "saved"],
	},
	{
		href: "/surveys",
		label: "Surveys",
		isOffPhones: true,
		icon: ClipboardList,
		keywords: ["questions", "form", "responses", "answers", "poll", "early bird"],
	},
	{ href: "/audit", label: "Audit", isOffPhones: true, icon: ScanSearch, keywords: ["calls", "costs", "specialists", "tickets", "reliability", "hand-offs"] },
	{ href: "/files", label: "Files", isOffPhones: true, icon: FileStack, keywords: ["uploads", "documents", "resume", "delete", "storage"] },
];

/** Every page that the palette reaches. */
export const PAGES: readonly Place[] = [
	...PLACES,
	{ href: "/credits/top-up", label: "Top up", icon: Coins, keywords: ["credits", "buy", "pay", "balance", "money", "refill", "recharge", "card"] },
	{ href: "/plan", label: "Plan", icon: BadgeCheck, keywords: ["pro", "upgrade", "subscription", "billing", "cancel", "overage"] },
	{ href: "/credits", label: "Credits", icon: Wallet, keywords: ["balance", "statement", "money", "top up", "ledger", "price"] },
	{ href: "/community", label: "Community", icon: Users, keywords: ["shared", "gallery", "public", "workflows", "fork", "copy"] },
	{ href: "/developers", label: "Developers", icon: Blocks, keywords: ["agent", "api", "publish", "sandbox", "key", "build"] },
	{ href: "/creator", label: "Usage and earnings", icon: HandCoins, keywords: ["creator", "developer", "earned", "accrued", "agents"] },
	{ href: "/usage", label: "Usage", icon: ChartColumn, keywords: ["cost", "spent", "statistics", "charts", "money"] },
	{ href: "/account", label: "Account settings", icon: Settings, keywords: ["profile", "name", "language", "time zone", "settings", "preferences"] },
	{ href: "/account/password", label: "Password", icon: Lock, keywords: ["account", "change password"] },
	{ href: "/account/methods", label: "Sign-in methods", icon: LogIn, keywords: ["account", "google", "github", "link"] },
	{ href: "/account/sessions", label: "Sessions", icon: Monitor, keywords: ["account", "devices", "signed in", "sign out"] },
	{ href: "/account/api-keys", label: "API keys", icon: KeyRound, keywords: ["account", "program", "token", "developer"] },
	{ href: "/account/notifications", label: "Notifications", icon: Bell, keywords: ["account", "mails", "newsletter"] },
	{ href: "/account/data", label: "Your data", icon: Download, keywords: ["account", "export", "download", "archive"] },
	{ href: "/account/delete", label: "Delete account", icon: Trash2, keywords: ["account", "leave", "remove"] },
];
