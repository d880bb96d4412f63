import {
	Blocks,
	ChartColumn,
	Clapperboard,
	ClipboardCheck,
	Eraser,
	FilePenLine,
	FileStack,
	FileType2,
	GitCompareArrows,
	Images,
	Layers,
	List,
	ListChecks,
	type LucideIcon,
	MailOpen,
	MessagesSquare,
	Quote,
	Table2,
	UserRoundSearch,
	Workflow,
} from "lucide-react";

/** The pictures that specs name. */
export const WORKFLOW_ICONS: Readonly<Record<string, LucideIcon>> = {
	blocks: Blocks,
	"chart-column": ChartColumn,
	clapperboard: Clapperboard,
	"clipboard-check": ClipboardCheck,
	eraser: Eraser,
	"file-pen-line": FilePenLine,
	"file-stack": FileStack,
	"file-type": FileType2,
	"file-user": UserRoundSearch,
	"git-compare": GitCompareArrows,
	images: Images,
	layers: Layers,
	list: List,
	"list-checks": ListChecks,
	"mail-open": MailOpen,
	"messages-square": MessagesSquare,
	quote: Quote,
	"table-2": Table2,
};

/** The picture that a workflow is known by; a user's own workflow may name none that is here. */
export function WorkflowIcon({ icon, className }: { icon: string; className?: string }) {
	const Icon = WORKFLOW_ICONS[icon] ?? Workflow;
	return <Icon aria-hidden className={className} strokeWidth={1.5} />;
}
