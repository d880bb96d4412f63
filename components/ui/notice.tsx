import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./class-names";

const LOOKS = {
	info: { Icon: Info, ground: "bg-info-soft", ink: "text-info" },
	success: { Icon: CircleCheck, ground: "bg-success-soft", ink: "text-success" },
	warning: { Icon: TriangleAlert, ground: "bg-warning-soft", ink: "text-warning" },
	danger: { Icon: CircleAlert, ground: "bg-danger-soft", ink: "text-danger" },
} as const;

interface NoticeProps {
	tone: keyof typeof LOOKS;
	title: string;
	children?: ReactNode;
	action?: ReactNode;
	className?: string;
}

/** What happened, what is safe, and what to do next. Problems are announced at once. */
export function Notice({ tone, title, children, action, className }: NoticeProps) {
	const { Icon, ground, ink } = LOOKS[tone];
	return (
		<div role={tone === "danger" ? "alert" : "status"} className={cn("flex items-start gap-3 rounded-lg px-4 py-3", ground, className)}>
			<Icon aria-hidden className={cn("mt-0.5 size-4 shrink-0", ink)} />
			<div className="wrap-anywhere grid min-w-0 flex-1 gap-1">
				<p className={cn("font-medium", ink)}>{title}</p>
				{children && <div className="text-ink">{children}</div>}
				{action && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
			</div>
		</div>
	);
}
