import { describe, expect, it } from "vitest";
import { textAround } from "@/lib/tools/documents/redacting/finding/text-around";

const SENTENCE =
	"For these three good years in the flat by the canal we thank you and your partner, Jonas Feldmann, and wish you both a quiet winter in your new house by the sea.";

describe("the text around a finding", () => {
	it("is cut between words, and says where it goes on", () => {
		const start = SENTENCE.indexOf("Jonas");
		const { before, after } = textAround(SENTENCE, start, start + "Jonas Feldmann".length);
		expect(before).toBe("…in the flat by the canal we thank you and your partner, ");
		expect(after).toBe(", and wish you both a quiet winter in your new house by the…");
	});

	it("is whole where the line is short", () => {
		expect(textAround("Dear Ms Okafor,", 8, 14)).toEqual({ before: "Dear Ms ", after: "," });
	});

	it("is cut anywhere in scripts that part no words, and beside a long word", () => {
		const long = "字".repeat(100);
		expect(textAround(`${long}山田${long}`, 100, 102)).toEqual({ before: `…${"字".repeat(60)}`, after: `${"字".repeat(60)}…` });
	});
});
