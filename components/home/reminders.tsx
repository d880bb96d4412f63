"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import { remindersQuery } from "@/components/applications/queries";
import { STATUSES, today } from "@/components/applications/statuses";
import { useFormat } from "@/components/ui/format/locale";
import { HomeSection } from "./home-section";

/** What the person wanted to be reminded of by today; nothing while there is none. */
export function Reminders() {
	const { day } = useFormat();
	// The day is the device's own, which the server doesn't know.
	const [now, setNow] = useState<string | null>(null);
	useEffect(() => setNow(today()), []);
	const { data } = useQuery({ ...remindersQuery(now ?? ""), enabled: now !== null });
	const due = data?.items ?? [];
	if (due.length === 0) return null;
	return (
		<HomeSection title="Reminders" more={{ href: "/applications", label: "See all applications" }}>
			<ul className="grid grid-cols-1 divide-y rounded-lg border bg-surface">
				{due.map(({ applicationId, title, company, status, remindOn }) => (
					<li key={applicationId}>
						<Link
							href={`/applications?q=${encodeURIComponent(`${title} ${company}`)}`}
							className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-lg px-4 py-3 hover:bg-sunken"
						>
							<CalendarClock aria-hidden className="size-4 text-warning" />
							<span className="grid">
								<span className="truncate font-medium">{title}</span>
								<span className="truncate text-ink-muted text-sm">
									{company}, {STATUSES[status].word.toLowerCase()}
								</span>
							</span>
							{remindOn && <span className="text-ink-muted text-sm">{day(`${remindOn}T12:00:00.000Z`)}</span>}
						</Link>
					</li>
				))}
			</ul>
		</HomeSection>
	);
}
