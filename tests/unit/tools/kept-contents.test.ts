import { expect, it } from "vitest";
import { bounded } from "@/lib/tools/kept/bounded";
import { keptArguments } from "@/lib/tools/kept/kept-arguments";
import { HIDDEN, withoutSecrets } from "@/lib/tools/kept/secrets";

it("what is short enough is kept whole and as it was", () => {
	const value = { fileId: "f1", titles: ["Engineer", "Lead"], page: { size: 20, last: null }, isRemote: true };
	expect(bounded(value, 1000)).toEqual({ value, cuts: [] });
});

it("what is too long is shortened evenly, and each cut says where and how much", () => {
	const value = { first: Array.from({ length: 3000 }, (_, at) => `entry ${at}`), second: Array.from({ length: 3000 }, (_, at) => at), text: "x".repeat(9000) };
	const { value: kept, cuts } = bounded(value, 12_000);
	expect(JSON.stringify(kept).length).toBeLessThanOrEqual(12_000);
	expect(kept).toMatchObject({ first: expect.arrayContaining(["entry 0"]), second: expect.arrayContaining([0]), text: expect.stringMatching(/^x+$/) });
	const lists = cuts.filter(({ unit }) => unit === "entries");
	expect(lists.map(({ path, of }) => [path, of])).toEqual([
		["first", 3000],
		["second", 3000],
	]);
	expect(lists[0]?.kept).toBe(lists[1]?.kept);
	expect(cuts).toContainEqual({ path: "text", kept: (kept as { text: string }).text.length, of: 9000, unit: "characters" });
});

it.each([
	["many fields", Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`field_${at}`, "value"]))],
	["deep lists", Array.from({ length: 30 }, () => Array.from({ length: 30 }, () => Array.from({ length: 30 }, () => "word")))],
	["one endless nest", Array.from({ length: 500 }).reduce<unknown>((inner) => ({ inner }), "end")],
	["long names", { ["n".repeat(5000)]: 1 }],
])("%s come out within the limit", (_name, value) => {
	const { value: kept, cuts } = bounded(value, 2000);
	expect(JSON.stringify(kept).length).toBeLessThanOrEqual(2000);
	expect(cuts.length).toBeGreaterThan(0);
});

it("a cut inside a list names the place as a person counts it", () => {
	const { cuts } = bounded({ pages: [{ text: "a" }, { text: "b".repeat(200_000) }] }, 5000);
	expect(cuts[0]).toMatchObject({ path: "pages.2.text", of: 200_000, unit: "characters" });
});

it.each([
	["password", "hunter2hunter2", HIDDEN],
	["apiKey", "abc", HIDDEN],
	["accessToken", "abc", HIDDEN],
	["storageKey", "files/1/2", HIDDEN],
	["note", "use ck_0123456789abcdefABCDEF please", `use ${HIDDEN} please`],
	["header", "Bearer abcdefghijklmnop", `Bearer ${HIDDEN}`],
	["url", "https://files.example/a.pdf?expires=5&signature=abcdef&x=1", `https://files.example/a.pdf?expires=5&signature=${HIDDEN}&x=1`],
	["url", "https://me:secretword@example.com/", `https://${HIDDEN}@example.com/`],
	["text", "The secret of a good resume is a token of effort.", "The secret of a good resume is a token of effort."],
	["skills", "authorization, cookies, TypeScript", "authorization, cookies, TypeScript"],
])("of %s, %s, it shows %s", (name, text, shown) => {
	expect(withoutSecrets(name, text)).toBe(shown);
});

it("arguments never reach the record with a secret in them, however deep", () => {
	const kept = keptArguments({ request: [{ headers: { Authorization: "Bearer abcdefghijklmnop" }, to: "https://x.example?token=verysecret" }] });
	expect(kept).not.toContain("abcdefghijklmnop");
	expect(kept).not.toContain("verysecret");
	expect(JSON.parse(kept)).toMatchObject({ value: { request: [{ headers: { Authorization: HIDDEN } }] }, cuts: [] });
});
