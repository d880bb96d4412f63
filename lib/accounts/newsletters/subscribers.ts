import type { NewsletterPreference } from "./read-newsletter";

/** Who gets it: people with a confirmed address who chose such mails. */
export function subscribersOf(preference: NewsletterPreference) {
	return { deletedAt: null, isGuest: false, email: { not: null }, emailVerifiedAt: { not: null }, [preference]: true };
}
