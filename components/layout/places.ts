import { FileStack, LayoutGrid, ListChecks, type LucideIcon } from "lucide-react";

export interface Place {
	href: string;
	label: string;
	icon: LucideIcon;
	/** Other words under which the palette finds it. */
	keywords: string[];
}

/** Every page that the rail and the palette reach. */
export const PLACES: readonly Place[] = [
	{ href: "/catalog", label: "Workflows", icon: LayoutGrid, keywords: ["catalog", "start", "new", "resume"] },
	{ href: "/runs", label: "Runs", icon: ListChecks, keywords: ["jobs", "history", "results", "sessions"] },
	{ href: "/files", label: "Files", icon: FileStack, keywords: ["uploads", "documents", "resume", "delete", "storage"] },
];
