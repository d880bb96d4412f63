const MOVE_MS = 160;

/** How the view goes to another place: drawn, in milliseconds, or at once for whoever asks for less motion. */
export function viewMotion(): { duration: number } {
	return { duration: window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : MOVE_MS };
}
