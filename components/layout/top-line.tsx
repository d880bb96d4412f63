import { ChevronRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { ConnectionNote } from "./connection-note";
import { TopSearch } from "./top-search";

interface TopLineProps {
	/** The page above this one, when there is one. */
	parent?: { href: string; label: string };
	place: string;
	action?: ReactNode;
}

/** The place you are in, how the connection is, and the page's one primary action. */
export function TopLine({ parent, place, action }: TopLineProps) {
	return (
		<header className="top-0 z-30 flex h-14 tall:sticky items-center gap-3 border-b bg-canvas/92 px-4 backdrop-blur-sm md:px-8">
			<nav aria-label="Place" className="flex min-w-0 items-center gap-1.5">
				{parent && (
					<>
						<Link href={parent.href} className="shrink-0 rounded-sm text-ink-muted hover:text-ink pointer-coarse:py-2.5">
							{parent.label}
						</Link>
						<ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
					</>
				)}
				<span aria-current="page" className="truncate font-medium">
					{place}
				</span>
			</nav>
			<div className="ml-auto flex shrink-0 items-center gap-2 md:gap-3">
				<ConnectionNote />
				{action}
				<TopSearch />
			</div>
		</header>
	);
}
