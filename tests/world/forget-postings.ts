import { db } from "@/lib/platform/database/db";
import { forgetPostings } from "@/lib/tools/job-search/store/memory";

/** As if no board had ever been read: the next search asks them all. */
export async function forgetKeptPostings(): Promise<void> {
	forgetPostings();
	await db().toolShelfItem.deleteMany({ where: { server: "job-search" } });
}
