import { parquetMetadata, parquetReadObjects, parquetSchema } from "hyparquet";
import { describe, expect, it } from "vitest";
import { convert, makeTableFile, recognize } from "@/tests/factories/tables";

describe("a list inside an object", () => {
	it("is the table, however deep it lies, and what stands around it is named", async () => {
		const json = JSON.stringify({ status: "ok", data: { page: { next: 2, of: [1, 2] }, "my.rows": [{ a: 1, b: "x" }, { a: 2 }, { a: 3, c: true }] } });
		const source = makeTableFile("t.json", json);
		const table = await recognize(source);
		expect(table.rowCount).toBe(3);
		expect(table.columns.map(({ name }) => name)).toEqual(["a", "b", "c"]);
		const note = table.findings.map(({ message }) => message).join(" ");
		for (const word of ["data.my.rows", "3 entries", "“status”", "“data.page”"]) expect(note).toContain(word);
		expect((await convert(source, "ndjson")).text.trim().split("\n")).toHaveLength(3);
	});

	it.each([
		["two lists at one depth", { one: [{ a: 1 }], two: { x: 1 }, three: [{ b: 1 }] }],
		["no list of objects", { a: { b: { c: [1, 2] } } }],
		["a list that lies too deep", { a: { b: { c: { d: { e: { f: { g: [{ h: 1 }] } } } } } } }],
	])("is not looked for in %s: the object is one row", async (_, value) => {
		expect((await recognize(makeTableFile("t.json", JSON.stringify(value)))).rowCount).toBe(1);
	});
});

it("says which columns Parquet holds as text, since one of their cells is no number", async () => {
	const rows = Array.from({ length: 60 }, (_, at) => `${at},${at === 31 ? "broken" : `${at}.5`}`).join("\n");
	const { bytes, report } = await convert(makeTableFile("t.csv", `id,level\n${rows}\n`), "parquet");
	expect(report.columns).toEqual([
		{ name: "id", type: "integer", format: "1234" },
		{ name: "level", type: "text", format: null },
	]);
	expect(report.notes.join(" ")).toContain("the whole column is text: level");
	const buffer = Uint8Array.from(bytes).buffer;
	const types = parquetSchema(parquetMetadata(buffer)).children.map(({ element }) => element.type);
	expect(types).toEqual(["INT64", "BYTE_ARRAY"]);
	const [, second] = await parquetReadObjects({ file: buffer });
	expect(second).toEqual({ id: 1n, level: "1.5" });
});
