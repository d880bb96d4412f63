import { z } from "zod";
import { Artifact } from "@/lib/goal-jobs/schemas";

/** The longest value as JSON: ten times what a long resume needs. */
const MAX_VALUE_CHARACTERS = 400_000;

const Value = z.record(z.string(), z.unknown());

const GivenValue = Value.refine((value) => JSON.stringify(value).length <= MAX_VALUE_CHARACTERS, `At most ${MAX_VALUE_CHARACTERS} characters as JSON.`);

export const CheckItemInput = z.object({ value: GivenValue });
export type CheckItemInput = z.infer<typeof CheckItemInput>;

export const ItemViolation = z.record(z.string(), z.unknown()).describe("Of a tailored resume: {kind, where, claim, explanation}");
export type ItemViolation = z.infer<typeof ItemViolation>;

export const ItemCheck = z.object({
	passed: z.boolean(),
	violations: z.array(ItemViolation),
	remarks: z
		.array(z.record(z.string(), z.unknown()))
		.describe("What a value that passes says beyond its source, in its owner's own words. Of a tailored resume: {where, text, unshown, explanation}"),
	advice: z.string().nullable().describe("What can be done when it did not pass"),
});
export type ItemCheck = z.infer<typeof ItemCheck>;

export const ReviseItemInput = CheckItemInput.extend({
	expectedRevision: z.int().min(0).describe("The revision that the value was made from"),
});
export type ReviseItemInput = z.infer<typeof ReviseItemInput>;

export const JobItem = z.object({
	jobSpecId: z.string(),
	itemId: z.string(),
	revision: z.int().min(0).describe("0 as the run wrote it; every change counts one up"),
	editedAt: z.iso.datetime().nullable(),
	value: Value.describe("As it is now"),
	original: Value.describe("As the run wrote it"),
	beside: Value.describe("What it was made from. Of a tailored resume: {changes, profile, document, language}"),
	artifacts: z.array(Artifact),
});
export type JobItem = z.infer<typeof JobItem>;
