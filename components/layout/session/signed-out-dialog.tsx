import { useState } from "react";
import type { Person } from "@/components/layout/user-menu";
import type { Viewer } from "@/components/session";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";

export interface SessionDialogProps {
	/** Whose page it is. */
	owner: Person;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	onLook: () => Promise<Viewer>;
}

export function SignedOutDialog({ owner, isOpen, onOpenChange, onLook }: SessionDialogProps) {
	const [isStillOut, setIsStillOut] = useState(false);
	const isGuest = owner.email === null;
	return (
		<Dialog
			isUnasked
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={isGuest ? "Your visit has ended" : "You are signed out"}
			description={
				isGuest
					? "A guest's runs can be reached only during the visit. Create an account next time to keep them."
					: "What you entered on this page is kept. Sign in again in a new tab, then come back here and go on."
			}
			actions={
				isGuest ? (
					<Button asChild variant="primary">
						<a href="/">Go to the front page</a>
					</Button>
				) : (
					<>
						<Button onClick={async () => setIsStillOut((await onLook()) !== "same")}>I have signed in</Button>
						<Button asChild variant="primary">
							<a href="/sign-in" target="_blank" rel="noreferrer">
								Sign in <span className="sr-only">(new tab)</span>
							</a>
						</Button>
					</>
				)
			}
		>
			<p role="status" className="text-ink-muted text-sm">
				{isStillOut && !isGuest ? "You are not signed in yet." : ""}
			</p>
		</Dialog>
	);
}
