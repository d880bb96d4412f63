import { expect, it } from "vitest";
import { warmUpTools } from "@/lib/tools/servers";

it("the tools that load something heavy ready themselves, and printing is one of them", async () => {
	expect(await warmUpTools((server) => server !== "documents")).toEqual([]);
	expect(await warmUpTools(() => true)).toEqual(["render_resume"]);
});
