import { describe, expect, it } from "vitest";
import { isOneSlip } from "@/lib/tools/tables/report/findings/misspelled";
import { analyze, clean } from "@/tests/factories/data-tables";
import { makeTableFile, recognize } from "@/tests/factories/tables";

/** Orders with flaws of which a person who knows them would be told first. */
function orders(): string {
	const rows = Array.from({ length: 200 }, (_, at) => {
		const [region, channel] = [["Ontario", "Quebec", "Prairies"][at % 3], at % 5 < 3 ? "web" : at % 5 === 3 ? "store" : "phone"];
		const day = `2025-${String(1 + (at % 12)).padStart(2, "0")}-${String(1 + (at % 28)).padStart(2, "0")}`;
		return [day, region, channel, 30 + (at % 40), `${200 + ((at * 37) % 90)}.25`];
	});
	const put = (at: number, column: number, value: string) => {
		(rows[at] as (string | number | undefined)[])[column] = value;
	};
	put(9, 0, "14/03/2025");
	put(20, 1, "Ontaro");
	put(30, 3, "-4");
	put(40, 4, '"1.203,40"');
	put(50, 4, "41250.50");
	put(50, 2, "web");
	return `order_date,region,channel,customer_age,revenue\n${rows.map((row) => row.join(",")).join("\n")}\n`;
}

describe("flaws that were planted", () => {
	it("a share that one value makes much larger says so, and is not strong", async () => {
		const share = (await analyze(makeTableFile("orders.csv", orders()))).findings.find(({ kind, columns }) => kind === "shares" && columns.includes("channel"));
		expect(share?.severity).not.toBe("high");
		expect(share?.text).toMatch(/hangs on a single value, 41,251: without it, “web” comes to [\d,.]+, [\d.]+ % of [\d,.]+\./);
	});

	it("a likely misspelling, a negative age and their rows as the file counts them are named", async () => {
		const { findings } = await analyze(makeTableFile("orders.csv", orders()));
		expect(findings.find(({ kind }) => kind === "misspelled")).toMatchObject({
			text: expect.stringContaining("“Ontaro” (1 row) is most likely “Ontario”"),
			rows: [{ row: 22, text: "Ontaro" }],
		});
		expect(findings.find(({ kind }) => kind === "impossible")).toMatchObject({ columns: ["customer_age"], rows: [{ row: 32 }] });
	});

	it("a date and a number that can be only one are written as such", async () => {
		const { bytes } = await clean(makeTableFile("orders.csv", orders()), ["types"]);
		const changes = await recognize(makeTableFile("clean.xlsx", bytes), { sheet: "Changes" });
		expect(changes.sampleRows).toContainEqual(["11", "order_date", "Written as its type", "14/03/2025", "2025-03-14"]);
		expect(changes.sampleRows).toContainEqual(["42", "revenue", "Written as its type", "1.203,40", "1203.40"]);
	});

	it.each([
		["ontaro", "ontario", true],
		["onatrio", "ontario", true],
		["ontarioo", "ontario", true],
		["ontria", "ontario", false],
		["quebec", "québec", true],
		["north", "south", false],
	])("%s is one slip from %s: %s", (one, other, is) => {
		expect(isOneSlip(one, other)).toBe(is);
	});
});
