import { pathsAround } from "@/components/workflows/resume-to-job-ready/profile/state/problems";

const FIELD = "input, textarea";
/** What the bars at the top and at the bottom of the page may cover. */
const TOP_PX = 80;
const BOTTOM_PX = 180;

/** Scrolls only when the place is out of sight, so that nothing jumps under the hand. */
function bringIntoSight(target: HTMLElement): void {
	const { top, bottom, height } = target.getBoundingClientRect();
	if (top >= TOP_PX && bottom <= window.innerHeight - BOTTOM_PX) return;
	target.scrollIntoView({ block: height > window.innerHeight / 2 ? "start" : "center" });
}

/**
 * Puts the keyboard at the value of `path`, or at the nearest thing around it that is on the screen, and brings it into sight.
 * `control` is the name of the button to stand on. False when there is nothing of it.
 */
export function reveal(path: string, control?: string): boolean {
	for (const around of pathsAround(path)) {
		const place = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(around)}"]`);
		if (!place) continue;
		const named = control ? place.querySelector<HTMLElement>(`[data-control="${CSS.escape(control)}"]`) : null;
		const target = named ?? (place.matches(FIELD) ? place : (place.querySelector<HTMLElement>(FIELD) ?? place));
		target.focus({ preventScroll: true });
		bringIntoSight(target);
		return true;
	}
	return false;
}
