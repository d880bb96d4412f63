import { expect, it } from "vitest";
import { beginAddress, broughtBy, homeAddress } from "@/components/beginning/begun-address";
import { oneOfEach } from "@/components/files/field/named-apart";
import { mayBeSame } from "@/components/files/same-file";
import { answersOfFiles, spread } from "@/components/goal-jobs/new-run/brought";
import { coverLetter } from "@/lib/catalog/specs/goal-lane/cover-letter";
import type { File as StoredFile } from "@/lib/files/schemas";
import type { Slot } from "@/lib/questions/schemas";

const PDF = "application/pdf";
const file = (fileId: string, fileName: string, mimeType = PDF) => ({ fileId, fileName, mimeType, sizeBytes: 10 });

it("an address carries what was said and added, and gives it back", () => {
	const brought = { goal: "Jobs near Lyon & Paris", fileIds: ["a", "b"] };
	const address = homeAddress(brought, "write");
	expect(address).toBe("/home?goal=Jobs%20near%20Lyon%20%26%20Paris&file=a&file=b&step=write");
	expect(broughtBy(new URL(address, "http://here").searchParams)).toEqual(brought);
	expect(beginAddress("forge.brief", { goal: " ", fileIds: ["a"] })).toBe("/new/forge.brief?file=a");
	expect(beginAddress("forge.brief", { goal: "", fileIds: [] })).toBe("/new/forge.brief");
	expect(homeAddress({ goal: "", fileIds: [] }, "choose")).toBe("/home");
});

it("words that would make an address too long for servers stay behind, files never", () => {
	expect(homeAddress({ goal: "職".repeat(2000), fileIds: ["a"] }, "write")).toBe("/home?file=a&step=write");
});

it("files that were brought go where their kinds fit: to the workflow, then to its questions", () => {
	const files = [file("table", "orders.csv", "text/csv"), file("cv", "cv.pdf"), file("posting", "posting.pdf"), file("other", "notes.pdf")];
	const { taken, left } = spread(files, { supportedInputFormats: ["pdf", "docx"], maxFiles: 1 });
	expect(taken.map(({ fileId }) => fileId)).toEqual(["cv"]);
	const slots = coverLetter.slots as unknown as Slot[];
	expect(answersOfFiles(left, slots)).toEqual({ postingFile: "posting" });
	expect(answersOfFiles([file("table", "orders.csv", "text/csv")], slots)).toEqual({});
});

const stored = (values: Partial<StoredFile>): StoredFile => ({
	...file("f", "cv.pdf"),
	sha256: "aa",
	status: "ready",
	number: 1,
	unreadable: null,
	createdAt: "2026-01-01T00:00:00.000Z",
	...values,
});

it("only a file of the same name and length that can be opened may be the same one again", () => {
	const again = { name: "cv.pdf", size: 10 };
	expect(mayBeSame([stored({})], again)).toHaveLength(1);
	const others = [
		{ fileName: "resume.pdf" },
		{ sizeBytes: 11 },
		{ status: "pending" as const },
		{ sha256: null },
		{ unreadable: { code: "FILE_EMPTY" as const, message: "" } },
	];
	for (const other of others) expect(mayBeSame([stored(other)], again)).toEqual([]);
});

it("what is one file to a person is offered once, the newest of the same bytes", () => {
	const named = [stored({ fileId: "3" }), stored({ fileId: "2", sha256: "bb" }), stored({ fileId: "1" })].map((known) => ({ file: known }));
	expect(oneOfEach(named).map(({ file: { fileId } }) => fileId)).toEqual(["3", "2"]);
});
