import { fill } from "@/lib/surveys/words/words";

const MOMENT: Intl.DateTimeFormatOptions = { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit", timeZoneName: "short" };

/** The reader's own kind of the language that the page is in. */
function localeOf(lang: string): string {
	return navigator.languages?.find((one) => one.split("-", 1)[0] === lang) ?? lang;
}

/** Puts moments into the zone of whoever reads them, and says which that is. */
export function showLocalTimes(page: Document): void {
	for (const time of page.querySelectorAll<HTMLTimeElement>("time[data-local]")) {
		const at = new Intl.DateTimeFormat(localeOf(page.documentElement.lang), MOMENT).format(new Date(time.dateTime));
		time.textContent = fill(time.dataset.local ?? "", { time: at });
	}
}
