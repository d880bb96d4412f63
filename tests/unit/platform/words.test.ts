import { describe, expect, it } from "vitest";
import { z } from "zod";
import { issuesInWords } from "@/lib/platform/language/validator-words";
import { FETCH_FAILURE_REASONS, failureWords } from "@/lib/tools/job-search/sources/fetch-failure";
import { FOREIGN_WORDS } from "@/tests/factories/foreign-words";

type Code = z.core.$ZodIssue["code"];

/** For each code: a schema, a value that it refuses, and what that is called. A code that a new zod adds fails the type check here. */
const CASES: Readonly<Record<Code, ReadonlyArray<readonly [z.ZodType, unknown, string]>>> = {
	invalid_type: [
		[z.string(), 1, "Must be text."],
		[z.string(), undefined, "A value is needed."],
		[z.int(), 1.5, "Must be a whole number."],
		[z.number(), Number.NaN, "Must be a number."],
		[z.boolean(), "yes", "Must be true or false."],
		[z.array(z.string()), {}, "Must be a list."],
		[z.object({}), [], "Must be an object."],
		[z.date(), "today", "Must be a date."],
		[z.symbol(), 1, "Must be of another kind."],
		[z.bigint(), 1, "Must be a whole number."],
		[z.null(), 1, "Must be null."],
		[z.tuple([z.string()]), "a", "Must be a list."],
		[z.record(z.string(), z.string()), "a", "Must be an object."],
		[z.map(z.string(), z.string()), "a", "Must be an object."],
		[z.set(z.string()), "a", "Must be a list."],
		[z.file(), "a", "Must be a file."],
		[z.undefined(), "a", "Must be left out."],
		[z.void(), "a", "Must be left out."],
		[z.nan(), 1, "Must be of another kind."],
		[z.string().optional().nonoptional(), undefined, "A value is needed."],
		[z.never(), 1, "Must be left out."],
	],
	invalid_value: [
		[z.enum(["a", "b"]), "c", "Must be one of: a, b."],
		[z.literal(5), "c", "Must be 5."],
		[z.literal(Array.from({ length: 20 }, (_, index) => index)), "c", `Must be one of: ${[...Array(20).keys()].join(", ")}.`],
		[z.literal(Array.from({ length: 21 }, (_, index) => index)), "c", `Must be one of: ${[...Array(20).keys()].join(", ")}, ….`],
	],
	too_big: [
		[z.string().max(100), "x".repeat(101), "May have at most 100 characters."],
		[z.string().max(1), "xx", "May have at most 1 character."],
		[z.string().length(5), "xxxxxx", "Must have exactly 5 characters."],
		[z.array(z.int()).max(10_000), Array(10_001).fill(1), "May have at most 10,000 entries."],
		[z.array(z.int()).max(0), [1], "Must be empty."],
		[z.number().max(5), 6, "Must be at most 5."],
		[z.int(), 1e300, "Must be a smaller whole number."],
		[z.number().lt(0.5), 6, "Must be less than 0.5."],
		[z.bigint().max(5n), 6n, "Must be at most 5."],
		[z.set(z.int()).max(1), new Set([1, 2]), "May have at most 1 entry."],
		[
			z.map(z.int(), z.int()).max(1),
			new Map([
				[1, 1],
				[2, 2],
			]),
			"May have at most 1 entry.",
		],
		[z.file().max(2), new File(["abc"], "a.txt"), "May have at most 2 bytes."],
		[z.date().max(new Date(0)), new Date(1), "Must not be after 1970-01-01T00:00:00.000Z."],
	],
	too_small: [
		[z.string().min(1), "", "Must not be empty."],
		[z.string().min(8), "x", "Must have at least 8 characters."],
		[z.array(z.int()).min(2), [], "Must have at least 2 entries."],
		[z.array(z.int()).length(1), [], "Must have exactly 1 entry."],
		[z.number().min(-5), -6, "Must be at least -5."],
		[z.int(), -1e300, "Must be a larger whole number."],
		[z.bigint().min(5n), 4n, "Must be at least 5."],
		[z.set(z.int()).min(2), new Set([1]), "Must have at least 2 entries."],
		[z.file().min(4), new File(["abc"], "a.txt"), "Must have at least 4 bytes."],
		[z.number().positive(), 0, "Must be more than 0."],
		[z.date().min(new Date(1)), new Date(0), "Must not be before 1970-01-01T00:00:00.001Z."],
	],
	invalid_format: [
		[z.email(), "x", "Must be an e-mail address."],
		[z.url(), "x", "Must be an address like https://example.com."],
		[z.uuid(), "x", "Must be a UUID."],
		[z.uuidv7(), "x", "Must be a UUID."],
		[z.iso.datetime(), "x", "Must be a date and time like 2026-03-31T09:00:00Z."],
		[z.iso.date(), "x", "Must be a date like 2026-03-31."],
		[z.string().regex(/^a$/), "x", "Has a form that is not allowed here."],
		[z.string().startsWith("a"), "x", "Must begin with a."],
		[z.string().endsWith("a"), "x", "Must end with a."],
		[z.string().includes("a"), "x", "Must contain a."],
	],
	not_multiple_of: [[z.number().multipleOf(0.5), 0.7, "Must be a multiple of 0.5."]],
	unrecognized_keys: [
		[z.strictObject({}), { a: 1 }, "Has a field that is not known: a."],
		[z.strictObject({}), { a: 1, b: 2 }, "Has fields that are not known: a, b."],
		[z.strictObject({}), { ["k".repeat(500)]: 1 }, `Has a field that is not known: ${"k".repeat(60)}….`],
	],
	invalid_union: [
		[z.union([z.string(), z.number(), z.null()]), true, "Must be text, a number, or null."],
		[z.union([z.string(), z.array(z.string())]), undefined, "A value is needed."],
		[z.union([z.object({ a: z.string() }), z.number()]), { a: 1 }, "The field a: Must be text."],
		[z.union([z.literal("x"), z.array(z.literal("x"))]), ["x", "y"], "Entry 2: Must be x."],
		[z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]), {}, "Fits none of the forms that are allowed here."],
		[z.discriminatedUnion("kind", [z.object({ kind: z.literal("a") }), z.object({ kind: z.literal("b") })]), { kind: "c" }, "Must be one of: a, b."],
		[z.xor([z.string(), z.string()]), "x", "Fits more than one of the forms that are allowed here."],
	],
	invalid_key: [[z.record(z.string().max(1), z.int()), { ab: 1 }, "This name is not allowed here."]],
	invalid_element: [[z.map(z.object({}), z.string()), new Map([[{}, 1]]), "Has an entry that is not allowed."]],
	custom: [
		[z.string().refine(() => false), "x", "This value is not allowed."],
		[z.string().refine(() => false, "Words of the field's own."), "x", "Words of the field's own."],
	],
};

describe("what a validator says", () => {
	it.each(Object.keys(CASES) as Code[])("says %s in our words", (code) => {
		for (const [schema, value, words] of CASES[code]) {
			const { error } = schema.safeParse(value);
			expect(error?.issues.map((issue) => issue.code)).toEqual([code]);
			expect(error && issuesInWords(error).map(({ message }) => message)).toEqual([words]);
			expect(words).not.toMatch(FOREIGN_WORDS);
		}
	});

	it("knows a word for every format that zod checks", () => {
		const ids = [z.nanoid(), z.cuid(), z.cuid2(), z.ulid(), z.xid(), z.ksuid()];
		const formats = [
			...ids,
			z.guid(),
			z.emoji(),
			z.iso.time(),
			z.iso.duration(),
			z.ipv4(),
			z.ipv6(),
			z.mac(),
			z.cidrv4(),
			z.cidrv6(),
			z.base64(),
			z.base64url(),
		];
		for (const format of [...formats, z.e164(), z.jwt(), z.hostname(), z.hex(), z.string().lowercase(), z.httpUrl()]) {
			const { error } = format.safeParse("Ä?A");
			expect(error?.issues[0]?.message, format._zod.def.type).toMatch(/^Must be .+\.$/);
		}
	});

	it("names each field by its dotted path", () => {
		const { error } = z.object({ list: z.array(z.object({ size: z.int() })) }).safeParse({ list: [{ size: 1 }, { size: 1.5 }] });
		expect(error && issuesInWords(error)).toEqual([{ path: "list.1.size", message: "Must be a whole number." }]);
	});
});

describe("what a failed job board is called", () => {
	it.each(FETCH_FAILURE_REASONS)("%s", (reason) => {
		for (const status of [null, 200, 404]) expect(failureWords(reason, status)).toMatch(/^(?:The|This) [a-z' ]+(?: \(404\))?\.$/);
		expect(failureWords(reason)).not.toMatch(FOREIGN_WORDS);
	});
});
