import { expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { serverShelf, sweepShelves } from "@/lib/tools/shelf/server-shelf";
import { MAX_SHELF_ITEM_BYTES } from "@/lib/tools/shelf/shelf";

const HOUR_MS = 3_600_000;
const bytes = (text: string) => new TextEncoder().encode(text);

it("keeps items by server and key until they expire", async () => {
	const [one, other] = [serverShelf("one"), serverShelf("other")];
	await one.write("a/1", bytes("first"), HOUR_MS);
	await one.write("a/1", bytes("second"), HOUR_MS);
	await one.write("a/2", bytes("old"), -1);
	await one.write("b/1", bytes("elsewhere"), HOUR_MS);
	expect(await one.keys("a/")).toEqual(["a/1"]);
	expect(Buffer.from((await one.read("a/1")) ?? []).toString()).toBe("second");
	expect([await one.read("a/2"), await one.read("a/3"), await other.read("a/1")]).toEqual([null, null, null]);
	await sweepShelves();
	expect(await db().toolShelfItem.findMany({ where: { server: "one" }, select: { key: true }, orderBy: { key: "asc" } })).toEqual([
		{ key: "a/1" },
		{ key: "b/1" },
	]);
});

it("gives a piece of work to one claimer, until it is released or its time is over", async () => {
	const shelf = serverShelf("claims");
	const claims = await Promise.all(Array.from({ length: 8 }, () => shelf.claim("work", HOUR_MS)));
	expect(claims.filter(Boolean)).toHaveLength(1);
	await sweepShelves();
	expect(await shelf.claim("work", HOUR_MS)).toBe(false);
	await shelf.release("work");
	expect(await shelf.claim("work", 1)).toBe(true);
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect(await shelf.claim("work", HOUR_MS)).toBe(true);
});

it("refuses what is too large, and keys that are none", async () => {
	const shelf = serverShelf("limits");
	await expect(shelf.write("a", new Uint8Array(MAX_SHELF_ITEM_BYTES + 1), HOUR_MS)).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
	for (const key of ["", "/a", "a//b", "a b", "ä", "a".repeat(101)]) await expect(shelf.read(key)).rejects.toMatchObject({ code: "INVALID_REQUEST" });
});
