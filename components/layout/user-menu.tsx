"use client";

import { Ellipsis, LogOut, Monitor, Moon, Sun, UserPlus } from "lucide-react";
import Link from "next/link";
import { useTheme } from "next-themes";
import { useState } from "react";
import { signOutHere } from "@/components/layout/session/sign-out-here";
import { useFormat } from "@/components/ui/format/locale";
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from "@/components/ui/overlay/menu";
import { GuestSignOut, signUpFromHere } from "./guest-sign-out";
import { PAGES, PLACES, type Place } from "./places";

export interface Person {
	/** Null where nobody is signed in. */
	id: string | null;
	name: string;
	/** Null for a guest. */
	email: string | null;
	/** Until when this browser leads to what a guest made; null for an account. */
	keptUntil?: string | null;
}

/** The account and, on phones, every page that their bar has no room for. */
export function UserMenu({ person, className }: { person: Person; className: string }) {
	const { theme, setTheme } = useTheme();
	const { day } = useFormat();
	const [isLeaving, setIsLeaving] = useState(false);
	const isGuest = person.id !== null && person.email === null;
	return (
		<>
			<Menu
				side="top"
				align="start"
				trigger={
					<button type="button" className={className}>
						<span aria-hidden className="hidden size-5 place-items-center rounded-full bg-ink font-semibold text-[0.625rem] text-canvas uppercase md:grid">
							{person.name.slice(0, 1)}
						</span>
						<Ellipsis aria-hidden className="size-5 md:hidden" strokeWidth={1.75} />
						<span className="max-md:hidden">Account</span>
						<span className="md:hidden">More</span>
					</button>
				}
			>
				<div className="max-w-64 px-2.5 py-2">
					<p className="truncate font-medium">{person.name}</p>
					<p className="truncate text-ink-muted text-sm">{person.email ?? (person.keptUntil ? `Kept here until ${day(person.keptUntil)}` : "Not signed up")}</p>
				</div>
				{person.email === null && <SignUpItem />}
				<div className="grid grid-cols-2 md:hidden">
					{PLACES.filter(({ isOffPhones }) => isOffPhones).map((place) => (
						<PlaceItem key={place.href} place={place} />
					))}
				</div>
				<MenuSeparator className="md:hidden" />
				<div className="max-md:grid max-md:grid-cols-2">
					{OWN_PAGES.map((place) => (
						<PlaceItem key={place.href} place={place} />
					))}
				</div>
				<MenuSeparator />
				<MenuLabel>Appearance</MenuLabel>
				<MenuRadioGroup value={theme ?? "system"} onValueChange={setTheme}>
					<MenuRadioItem value="system">
						<Monitor aria-hidden /> Like the device
					</MenuRadioItem>
					<MenuRadioItem value="light">
						<Sun aria-hidden /> Light
					</MenuRadioItem>
					<MenuRadioItem value="dark">
						<Moon aria-hidden /> Dark
					</MenuRadioItem>
				</MenuRadioGroup>
				<MenuSeparator />
				<MenuItem onSelect={() => (isGuest ? setIsLeaving(true) : void signOutHere())}>
					<LogOut aria-hidden /> Sign out
				</MenuItem>
			</Menu>
			<GuestSignOut isOpen={isLeaving} onOpenChange={setIsLeaving} keptUntil={person.keptUntil ?? null} onSignOut={signOutHere} />
		</>
	);
}

/** What belongs to the account, in the order of how often it is looked at. */
const OWN_PAGES = ["/credits", "/usage", "/plan", "/account"].flatMap((href) => PAGES.find((page) => page.href === href) ?? []);

function PlaceItem({ place: { href, label, icon: Icon } }: { place: Place }) {
	return (
		<MenuItem asChild>
			<Link href={href}>
				<Icon aria-hidden /> {label}
			</Link>
		</MenuItem>
	);
}

function SignUpItem() {
	return (
		<MenuItem asChild>
			<Link href={signUpFromHere()}>
				<UserPlus aria-hidden /> Sign up and keep your runs
			</Link>
		</MenuItem>
	);
}
