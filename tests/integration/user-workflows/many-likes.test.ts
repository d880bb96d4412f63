import { expect, it } from "vitest";
import { POST as likeRoute } from "@/app/api/v1/user_workflows/[workflowId]/like/route";
import { PATCH as updateRoute } from "@/app/api/v1/user_workflows/[workflowId]/route";
import { GET as communityRoute } from "@/app/api/v1/user_workflows/community/route";
import { POST as createRoute } from "@/app/api/v1/user_workflows/route";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { likeUserWorkflow } from "@/lib/user-workflows/community/like-user-workflow";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

const FANS = 1_000;
const BACK = 100;

/** People that only like: a row each, without a session that a password would be worked out for. */
async function makeFans(origin: ActorContext): Promise<ActorContext[]> {
	const rows = Array.from({ length: FANS }, () => ({ id: newId(), email: `fan-${newId()}@example.test`, emailVerifiedAt: new Date() }));
	await db().user.createMany({ data: rows });
	return rows.map(({ id }) => ({ ...origin, actor: { ...origin.actor, userId: id } }) as ActorContext);
}

it("1,000 likes at once are 1,000, in the counter and in the list, and so are those taken back", { timeout: 300_000 }, async () => {
	const owner = await makePerson({ tier: "pro" });
	const name = `Liked by many ${newId().slice(-8)}`;
	const ids = [];
	for (const one of ["first", "second"]) {
		const { workflowId } = (await call(createRoute, "POST", { token: owner.token, body: { name: `${name} ${one}` } })).body;
		await call(updateRoute, "PATCH", { token: owner.token, params: { workflowId }, body: { visibility: "public" } });
		ids.push(workflowId as string);
	}
	const [first = "", second = ""] = ids;
	await call(likeRoute, "POST", { token: owner.token, params: { workflowId: second } });
	const listed = async () =>
		(await call(communityRoute, "GET", { query: `?sort=popular&q=${encodeURIComponent(name)}` })).body.items.map(
			(item: { workflowId: string; stats: { likeCount: number } }) => [item.workflowId, item.stats.likeCount],
		);
	const rowsOf = (workflowId: string) => db().userWorkflowLike.count({ where: { workflowId } });

	const fans = await makeFans(owner.context);
	const answers = await Promise.all(fans.map((fan) => likeUserWorkflow(fan, first)));
	// Each answer is the count of its own moment: no two are alike.
	expect(new Set(answers.map(({ likeCount }) => likeCount)).size).toBe(FANS);
	expect(answers.every(({ liked }) => liked)).toBe(true);
	expect(await listed()).toEqual([
		[first, FANS],
		[second, 1],
	]);
	expect(await rowsOf(first)).toBe(FANS);

	// Some take theirs back while others like the second one.
	await Promise.all(fans.slice(0, BACK).map((fan, at) => likeUserWorkflow(fan, at % 2 === 0 ? first : second)));
	expect(await listed()).toEqual([
		[first, FANS - BACK / 2],
		[second, BACK / 2 + 1],
	]);
	expect([await rowsOf(first), await rowsOf(second)]).toEqual([FANS - BACK / 2, BACK / 2 + 1]);
});
