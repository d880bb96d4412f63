import { db } from "@/lib/platform/database/db";

/** Whether somebody waits for a lock in the test's database. */
export async function isWaitedFor(): Promise<boolean> {
	const [row] = await db().$queryRaw<Array<{ count: bigint }>>`SELECT count(*) FROM pg_locks WHERE NOT granted`;
	return (row?.count ?? 0n) > 0n;
}
