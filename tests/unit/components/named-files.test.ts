import { expect, it } from "vitest";
import { withFileNames } from "@/components/goal-jobs/new-run/named-options";
import { writtenFor } from "@/components/home/newest-results";
import { compareDocuments } from "@/lib/catalog/specs/forge/compare-documents";

it("an option that is an input file is called by its name, and by its order where two have one name", () => {
	const question = compareDocuments.slots.find(({ slotId }) => slotId === "order");
	if (!question) throw new Error("no such question");
	const labels = (names: string[]) => withFileNames(question, names).config.labels;
	expect(labels(["lease-v1.docx", "lease-v2.docx"])).toEqual({ old_first: "lease-v1.docx", new_first: "lease-v2.docx" });
	expect(labels(["lease.docx", "lease.docx"])).toEqual({ old_first: "The first file", new_first: "The second file" });
});

it("two documents for one company are told apart by what they were written for", () => {
	expect(writtenFor({ metadata: { company: "Maple Fabryka", postingTitle: "Kierownik magazynu" } })).toEqual({
		company: "Maple Fabryka",
		title: "Kierownik magazynu",
	});
	expect(writtenFor({ metadata: {} })).toBeNull();
});
