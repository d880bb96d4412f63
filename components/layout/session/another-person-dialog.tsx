import { usePathname } from "next/navigation";
import { placeOf } from "@/components/layout/places";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import type { User } from "@/lib/accounts/schemas";
import type { SessionDialogProps } from "./signed-out-dialog";

function Address({ children }: { children: string }) {
	return <strong className="break-all text-ink">{children}</strong>;
}

function titleOf(owner: string | null, user: string | null): string {
	if (user === null) return "You are now a guest in this browser";
	return owner === null ? "You are now signed in" : "This browser is now signed in with another account";
}

/** A guest's runs go along with whoever signs up or in, so a guest's page is still theirs; of anybody else's page only the place is. */
export function AnotherPersonDialog({ owner, user, isOpen, onOpenChange }: SessionDialogProps & { user: User }) {
	const pathname = usePathname();
	const goOn = () => (owner.email === null ? window.location.reload() : window.location.assign(placeOf(pathname)));
	return (
		<Dialog
			isUnasked
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={titleOf(owner.email, user.email)}
			description={
				<>
					{user.email !== null && (
						<>
							This browser is now signed in as <Address>{user.email}</Address>.{" "}
						</>
					)}
					{owner.email === null ? (
						"What you made as a guest came along: it is there when you go on. What you typed is still on the page."
					) : (
						<>
							This page belongs to <Address>{owner.email}</Address>. What you typed is still on it, and nothing is saved or sent meanwhile. To keep it, sign in
							with that address again, in a new tab.
						</>
					)}
				</>
			}
			actions={
				<>
					<Button variant={owner.email === null ? "primary" : "secondary"} onClick={goOn}>
						{user.email === null ? "Go on as a guest" : owner.email === null ? "Go on signed in" : "Go on with the other account"}
					</Button>
					{owner.email !== null && (
						<Button asChild variant="primary">
							<a href="/sign-in?change=yes" target="_blank" rel="noreferrer">
								Sign in again <span className="sr-only">(new tab)</span>
							</a>
						</Button>
					)}
				</>
			}
		/>
	);
}
