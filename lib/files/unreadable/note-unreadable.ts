import "server-only";
import { db } from "@/lib/platform/database/db";
import type { UnreadableCode } from "./unreadable";

/** Keeps that a file can't be opened, so that lists say so and no picture of it is asked for. */
export async function noteUnreadable(fileId: string, code: UnreadableCode): Promise<void> {
	await db().file.updateMany({ where: { id: fileId, unreadable: null }, data: { unreadable: code } });
}
