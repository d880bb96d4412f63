/** The private channel of one goal job's stream. */
export function jobChannel(jobSpecId: string): string {
	return `private-job-${jobSpecId}`;
}

/** The private channel of one user: which of their jobs changed. */
export function userChannel(userId: string): string {
	return `private-user-${userId}`;
}

/** What a channel name stands for, or null for a name that is none of ours. */
export function parseChannel(name: string): { kind: "job" | "user"; id: string } | null {
	const match = /^private-(job|user)-([0-9a-f-]{36})$/.exec(name);
	return match?.[1] && match[2] ? { kind: match[1] === "job" ? "job" : "user", id: match[2] } : null;
}
