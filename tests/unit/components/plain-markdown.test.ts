import { describe, expect, it } from "vitest";
import { parseBlocks } from "@/components/ui/format/plain-markdown";

describe("plain markdown", () => {
	it("headings, wrapped paragraphs and lists become blocks", () => {
		expect(parseBlocks("# What changed\n\nFirst line\nsecond line\n\n- Moved skills\n- Kept dates\n  as they are\n\nEnd")).toEqual([
			{ kind: "heading", level: 1, text: "What changed" },
			{ kind: "paragraph", text: "First line second line" },
			{ kind: "list", items: ["Moved skills", "Kept dates as they are"] },
			{ kind: "paragraph", text: "End" },
		]);
	});

	it("HTML stays text", () => {
		expect(parseBlocks("<script>x</script>")).toEqual([{ kind: "paragraph", text: "<script>x</script>" }]);
	});
});
