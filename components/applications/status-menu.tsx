"use client";

import { ArrowRightLeft, ChevronDown } from "lucide-react";
import { TONE_TEXT } from "@/components/ui/badge";
import { cn } from "@/components/ui/class-names";
import { Menu, MenuRadioGroup, MenuRadioItem } from "@/components/ui/overlay/menu";
import type { Application, ApplicationStatus } from "@/lib/goal-jobs/applications/schemas";
import { isStatus, STATUS_NAMES, STATUSES } from "./statuses";

interface StatusMenuProps {
	application: Application;
	onChange: (status: ApplicationStatus) => void;
	/** On a board the column tells the status: the menu says what it does. */
	saysMove?: boolean;
}

/** The status of an application, which is at once the way to another one. A finger has more room than the eye sees. */
export function StatusMenu({ application: { title, company, status }, onChange, saysMove = false }: StatusMenuProps) {
	const { word, tone, icon } = STATUSES[status];
	const Icon = saysMove ? ArrowRightLeft : icon;
	return (
		<Menu
			align="start"
			trigger={
				<button
					type="button"
					aria-label={`Status of ${title}, ${company}: ${word}`}
					className={cn(
						"relative -mx-1.5 inline-flex h-6 w-fit shrink-0 items-center gap-1.5 rounded-sm px-1.5 font-medium text-sm after:absolute after:-inset-x-1 after:-inset-y-2 hover:bg-sunken aria-expanded:bg-sunken",
						saysMove ? "text-ink-muted hover:text-ink" : TONE_TEXT[tone],
					)}
				>
					<Icon aria-hidden className="size-3.5 shrink-0" />
					{saysMove ? "Move" : word}
					{!saysMove && <ChevronDown aria-hidden className="size-3.5 shrink-0 text-ink-faint" />}
				</button>
			}
		>
			<MenuRadioGroup value={status} onValueChange={(value) => isStatus(value) && onChange(value)}>
				{STATUS_NAMES.map((option) => {
					const { word: name, icon: Sign } = STATUSES[option];
					return (
						<MenuRadioItem key={option} value={option}>
							<Sign aria-hidden /> {name}
						</MenuRadioItem>
					);
				})}
			</MenuRadioGroup>
		</Menu>
	);
}
