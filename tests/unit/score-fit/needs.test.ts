import { describe, expect, it } from "vitest";
import { credentialsNamedIn, withImpliedCredentials } from "@/lib/tools/fit/credentials";
import { demandsOf } from "@/lib/tools/fit/demands";
import { needsOf } from "@/lib/tools/fit/needs";
import { linesOf } from "@/lib/tools/fit/sections";
import { textLanguage } from "@/lib/tools/fit/text-language";
import { skillNames } from "@/lib/tools/taxonomy/skills/skills";

const needs = (description: string) => needsOf("", description, linesOf(description));

describe("licences", () => {
	it.each([
		["Führerschein Klasse C", "Driving licence C"],
		["permis C", "Driving licence C"],
		["patente C", "Driving licence C"],
		["carnet de conducir C", "Driving licence C"],
		["prawo jazdy kat. C", "Driving licence C"],
		["řidičský průkaz sk. C", "Driving licence C"],
		["rijbewijs C", "Driving licence C"],
		["führerschein c+e", "Driving licence CE"],
		["Patente B", "Driving licence B"],
		["valid CDL-A", "CDL A"],
		["普通自動車免許", "Driving licence"],
		["conocimientos de APPCC", "HACCP"],
		["HACCP-Schulung", "HACCP"],
		["active TS/SCI clearance", "Security clearance"],
	])("%j names %s", (text, name) => {
		expect(credentialsNamedIn(text.toLowerCase())).toContain(name);
	});

	it("are equal only where the class is", () => {
		expect(credentialsNamedIn("führerschein klasse b")).not.toContain("Driving licence C");
		expect(credentialsNamedIn("cdl-a")).not.toContain("Driving licence C");
		expect([...withImpliedCredentials(["Driving licence CE"])]).toEqual(expect.arrayContaining(["Driving licence C", "Driving licence"]));
		expect([...withImpliedCredentials(["Driving licence B"])]).not.toContain("Driving licence C");
	});

	it("are demanded by requirements, not by what is a plus or offered", () => {
		expect(needs("Requirements\n- CDL-A\nNice to have\n- forklift licence\nBenefits\n- We pay for your ADR").credentials).toEqual(["CDL A"]);
	});
});

describe("languages", () => {
	it.each([
		["Requirements\n- Fluent German (C1) and English", ["German", "English"]],
		["Requisiti\n- Tedesco C1 parlato e scritto", ["German"]],
		["Anforderungen\n- Sehr gute Englischkenntnisse", []],
		["Requirements\n- Experience of French cuisine", []],
		["Requirements\n- No German required", []],
		["Nice to have\n- Fluent Dutch", []],
	])("%j demands %j", (description, languages) => {
		expect(needs(description).languages).toEqual(languages);
	});

	it.each([
		["We are looking for a nurse to join our team and care for the patients of our clinic.", "en"],
		["Wir suchen eine Pflegefachkraft für unsere Klinik, die mit uns arbeitet und das Team unterstützt.", "de"],
		["Nous cherchons une infirmière pour notre clinique, dans une équipe avec des collègues.", "fr"],
		["看護師を募集しています。病院での経験がある方を歓迎します。", "ja"],
		["Мы ищем медсестру в нашу клинику, опыт работы от двух лет, график для вас.", "ru"],
		["OK", null],
	])("%j is written in %s", (text, language) => {
		expect(textLanguage(text)).toBe(language);
	});
});

describe("where a posting demands", () => {
	it.each([
		["en", "What you need"],
		["de", "Das bringen Sie mit"],
		["fr", "Profil recherché"],
		["es", "Imprescindible"],
		["it", "Requisiti"],
		["pt", "O que procuramos"],
		["nl", "Wij vragen"],
		["pl", "Wymagania"],
		["sv", "Vi söker dig"],
		["cs", "Požadujeme"],
		["tr", "Aranan nitelikler"],
		["vi", "Yêu cầu công việc"],
		["id", "Kualifikasi"],
		["ja", "応募資格"],
		["ko", "자격요건"],
		["zh", "任职要求"],
		["ru", "Требования"],
		["uk", "Вимоги"],
		["ar", "المتطلبات"],
		["he", "דרישות התפקיד"],
		["hi", "योग्यता"],
		["th", "คุณสมบัติผู้สมัคร"],
	])("is understood in %s", (_language, heading) => {
		expect(demandsOf("", `${heading}\n- Kubernetes`)).toMatchObject([{ name: "Kubernetes", isRequired: true, weight: 1 }]);
	});

	it("what a company does asks for nothing", () => {
		const text = "Acme sells Kubernetes hosting to banks.\nRequirements\n- Docker";
		expect(demandsOf("", text).map(({ name }) => name)).toEqual(["Docker"]);
	});

	it.each([
		"Juniper Clinics runs clinics and home care for families.\n\nWhat you will do\n- Plan shifts\nRequirements\n- Excel",
		"Company Description\n\nOpal Health offers community nursing.\nRequirements\n- Excel",
		"Requirements\n- Excel\n\nCompany profile\nWe run community nursing in three towns.",
		"Anforderungen\n- Excel\n\nUnternehmensprofil\nDer Träger betreibt ambulante Pflege und Community Nursing.",
	])("what a company does asks for nothing, wherever it stands: %j", (text) => {
		expect(demandsOf("", text).map(({ name }) => name)).toEqual(["Microsoft Excel"]);
	});

	it("whom a company looks for is asked for, though it stands above the first heading", () => {
		const text = "We are looking for an engineer who knows Kubernetes.\nRequirements\n- Docker";
		expect(demandsOf("", text).map(({ name }) => name)).toEqual(["Docker", "Kubernetes"]);
	});

	it.each([
		"Keep the shop clean and safe",
		"No surgery involved",
		"Write a rough draft",
		"ohne SAP",
		"You react to what guests need",
		"Pendidikan D3 Keperawatan",
	])("%j names no skill", (text) => {
		expect(skillNames(text)).toEqual([]);
	});
});
