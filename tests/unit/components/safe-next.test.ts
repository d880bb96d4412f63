import { expect, it } from "vitest";
import { safeNext } from "@/components/accounts/safe-next";

it.each(["/runs/1?tab=a", "/new/goal_lane.resume_to_job_ready"])("keeps our own path %s", (path) => {
	expect(safeNext(path)).toBe(path);
});

it.each([
	undefined,
	"",
	"https://evil.example",
	"//evil.example",
	"/\\evil.example",
	"/a\\b",
	"/\t/evil.example",
	"/.//evil.example",
	"/a/..//evil.example",
	"javascript:alert(1)",
])("does not follow %s", (path) => {
	expect(safeNext(path)).toBe("/home");
});
