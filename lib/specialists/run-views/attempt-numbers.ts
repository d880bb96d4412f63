import "server-only";
import type { Transaction } from "@/lib/platform/database/db";

/** The number of each of these runs' attempts by its id; 1 for an attempt that nothing is known of. `reader` is the open transaction, or db(). */
export async function attemptNumbers(reader: Transaction, jobIds: readonly string[]): Promise<(attemptId: string) => number> {
	const rows = await reader.attempt.findMany({ where: { jobId: { in: [...new Set(jobIds)] } }, select: { id: true, number: true } });
	const numbers = new Map(rows.map(({ id, number }) => [id, number]));
	return (attemptId) => numbers.get(attemptId) ?? 1;
}
