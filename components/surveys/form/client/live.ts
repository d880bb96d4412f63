import { fill } from "@/lib/surveys/words/words";

const EVERY_MS = 10_000;

interface Status {
	readonly isUnlocked?: boolean;
	readonly mysteryEvent?: { readonly currentCount: number; readonly thresholdCount: number | null } | null;
}

/** Keeps the count of a mystery event up to date while somebody looks at it, and opens it once it is unlocked. */
export function startLive(section: HTMLElement): void {
	const address = section.dataset.mystery ?? "";
	const line = section.querySelector<HTMLElement>("[data-live]");

	const look = async () => {
		if (document.hidden) return;
		const response = await fetch(address).catch(() => null);
		if (!response?.ok) return;
		const { isUnlocked, mysteryEvent } = (await response.json()) as Status;
		if (isUnlocked) return location.reload();
		const total = mysteryEvent?.thresholdCount;
		if (!line || !total || !mysteryEvent) return;
		const count = Math.min(mysteryEvent.currentCount, total);
		const text = fill(line.dataset.live ?? "", { count, total });
		const bar = line.querySelector("progress");
		if (bar) {
			bar.value = count;
			bar.setAttribute("aria-label", text);
		}
		const words = line.querySelector("span");
		if (words) words.textContent = text;
	};
	setInterval(() => void look(), EVERY_MS);
	document.addEventListener("visibilitychange", () => void look());
}
