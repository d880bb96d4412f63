"use client";

import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import { PERIOD_NAMES } from "./period/period";
import { useAuditSearch } from "./use-audit-search";

export interface AuditTab {
	readonly name: string;
	readonly label: string;
	readonly content: ReactNode;
}

/** Parameters that outlive a change of the tab; what one view was narrowed to is not the next one's. */
const KEPT: readonly string[] = [...PERIOD_NAMES, "by"];

/** The views of an audit page. The one in sight stands in the address, so that going back returns to it. */
export function AuditTabs({ label, tabs }: { label: string; tabs: readonly [AuditTab, ...AuditTab[]] }) {
	const { search, addressWith, push } = useAuditSearch();
	const wanted = search.get("tab");
	const shown = tabs.find(({ name }) => name === wanted) ?? tabs[0];

	function show(name: string) {
		const left = [...search.keys()].filter((key) => !KEPT.includes(key));
		push(addressWith({ ...Object.fromEntries(left.map((key) => [key, null])), tab: name === tabs[0].name ? null : name }));
	}

	return (
		<Tabs value={shown.name} onValueChange={show} activationMode="manual" className="grid grid-cols-1 gap-5">
			<TabList aria-label={label}>
				{tabs.map(({ name, label: word }) => (
					<Tab key={name} value={name}>
						{word}
					</Tab>
				))}
			</TabList>
			{tabs.map(({ name, content }) => (
				<TabPanel key={name} value={name} className="grid grid-cols-1">
					{name === shown.name && content}
				</TabPanel>
			))}
		</Tabs>
	);
}
