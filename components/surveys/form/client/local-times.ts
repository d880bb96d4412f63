import { fill } from "@/lib/surveys/words/words";

/** Puts moments into the zone of whoever reads them. */
export function showLocalTimes(page: Document): void {
	for (const time of page.querySelectorAll<HTMLTimeElement>("time[data-local]")) {
		const at = new Intl.DateTimeFormat(page.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }).format(new Date(time.dateTime));
		time.textContent = fill(time.dataset.local ?? "", { time: at });
	}
}
