import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { bridgeFiles, briefOf, readAll, textFile } from "@/tests/factories/briefs";

const LABELS = ["Liability and warranty", "Term and renewal", "Notice and termination"];

const LEASE = `Mietvertrag zwischen der Vermieterin Hafenblick GmbH und dem Mieter Jonas Lind.
Das Mietverhältnis beginnt am 1. März 2026 und ist auf zwei Jahre befristet.
Der Mieter zahlt eine Miete von 980 Euro im Monat an die Vermieterin.
Der Mieter darf die Räume nur zu Wohnzwecken nutzen.
Der Vertrag kann von beiden Seiten mit einer Frist von drei Monaten gekündigt werden.
Die Vermieterin haftet nur bei Vorsatz und grober Fahrlässigkeit.
Der Vertrag verlängert sich um ein Jahr, wenn keine Seite ihm widerspricht.
Änderungen des Vertrags müssen schriftlich sein.
`;
const SERVICE = `Service Agreement between Quayside Ltd, the Contractor, and Otter & Sons, the Client.
The Contractor maintains the pumps of the Client on each working day.
This agreement runs for twenty-four months from the effective date.
The Client pays 4,000 euros a month to the Contractor.
Either party may end this agreement by giving ninety days' written notice.
The liability of the Contractor is limited to the fees of twelve months.
The parties keep what they learn of each other secret.
This contract is governed by the law of Ireland.
`;

describe("of a contract the clauses that matter most are topics, however seldom they are said", () => {
	it.each([
		["lease.txt", LEASE, ["haftet nur bei Vorsatz", "befristet", "gekündigt werden"]],
		["service.txt", SERVICE, ["liability of the Contractor", "twenty-four months", "written notice"]],
	])("%s", async (fileName, text, told) => {
		const { brief, reading } = await briefOf([textFile(fileName, text)]);
		expect(reading.topics.map(({ label }) => label)).toEqual(expect.arrayContaining(LABELS));
		expect(reading.suggested).toEqual(expect.arrayContaining(["@liability", "@term", "@notice"]));
		for (const [at, heading] of LABELS.entries()) {
			const section = brief.sections.find((one) => one.heading === heading);
			expect(section?.sentences.map((sentence) => sentence.text).join(" "), heading).toContain(told[at]);
		}
	});

	it("a short contract has those that it has, once it is told by what only contracts say", async () => {
		const bytes = new Uint8Array(await readFile("public/samples/agency-contract-v1.docx"));
		const { reading } = await readAll([{ fileName: "agency-contract-v1.docx", bytes }]);
		expect(reading.topics.map(({ label }) => label)).toEqual(expect.arrayContaining(["Liability and warranty"]));
	});

	it("what is no contract has none of them", async () => {
		const { reading } = await readAll(await bridgeFiles());
		expect(reading.topics.map(({ label }) => label).filter((label) => LABELS.includes(label))).toEqual([]);
	});
});
