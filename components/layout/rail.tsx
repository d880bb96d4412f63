"use client";

import { Search } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import { Mark } from "./mark";
import { openCommandPalette } from "./palette/command-palette";
import { isWithin, PLACES } from "./places";
import { type Person, UserMenu } from "./user-menu";

const ITEM_STYLE =
	"flex min-h-14 flex-1 flex-col items-center justify-center gap-1 rounded-md px-0.5 text-center text-ink-muted text-xs leading-4 max-md:whitespace-nowrap transition-colors duration-150 hover:text-ink md:w-19 md:flex-none md:hover:bg-sunken";

/** `waiting`: how much waits for the person, beside the inbox. */
export function Rail({ person, waiting }: { person: Person; waiting: ReactNode }) {
	const pathname = usePathname();
	const isInBar = PLACES.some((place) => !place.isOffPhones && isWithin(place, pathname));
	return (
		<nav
			aria-label="Main"
			className="inset-x-0 bottom-0 z-40 flex items-stretch border-t bg-surface px-2 tall:fixed md:fixed md:overflow-y-auto short:max-md:border-t-0 short:max-md:border-b md:inset-y-0 md:right-auto md:w-20 md:flex-col md:items-center md:gap-1 md:border-t-0 md:border-r md:bg-canvas md:px-0 md:py-3"
		>
			<a href="#content" className="fixed top-2 left-2 z-60 -translate-y-16 rounded-md bg-accent px-3 py-2 font-medium text-on-accent focus:translate-y-0">
				Skip to content
			</a>
			<Link href="/home" aria-label="Goal Mode, home" className="mb-3 hidden size-11 place-items-center rounded-md hover:bg-sunken md:grid">
				<Mark />
			</Link>
			{PLACES.map((place) => {
				const { href, label, isOffPhones, icon: Icon } = place;
				const isHere = isWithin(place, pathname);
				return (
					<Link
						key={href}
						href={href}
						aria-current={isHere ? "page" : undefined}
						className={cn(ITEM_STYLE, isOffPhones && "max-md:hidden", isHere && "font-medium text-ink md:bg-sunken")}
					>
						<span className="relative">
							<Icon aria-hidden className={cn("size-5", isHere && "text-accent")} strokeWidth={1.75} />
							{href === "/inbox" && waiting}
						</span>
						{label}
					</Link>
				);
			})}
			{/* On phones it stands in the top line. */}
			<button type="button" onClick={openCommandPalette} aria-keyshortcuts="Meta+K Control+K" className={cn(ITEM_STYLE, "max-md:hidden")}>
				<Search aria-hidden className="size-5" strokeWidth={1.75} />
				Search
			</button>
			<div className="hidden flex-1 md:block" />
			<UserMenu person={person} className={cn(ITEM_STYLE, !isInBar && "max-md:font-medium max-md:text-ink")} />
		</nav>
	);
}
