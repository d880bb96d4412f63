import { createHash } from "node:crypto";

/** Somebody who uses LINE, as the provider of this channel sees them. */
export interface LinePerson {
	/** `U` and 32 hex digits, the same for sign-in and messages. */
	readonly userId: string;
	readonly displayName: string;
	/** Whether they have added the official account. */
	isFriend: boolean;
	/** Blocking keeps the friendship on their side and stops every message. */
	isBlocking: boolean;
}

export const SAMPLE_NAMES = ["Hana Mori", "Kiet Nguyen", "Lucía Paz"] as const;

/** The same name is the same person, also after a restart. */
export function userIdOf(displayName: string): string {
	return `U${createHash("sha256").update(`line person ${displayName}`).digest("hex").slice(0, 32)}`;
}

/** Whether a message can reach them. */
export const isReachable = ({ isFriend, isBlocking }: LinePerson): boolean => isFriend && !isBlocking;
