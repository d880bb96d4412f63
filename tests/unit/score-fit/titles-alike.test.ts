import { describe, expect, it } from "vitest";
import { scoreTitle } from "@/lib/tools/fit/title";
import { isNameOf } from "@/lib/tools/taxonomy/titles/general-names";
import { occupations } from "@/lib/tools/taxonomy/titles/occupations";

/** Names that employers use for the same work: the first is wanted, the others are offered. */
const ALIKE: readonly (readonly string[])[] = [
	["Backend Engineer", "Programmer", "Software Developer", "Software Engineer", "Server-Side Developer", "Java Developer", "プログラマー"],
	["Programmer", "Software Developer", "Softwareentwickler", "Développeur logiciel"],
	["Registered Nurse", "Staff Nurse", "RN", "Pflegefachfrau", "Gesundheits- und Krankenpfleger", "Infirmier", "Enfermera", "看護師"],
	["Electrician", "Elektriker", "Elektroniker", "Électricien", "Electricista", "Electrical Fitter"],
	["Cleaner", "Housekeeper", "Reinigungskraft", "Custodian"],
	["Truck Driver", "HGV Driver", "Lorry Driver", "LKW-Fahrer", "Camionero", "Chauffeur routier"],
	["Administrative Assistant", "Office Assistant", "Secretary", "Bürokauffrau", "Office Administrator"],
	["Customer Service Representative", "Call Center Agent", "Customer Care Specialist", "Kundenberater"],
	["Warehouse Operative", "Order Picker", "Lagerist", "Lagerarbeiter", "Warehouse Clerk"],
	["Waiter", "Server", "Waitstaff", "Kellner", "Camarero", "Serveur"],
	["Solicitor", "Attorney", "Rechtsanwalt", "Abogado", "In-House Counsel"],
	["Caregiver", "Care Assistant", "Home Care Aide", "Altenpfleger", "Nurse Aide"],
	["QA Engineer", "Software Tester", "Test Engineer", "Quality Assurance Engineer"],
];
const KIN: readonly (readonly [string, string])[] = [
	["Accountant", "Bookkeeper"],
	["Registered Nurse", "Midwife"],
	["Backend Engineer", "Data Engineer"],
	["Surgeon", "Anesthesiologist"],
	["Cleaner", "Building Caretaker"],
	["Supply Planner", "Logistics Coordinator"],
	["Demand Planner", "Logistikkoordinator"],
];
/** As `overallFit` has it: from here on no other trade is meant. */
const SAME_TRADE = 74;

describe("titles that mean the same work", () => {
	it.each(ALIKE.flatMap(([wanted = "", ...offered]) => offered.map((title) => [wanted, title] as const)))("%s and %s score alike, either way", (one, other) => {
		expect(scoreTitle(other, [one]).score).toBeGreaterThanOrEqual(78);
		expect(scoreTitle(one, [other]).score).toBeGreaterThanOrEqual(78);
	});

	it.each(KIN)("%s and %s are kin, and another trade still", (one, other) => {
		expect(scoreTitle(other, [one]).score).toBeLessThan(SAME_TRADE);
	});

	it("the very words score above another name of it, and that above a neighbour", () => {
		const of = (title: string) => scoreTitle(title, ["Backend Engineer"]).score;
		expect(of("Backend Engineer")).toBe(100);
		expect(of("Programmer")).toBeLessThan(100);
		expect(of("Programmer")).toBeGreaterThan(of("DevOps Engineer"));
	});

	it("who leads the work that is wanted stands above other work beside it", () => {
		const of = (title: string) => scoreTitle(title, ["Senior Supply Planner", "Supply Chain Planner", "Demand Planner"]).score;
		expect(of("Supply Chain Manager")).toBeGreaterThan(of("Logistics Coordinator"));
		expect(of("Inventory Planner")).toBeGreaterThan(of("Supply Chain Manager"));
	});

	it("only occupations of the table are named generally, and it holds both ways", () => {
		const table = [...occupations().values()];
		const pairs = table.flatMap((one) => table.filter((other) => isNameOf(one.id, other.id)).map((other) => [one, other] as const));
		expect(pairs.length).toBeGreaterThan(100);
		for (const [one, other] of pairs) {
			expect(isNameOf(other.id, one.id)).toBe(true);
			expect(one.id).not.toBe(other.id);
		}
	});
});
