/** A call was refused because nobody is signed in any more. Cancelled by whoever asks the person to sign in without leaving the page. */
export const SESSION_ENDED = "session:ended";
/** The person has signed in again: what could not be saved meanwhile can be. */
export const SESSION_RESUMED = "session:resumed";

/** Tells the page that its session is over; where nobody on it can help, the browser goes to sign-in and comes back. */
export function endSession(): void {
	const isHandled = !window.dispatchEvent(new Event(SESSION_ENDED, { cancelable: true }));
	if (isHandled) return;
	const place = `${window.location.pathname}${window.location.search}`;
	window.location.assign(`/sign-in?next=${encodeURIComponent(place)}`);
}
