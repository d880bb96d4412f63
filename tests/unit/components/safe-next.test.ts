import { expect, test } from "vitest";
import { safeNext } from "@/components/accounts/safe-next";

test.each(["/runs/1?tab=a", "/new/goal_lane.resume_to_job_ready"])("keeps our own path %s", (path) => {
	expect(safeNext(path)).toBe(path);
});

test.each([undefined, "", "https://evil.example", "//evil.example", "/\\evil.example", "/a\\b", "/\t/evil.example", "javascript:alert(1)"])(
	"does not follow %s",
	(path) => {
		expect(safeNext(path)).toBe("/catalog");
	},
);
