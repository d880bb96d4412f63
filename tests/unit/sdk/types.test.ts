import { expect, expectTypeOf, it } from "vitest";
import { ApiError } from "@/sdk/typescript/src/core/errors";
import {
	type ErrorCode,
	type GoalJob,
	type GoalMode,
	isApiError,
	isErrorOf,
	type OfferedPosting,
	type Quote,
	type RunOptions,
} from "@/sdk/typescript/src/index";

const refused = (code: string, details?: unknown): unknown =>
	new ApiError({ status: 409, code, message: "Refused", details: details as Record<string, unknown> | undefined });

it("a code tells the shape of the details", () => {
	const error = refused("VERSION_CONFLICT", { currentVersion: 7 });
	expect(isApiError(error, "INSUFFICIENT_CREDITS")).toBe(false);
	if (!isApiError(error, "VERSION_CONFLICT")) throw error;
	expectTypeOf(error.details).toEqualTypeOf<{ currentVersion: number }>();
	expect(error.details.currentVersion).toBe(7);
});

it("comparing the code narrows as well", () => {
	const error = refused("INSUFFICIENT_CREDITS", {});
	if (!isApiError(error)) throw error;
	expectTypeOf(error.code).toEqualTypeOf<ErrorCode>();
	if (error.code === "INSUFFICIENT_CREDITS") expectTypeOf(error.details).toEqualTypeOf<Quote>();
	if (error.code === "VALIDATION_ERROR") expectTypeOf(error.details.issues[0]?.message).toEqualTypeOf<string | undefined>();
	// @ts-expect-error a code that the service does not have
	expect(error.code === "NO_SUCH_CODE").toBe(false);
});

it("of one call only the codes that it knows are left", () => {
	const error = refused("JOB_NOT_FOUND");
	if (!isErrorOf(error, "goalJobs.get")) throw error;
	expectTypeOf(error.code).extract<"VERSION_CONFLICT">().toBeNever();
	expectTypeOf(error.code).extract<"JOB_NOT_FOUND">().toEqualTypeOf<"JOB_NOT_FOUND">();
	expect(error.code).toBe("JOB_NOT_FOUND");
});

it("methods take what the contract says", () => {
	expectTypeOf<GoalMode["goalJobs"]["get"]>().returns.resolves.toEqualTypeOf<GoalJob>();
	expectTypeOf<Parameters<GoalMode["goalJobs"]["confirm"]>[0]>().toEqualTypeOf<string>();
	expectTypeOf<{ workflowId: string; colour: string }>().not.toEqualTypeOf<Parameters<GoalMode["goalJobs"]["create"]>[0]>();
});

it("within onQuestion the postings are one call away, typed", () => {
	type Asked = Parameters<NonNullable<RunOptions["onQuestion"]>>[0];
	expectTypeOf<ReturnType<Asked["postings"]>["take"]>().returns.resolves.toEqualTypeOf<OfferedPosting[]>();
	expectTypeOf<Parameters<Asked["postings"]>[0]>().toEqualTypeOf<Parameters<GoalMode["goalJobs"]["listPostings"]>[1]>();
});
