import { expect, it } from "vitest";
import { isRefusedUpload } from "@/components/files/use-uploads";
import { findingsOf } from "@/components/goal-jobs/goal/file-remarks";

const check = (fileId: string, codes: string[], doubts: string[] = []) => ({
	data: {
		fileId,
		passed: codes.length === 0,
		errors: codes.map((code) => ({ code, message: `${fileId} ${code}` })),
		warnings: doubts.map((code) => ({ code, message: `${fileId} ${code}` })),
	},
});

it("what a look into files finds decides the mark of each and is said once", () => {
	const { errors, doubts, unfit } = findingsOf([check("a", ["FILE_TYPE_UNSUPPORTED"]), check("b", []), check("c", ["FILE_UNREADABLE"]), { data: undefined }]);
	expect(unfit).toEqual({ a: "Does not fit", c: "Damaged or not readable" });
	expect(errors).toEqual(["a FILE_TYPE_UNSUPPORTED", "c FILE_UNREADABLE"]);
	expect(doubts).toEqual([]);
	expect(findingsOf([check("a", [], ["FILE_DOUBTED", "NOTE"])]).doubts).toEqual(["a FILE_DOUBTED"]);
});

it("a file that can't be used leaves its place to another, one whose upload was cut off does not", () => {
	expect(isRefusedUpload({ state: "failed", isWorthRetrying: false })).toBe(true);
	expect(isRefusedUpload({ state: "failed", isWorthRetrying: true })).toBe(false);
	expect(isRefusedUpload({ state: "ready", isWorthRetrying: false })).toBe(false);
});
