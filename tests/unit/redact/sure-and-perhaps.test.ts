import { describe, expect, it } from "vitest";
import { groupsOf, idsOf } from "@/components/workflows/redact/preview";
import type { FindingKind, PersonalFinding } from "@/lib/tools/documents/redacting/schemas";

const finding = (findingId: string, kind: FindingKind, text: string, confidence: number): PersonalFinding => ({
	findingId,
	kind,
	text,
	confidence,
	places: [],
	placeCount: 1,
});
const findings = [
	finding("n1", "name", "Amara Okonjo", 0.93),
	finding("n2", "name", "Surgical", 0.4),
	finding("a1", "address", "Birkenweg 12", 0.92),
	finding("d1", "document_number", "P-017", 0.39),
];

describe("the pause of a redaction", () => {
	it("shows what is not sure apart from what is, each by kind in the order of kinds", () => {
		const { unsure, sure } = groupsOf(findings, "");
		expect(unsure.map(({ kind }) => kind)).toEqual(["name", "document_number"]);
		expect(idsOf(unsure)).toEqual(["n2", "d1"]);
		expect(sure.map(({ kind }) => kind)).toEqual(["name", "address"]);
		expect(idsOf(sure)).toEqual(["n1", "a1"]);
	});
	it("shows of both only what holds a text that is sought", () => {
		const { unsure, sure } = groupsOf(findings, " SURG ");
		expect(idsOf(unsure)).toEqual(["n2"]);
		expect(sure).toEqual([]);
	});
});
