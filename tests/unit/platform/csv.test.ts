import { expect, it } from "vitest";
import { csvLine } from "@/lib/platform/language/csv";

it("what would end a cell is quoted, and what a spreadsheet would run is shown", () => {
	expect(csvLine(["a", 'b"c', "d,e", "f\ng", null, 1.5])).toBe('a,"b""c","d,e","f\ng",,1.5\r\n');
	expect(csvLine(["=1+1", "+1", "-1", "@x", "\tx", "1-1"])).toBe("'=1+1,'+1,'-1,'@x,'\tx,1-1\r\n");
	expect(csvLine([-5, "-5"])).toBe("-5,'-5\r\n");
});
