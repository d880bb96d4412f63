import { readFileSync } from "node:fs";
import pg from "pg";
import { z } from "zod";
import { type ApiClient, signInToStack } from "./api-client";
import { p95Of } from "./load/p95-of";

const ROWS = 1_000_000;
const Endpoints = z.object({ databaseUrl: z.string() });
const Plan = z.array(z.object({ "QUERY PLAN": z.array(z.object({ Plan: z.unknown() })) }));

/** Public workflows as people name them; one in a hundred thousand has the rare word. */
const FILL = `INSERT INTO user_workflow ("workflowId", "ownerId", "specId", "sourceType", "name", "description", "canvasLayout", "tags", "visibility", "likeCount", "publishedAt", "createdAt")
	SELECT 'uw_' || lpad(to_hex(n), 24, '0'), $1::uuid, 'user_bench.uw_' || n, 'blank',
		(ARRAY['Clean', 'Convert', 'Compare', 'Summarise', 'Redact'])[1 + n % 5] || ' ' || (ARRAY['tables', 'letters', 'invoices', 'minutes', 'photos', 'resumes', 'contracts'])[1 + n % 7] || ' ' || n,
		CASE WHEN n % 100000 = 0 THEN 'For quokkas' ELSE 'Made of ' || (ARRAY['three', 'four', 'five'])[1 + n % 3] || ' tools, for ' || md5(n::text) END,
		'{"edges": [], "groups": [], "viewport": {"zoom": 1, "pan": {"x": 0, "y": 0}}}', ARRAY['tag' || n % 500], 'public', (random() * random() * 5000)::int,
		now() - n * interval '1 second', now() FROM generate_series(1, ${ROWS}) n`;

async function fill(): Promise<pg.Client> {
	const { databaseUrl } = Endpoints.parse(JSON.parse(readFileSync(process.env.ENDPOINTS_FILE ?? "", "utf8")));
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	const { rows } = await client.query<{ id: string }>(`SELECT "id" FROM "user" LIMIT 1`);
	await client.query(FILL, [rows[0]?.id]);
	await client.query("ANALYZE user_workflow");
	return client;
}

/** Follows a list for some pages, as a reader does. */
async function pages(api: ApiClient, query: string, count: number): Promise<void> {
	let cursor: string | null = "";
	for (let page = 0; page < count && cursor !== null; page += 1) {
		const next: string = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
		({ cursor } = await api.call<{ cursor: string | null }>("GET", `/user_workflows/community?${query}${next}`));
	}
}

/** What the gallery takes with a million public workflows in it. */
export async function benchCommunity() {
	const api = await signInToStack();
	const client = await fill();
	const lists: readonly (readonly [string, string, number])[] = [
		["the first page, recent", "", 1],
		["the first page, popular", "sort=popular", 1],
		["five pages, popular", "sort=popular", 5],
		["a rare word, recent", "q=quokka", 1],
		["a rare word, popular", "sort=popular&q=quokka", 1],
		["a common word, popular", "sort=popular&q=invoice", 1],
		["no such word", "q=zzyzx", 1],
		["a tag, popular", "sort=popular&tag=tag77", 1],
	];
	const measured = [];
	for (const [name, query, count] of lists) {
		measured.push({
			name: `${name}, of ${ROWS.toLocaleString("en")}`,
			value: await p95Of(() => pages(api, query, count)),
			unit: "ms (p95)",
			goal: count === 1 ? 250 : undefined,
		});
	}
	const { rows } = await client.query(
		`EXPLAIN (FORMAT JSON) SELECT "workflowId" FROM user_workflow w WHERE w."visibility" = 'public' AND (w."likeCount", w."workflowId") < (2000, 'uw_8') ORDER BY w."likeCount" DESC, w."workflowId" DESC LIMIT 21`,
	);
	const plan = JSON.stringify(Plan.parse(rows));
	await client.end();
	const isRead = plan.includes("Seq Scan") || plan.includes('"Sort"');
	return [...measured, { name: "pages of the popular list that read or sort all rows", value: isRead ? 1 : 0, unit: "", goal: 0 }];
}
