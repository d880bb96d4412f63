/** What may be missing of a posting that was brought along, as it is told. Documents in other languages have these sentences in their own words. */
export const UNREAD = {
	title: "Which position it is could not be read for certain.",
	company: "The company's name could not be read for certain.",
	contactPerson: "It names no person to write to, or none that could be told for certain.",
	demands: "It says nothing that reads as something it asks for.",
	end: "It is very long; only its beginning was read.",
} as const;
export type UnreadPart = keyof typeof UNREAD;
