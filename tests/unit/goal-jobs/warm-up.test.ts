import { expect, it } from "vitest";
import { warmUpTools } from "@/lib/tools/servers";

it("the tools that load something heavy ready themselves", async () => {
	expect(await warmUpTools((server) => server === "resume-profile")).toEqual(["parse_resume", "extract_profile", "score_fit"]);
	expect(await warmUpTools(() => true)).toEqual(["parse_resume", "extract_profile", "score_fit", "tailor_resume", "render_resume"]);
});
