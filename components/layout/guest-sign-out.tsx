"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Dialog } from "@/components/ui/overlay/dialog";

/** The way to an account that leads back to this place; only for what a press has opened. */
export function signUpFromHere(): string {
	return `/sign-up?next=${encodeURIComponent(`${window.location.pathname}${window.location.search}`)}`;
}

interface GuestSignOutProps {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	/** Until when this browser leads to what the guest made. */
	keptUntil: string | null;
	onSignOut: () => void;
}

/** A guest's session is the only way to what they made: who ends it hears that first, and how to keep it. */
export function GuestSignOut({ isOpen, onOpenChange, keptUntil, onSignOut }: GuestSignOutProps) {
	const { day } = useFormat();
	return (
		<Dialog
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title="Sign out and lose your runs?"
			description={
				<>
					You are here as a guest: this browser alone leads to your files, runs and results{keptUntil && <>, until {day(keptUntil)}</>}. Once you sign out
					nobody can get to them again, not even you. What you kept on this device is forgotten too.
				</>
			}
			actions={
				<>
					<Button variant="danger" onClick={onSignOut}>
						Sign out and lose them
					</Button>
					<Button asChild variant="primary">
						<Link href={isOpen ? signUpFromHere() : "/sign-up"} onClick={() => onOpenChange(false)}>
							Sign up and keep them
						</Link>
					</Button>
				</>
			}
		/>
	);
}
