import "server-only";
import { db } from "@/lib/platform/database/db";

const MOST_TAGS = 40;

/** The most used tags of public workflows. */
export async function listCommunityTags(): Promise<{ tags: { tag: string; count: number }[] }> {
	const tags = await db().$queryRaw<{ tag: string; count: number }[]>`SELECT t.tag, count(*)::int AS "count" FROM user_workflow w, unnest(w."tags") AS t(tag)
		WHERE w."visibility" = 'public' GROUP BY t.tag ORDER BY count(*) DESC, t.tag LIMIT ${MOST_TAGS}`;
	return { tags };
}
