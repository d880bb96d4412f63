import type { ReactNode } from "react";
import { CommandPalette } from "./command-palette";
import { Rail } from "./rail";
import type { Person } from "./user-menu";

/** The house of every signed-in page: a slim rail on the left, a bar at the bottom on phones. */
export function Shell({ person, children }: { person: Person; children: ReactNode }) {
	return (
		<div className="min-h-dvh md:pl-20">
			<Rail person={person} />
			<div id="content" tabIndex={-1} className="min-h-dvh pb-16 outline-none md:pb-0">
				{children}
			</div>
			<CommandPalette />
		</div>
	);
}
