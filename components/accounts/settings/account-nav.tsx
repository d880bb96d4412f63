"use client";

import { Bell, Download, KeyRound, Lock, LogIn, type LucideIcon, Monitor, Trash2, UserRound } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { cn } from "@/components/ui/class-names";

interface SettingsPage {
	readonly href: string;
	readonly label: string;
	readonly icon: LucideIcon;
	/** What it is called for somebody without an account; undefined where such a person has no use for it. */
	readonly guestLabel?: string;
}

const PAGES: readonly SettingsPage[] = [
	{ href: "/account", label: "Profile", icon: UserRound, guestLabel: "Profile" },
	{ href: "/account/password", label: "Password", icon: Lock },
	{ href: "/account/methods", label: "Sign-in methods", icon: LogIn },
	{ href: "/account/sessions", label: "Sessions", icon: Monitor },
	{ href: "/account/api-keys", label: "API keys", icon: KeyRound },
	{ href: "/account/notifications", label: "Notifications", icon: Bell },
	{ href: "/account/data", label: "Your data", icon: Download, guestLabel: "Your data" },
	{ href: "/account/delete", label: "Delete account", icon: Trash2, guestLabel: "End this visit" },
];

/** The pages of the settings: a column beside them, a row above them on narrow screens. */
export function AccountNav({ isGuest }: { isGuest: boolean }) {
	const pathname = usePathname();
	const here = useRef<HTMLAnchorElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another address is another place
	useEffect(() => {
		// Scrolling answers with a promise in newer browsers, which is no way to end an effect.
		void here.current?.scrollIntoView({ block: "nearest", inline: "center" });
	}, [pathname]);
	const shown = PAGES.flatMap(({ guestLabel, ...page }) => (isGuest ? (guestLabel ? [{ ...page, label: guestLabel }] : []) : [page]));
	return (
		<nav aria-label="Account settings" className="-mx-4 overflow-x-auto px-4 md:mx-0 md:overflow-visible md:px-0">
			<ul className="flex gap-1 md:sticky md:top-20 md:grid">
				{shown.map(({ href, label, icon: Icon }) => {
					const isHere = pathname === href;
					return (
						<li key={href}>
							<Link
								href={href}
								ref={isHere ? here : null}
								aria-current={isHere ? "page" : undefined}
								className={cn(
									"flex h-9 items-center gap-2 whitespace-nowrap rounded-md px-3 text-ink-muted transition-colors duration-150 hover:bg-sunken hover:text-ink pointer-coarse:h-11",
									isHere && "bg-sunken font-medium text-ink",
								)}
							>
								<Icon aria-hidden className="size-4 shrink-0" />
								{label}
							</Link>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
