import { describe, expect, it } from "vitest";
import { findPersonalData } from "@/lib/tools/documents/redacting/finding/find-personal-data";
import { FINDING_KINDS, isSure, REDACT_LIMITS } from "@/lib/tools/documents/redacting/schemas";
import { found, linesOf } from "@/tests/factories/redaction";
import { expectNearLinear } from "@/tests/setup/growth";

const RESUME = [
	"MARGUERITE OKAFOR-BELL, RN, BSN",
	"Registered Nurse",
	"Calgary, AB  |  (403) 555-0147  |  marguerite@example.com",
	"PROFESSIONAL SUMMARY",
	"Registered nurse with nine years in Surgical ICU and Step-Down Care. Known for calm charge nursing and for teaching new graduates.",
	"CLINICAL EXPERIENCE",
	"Charge Nurse, Surgical ICU",
	"Foothills Medical Centre, Calgary, AB  03/2019 – Present",
	"- Led a Care Team of twelve on nights",
	"Staff Nurse, Medical-Surgical Unit",
	"Bow Valley Lodge, Cochrane, AB  2013 – 2015",
	"EDUCATION AND TRAINING",
	"Bachelor of Nursing, University of Calgary  2009 – 2013",
	"Critical Care Certificate",
];
const DISCHARGE = [
	"DISCHARGE SUMMARY",
	"Patient Name: Tomas Brandvold",
	"Admitting Unit: Surgical ICU",
	"Attending Physician: Dr. Priya Raman",
	"Chief Complaint",
	"Shortness of breath.",
	"Hospital Course",
	"Mr Brandvold was moved from the Surgical ICU to Step-Down Care on day three.",
	"He was reviewed by Care Coordination and by Home Care Services.",
	"Primary Care Provider: Dr. Lena Moss",
	"Care Plan",
	"Wound Care twice a week by the District Nurse.",
	"Next of Kin: Ingrid Brandvold",
	"Discharge Destination",
];
const LETTER = [
	"ENTLASSUNGSBRIEF",
	"Chirurgische Intensivstation",
	"Name: Friedhelm Osterkamp",
	"Geburtsdatum: 03.11.1952",
	"Anschrift: Birkenweg 12, 37073 Göttingen",
	"Behandelnder Arzt: Dr. Yusuf Demirel",
	"Aufnahme und Verlauf",
	"Der Patient wurde auf Station Süd 3 aufgenommen.",
	"Frühere Erkrankungen",
	"Diabetes Typ 2",
	"Bevollmächtigte Person: Karin Osterkamp",
	"Leitung Pflege: Schwester Hilde",
];
const LEASE = [
	"Premises",
	"14 Larkspur Lane, Apt 3B, Burlington, VT 05401",
	"Term of Tenancy",
	"The tenancy begins on 1 July 2024 and ends on 30 June 2025.",
	"Rent and Deposit",
	"Monthly Rent: $1,450.00",
	"Late Fees",
	"A fee of $50 is due after the fifth day.",
	"House Rules",
	"Move-In Inspection",
	"Signatures",
	"Tenant: Mei-Ling Zhao",
];

const namesIn = (lines: readonly string[]) => found(...lines).filter((one) => one.startsWith("name: "));
const addressesIn = (lines: readonly string[]) => found(...lines).filter((one) => one.startsWith("address: "));

describe("headings, labels, units and posts are nobody's", () => {
	it("in a resume", () => {
		expect(namesIn(RESUME)).toEqual(["name: MARGUERITE OKAFOR-BELL"]);
	});
	it("in a record of a ward", () => {
		expect(namesIn(DISCHARGE).toSorted()).toEqual([
			"name: Brandvold",
			"name: Ingrid Brandvold",
			"name: Lena Moss",
			"name: Priya Raman",
			"name: Tomas Brandvold",
		]);
	});
	it("in a German letter", () => {
		expect(namesIn(LETTER).toSorted()).toEqual(["name: Friedhelm Osterkamp", "name: Hilde", "name: Karin Osterkamp", "name: Yusuf Demirel"]);
	});
	it("in a contract", () => {
		expect(namesIn(LEASE)).toEqual(["name: Mei-Ling Zhao"]);
	});
	it("in a column of units", () => {
		const rows = [
			"Bed\tPatient\tUnit\tStatus",
			"1\tRuth Abernathy\tSurgical ICU\tStable",
			"2\tGao Jianhua\tCardiac Care\tPost Op",
			"3\tBilal Sheikh\tBurn Unit\tStable",
		];
		expect(addressesIn(rows)).toEqual([]);
		expect(namesIn(rows)).toEqual(["name: Ruth Abernathy", "name: Gao Jianhua", "name: Bilal Sheikh"]);
	});
	it("but who is called like one stays", () => {
		expect(namesIn(["Reviewed by Dr. Grace Ward", "Seen by Mr Baker and by Nurse Lena Moss"])).toEqual(
			expect.arrayContaining(["name: Grace Ward", "name: Baker", "name: Lena Moss"]),
		);
		expect(found("our foreman Les Onions spoke")).toContain("name: Les Onions");
		expect(namesIn(["June Applegate"])).toEqual(["name: June Applegate"]);
		expect(namesIn(["Consultant Fionnuala Geraghty"]).join()).toContain("Fionnuala Geraghty");
	});
	it("and a word of a unit alone is never surely somebody", () => {
		const findings = findPersonalData(linesOf("Mr Tobias Care came.", "Care was taken."), FINDING_KINDS);
		expect(findings.filter((finding) => isSure(finding)).map(({ text }) => text)).not.toContain("Care");
	});
});

describe("an address ends", () => {
	it("where the line ends and a heading or a label begins", () => {
		expect(addressesIn(LEASE)).toEqual(["address: 14 Larkspur Lane, Apt 3B, Burlington, VT 05401"]);
		expect(addressesIn(LETTER)).toEqual(["address: Birkenweg 12, 37073 Göttingen"]);
	});
	it.each([
		["Bow Valley Lodge, 12 Mill Road, Cochrane, AB  2013 – 2015", "12 Mill Road, Cochrane, AB"],
		["22 Mill Road, Calgary, AB T2P 1J9  03/2019 – Present", "22 Mill Road, Calgary, AB T2P 1J9"],
		["Gartenstraße 4, 37073 Göttingen, 01/2020 - 03/2024", "Gartenstraße 4, 37073 Göttingen"],
	])("before a range of times: %s", (line, address) => {
		expect(addressesIn([line]).join()).toMatch(new RegExp(`${address}$`));
	});
	it("and a number of a house is no year", () => {
		expect(addressesIn(["Rua dos Caçadores, 2021 - quitinete 6"]).join()).toMatch(/^address: Rua dos Caçadores, 2021/);
	});
	it("in a time that grows with the text alone", async () => {
		const make = (size: number) => linesOf(", 2013 ".repeat(size), "12 Mill Road, 2013 - ".repeat(size), "Care Unit: ".repeat(size));
		await expectNearLinear(REDACT_LIMITS.lineLetters / 12, make, (lines) => findPersonalData(lines, FINDING_KINDS));
	});
});
