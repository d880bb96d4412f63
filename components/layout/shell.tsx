import type { ReactNode } from "react";
import { ReadyAccount } from "@/components/accounts/verifying/ready-account";
import { FocusOnNavigation } from "./focus-on-navigation";
import { PageKeys } from "./keys/page-keys";
import { CommandPalette } from "./palette/command-palette";
import { Rail } from "./rail";
import { SessionGate } from "./session/session-gate";
import type { Person } from "./user-menu";

/** The house of every signed-in page: a slim rail on the left, a bar at the bottom on phones. */
export function Shell({ person, hasPlan, waiting, children }: { person: Person; hasPlan: boolean; waiting: ReactNode; children: ReactNode }) {
	return (
		<div className="min-h-dvh md:pl-20">
			<Rail person={person} waiting={waiting} />
			<div id="content" tabIndex={-1} className="min-h-dvh outline-none tall:max-md:pb-16">
				{children}
			</div>
			<CommandPalette hasPlan={hasPlan} />
			<PageKeys />
			<FocusOnNavigation />
			<ReadyAccount />
			{person.id !== null && <SessionGate ownerId={person.id} owner={person} />}
		</div>
	);
}
