"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import type { Person } from "@/components/layout/user-menu";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useViewer } from "./use-viewer";

const SignedOutDialog = dynamic(() => import("./signed-out-dialog").then((module) => module.SignedOutDialog), { ssr: false });
const AnotherPersonDialog = dynamic(() => import("./another-person-dialog").then((module) => module.AnotherPersonDialog), { ssr: false });

/** Asks how to go on when the page's owner is no longer the one who is signed in. The page is not taken away: what was entered on it stays. */
export function SessionGate({ ownerId, owner }: { ownerId: string; owner: Person }) {
	const { seen, look } = useViewer(ownerId);
	const [isOpen, setIsOpen] = useState(false);
	const who = seen.viewer === "another" ? seen.user.id : seen.viewer;
	useEffect(() => setIsOpen(who !== "same"), [who]);
	const dialog = { owner, isOpen, onOpenChange: setIsOpen, onLook: look };
	return (
		<>
			{seen.viewer === "nobody" && <SignedOutDialog {...dialog} />}
			{seen.viewer === "another" && <AnotherPersonDialog {...dialog} user={seen.user} />}
			{seen.viewer !== "same" && !isOpen && (
				<div className="fixed inset-x-0 top-3 z-50 mx-auto w-[min(30rem,calc(100vw-2rem))] animate-enter rounded-lg shadow-float">
					<Notice
						tone="warning"
						title={seen.viewer === "another" ? "Somebody else is signed in now" : "You are signed out"}
						action={<Button onClick={() => setIsOpen(true)}>Choose how to go on</Button>}
					>
						Nothing on this page is saved or sent until then.
					</Notice>
				</div>
			)}
		</>
	);
}
