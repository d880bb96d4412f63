"use client";

import { turnNoticesOff, turnNoticesOn, useNoticesState } from "@/components/realtime/notices/browser-notices";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { Section } from "./section";

/** Whether this browser itself tells of runs. It is a choice of each device. */
export function BrowserNoticesSection() {
	const state = useNoticesState();
	return (
		<Section>
			<fieldset className="grid gap-2">
				<legend className="mb-2 font-medium text-sm">In this browser</legend>
				{state === "missing" || state === "blocked" ? (
					<p className="text-ink-muted text-sm">
						{state === "missing"
							? "This browser has no notifications."
							: "Notifications of this site are forbidden in this browser. Allow them in its settings, beside the address, to choose them here."}
					</p>
				) : (
					<CheckboxField
						label="Notify me when a run waits or is done, while a page of this site is open and I look at something else"
						isChecked={state === "on"}
						onCheckedChange={(isWanted) => (isWanted ? void turnNoticesOn() : turnNoticesOff())}
					/>
				)}
			</fieldset>
		</Section>
	);
}
