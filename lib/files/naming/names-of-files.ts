import "server-only";
import type { Transaction } from "@/lib/platform/database/db";

/** The names of files, by id; those that are gone are left out. `reader` is the open transaction, or db(). */
export async function namesOfFiles(reader: Transaction, fileIds: readonly string[]): Promise<Map<string, string>> {
	const files = await reader.file.findMany({ where: { id: { in: [...fileIds] } }, select: { id: true, fileName: true } });
	return new Map(files.map(({ id, fileName }) => [id, fileName]));
}
