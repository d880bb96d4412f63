import { describe, expect, it } from "vitest";
import { isFurniture } from "@/lib/tools/job-search/given-posting/page-furniture";
import { understandPosting } from "@/lib/tools/job-search/given-posting/understand-posting";

const understood = (text: string) => understandPosting({ text, head: {}, source: { kind: "text", name: "" }, notes: [] });
const of = (text: string, kind: "must" | "wish") => understood(text).demands.flatMap((demand) => (demand.kind === kind ? [demand.text] : []));

const PASTED_PAGE = `Skip to content
CareNet   Find jobs   Log in   Help
Jobs › Leeds › Health

Occupational Therapist
Airedale Rehabilitation Trust - Skipton
£36,000 | Permanent

You need
1. HCPC registration
2. Experience with stroke patients
3. A driving licence

Extra credit
1. Splinting course

The good stuff
1. 33 days of holiday
2. Free parking

Cookie settings | Privacy`;

const IN_A_LINE = `Bus Driver
Weald Buses Ltd, Maidstone
Essential: PCV licence. Clean record for three years. Good English.
Desirable: First aid. CPC up to date.
In return: a pension, free travel and paid breaks.`;

const GERMAN = `Startseite   Jobs   Anmelden
Bauzeichner (m/w/d)
Ingenieurbüro Harms & Voss PartG mbB - Oldenburg

Ihre Aufgaben
• Pläne für Brücken zeichnen

Das bringen Sie mit
• Ausbildung als Bauzeichner
• Kenntnisse in Allplan

Schön wäre
• Erfahrung mit BIM

Was Sie bekommen
• 30 Tage Urlaub
• Jobrad`;

const SPANISH = `Ofertas | Empresas | Mi cuenta
Técnico de laboratorio
Aceites Sierra Mágina, S. A. - Jaén
Requisitos:
- Ciclo superior de Laboratorio
- Carnet de conducir
Se valorará:
- Inglés B2
Ofrecemos:
- Comedor de empresa`;

const FRENCH = `Aller au contenu
Éducatrice de jeunes enfants (H/F)
Crèche Les Petits Galets - Dieppe
Profil
- Diplôme d'État
- Expérience en crèche
Serait un plus
- Langue des signes
Nous proposons
- Mutuelle
- Tickets restaurant`;

describe("a posting as people paste it", () => {
	it.each([
		["with its page around it", PASTED_PAGE, "Occupational Therapist", "Airedale Rehabilitation Trust"],
		["in lines of sentences", IN_A_LINE, "Bus Driver", "Weald Buses Ltd"],
		["in German", GERMAN, "Bauzeichner (m/w/d)", "Ingenieurbüro Harms & Voss PartG mbB"],
		["in Spanish", SPANISH, "Técnico de laboratorio", "Aceites Sierra Mágina, S.A."],
		["in French", FRENCH, "Éducatrice de jeunes enfants (H/F)", "Crèche Les Petits Galets"],
	])("%s keeps its title and its company", (_, text, title, company) => {
		expect(understood(text)).toMatchObject({ title, company });
	});

	it.each([
		["with its page around it", PASTED_PAGE, ["HCPC registration", "Experience with stroke patients", "A driving licence"], ["Splinting course"]],
		["in lines of sentences", IN_A_LINE, ["PCV licence", "Clean record for three years", "Good English"], ["First aid", "CPC up to date"]],
		["in German", GERMAN, ["Ausbildung als Bauzeichner", "Kenntnisse in Allplan"], ["Erfahrung mit BIM"]],
		["in Spanish", SPANISH, ["Ciclo superior de Laboratorio", "Carnet de conducir"], ["Inglés B2"]],
		["in French", FRENCH, ["Diplôme d'État", "Expérience en crèche"], ["Langue des signes"]],
	])("%s asks for what it asks, wishes apart, and no benefit is asked", (_, text, musts, wishes) => {
		expect(of(text, "must")).toEqual(musts);
		expect(of(text, "wish")).toEqual(wishes);
	});

	it("keeps its tasks apart from what it asks for and what it gives", () => {
		expect(understood(GERMAN).tasks.map(({ text }) => text)).toEqual(["Pläne für Brücken zeichnen"]);
		expect(understood(PASTED_PAGE).tasks).toEqual([]);
	});
});

it.each([
	["Werft Nord GmbH & Co. KG, Emden", "Werft Nord GmbH & Co. KG"],
	["Delta Pipes, Inc. | Tulsa", "Delta Pipes, Inc."],
])("%s below a title is a company with its whole form", (line, company) => {
	expect(understood(`Welder\n${line}\nRequirements\n- Welding`).company).toBe(company);
});

it.each(["Berlin", "Full-time, permanent", "Remote", "Posted 3 days ago", "€60,000 a year", "We bake bread."])("%s below a title is no company", (line) => {
	expect(understood(`Baker\n${line}\nRequirements\n- Baker's diploma`).company).toBeNull();
});

it.each(["Help users to sign up and log in", "Experience with search and blogs is a must for this role", "Elektriker / Mechatroniker (m/w/d)", "- Privacy"])(
	"%s is no furniture of a page",
	(line) => {
		expect(isFurniture(line)).toBe(false);
	},
);

it("what stands below an unknown heading after the wishes is asked of nobody", () => {
	const text =
		"Glazier\nClearview Windows Ltd\nRequirements\n- Cutting glass\nNice to have\n- Leaded lights\nLife at the yard\n- Barbecue every June\n- Dogs may come along";
	expect(of(text, "must")).toEqual(["Cutting glass"]);
	expect(of(text, "wish")).toEqual(["Leaded lights"]);
});

describe("the head of a posting", () => {
	it.each([
		[
			"Senior Gardener\nAlderbrook Trust, Manchester\n\nYou need\n- Pruning\n\nPlease send your application to Ms Olive Marsh by 15 January.",
			"Senior Gardener",
			"Alderbrook Trust",
			"Ms Olive Marsh",
			"Manchester",
		],
		["Staff Engineer\nFjordsild AS – Oslo\n\nRequirements\n* Go", "Staff Engineer", "Fjordsild AS", null, "Oslo"],
		[
			"Técnico/a de archivos\nFundación Lurmendi, San Sebastián\n\nRequisitos\n- Inglés\n\nEnvíe su candidatura a la atención de D.ª Nerea Olano.",
			"Técnico/a de archivos",
			"Fundación Lurmendi",
			"D.ª Nerea Olano",
			"San Sebastián",
		],
		[
			"Buchhalter (m/w/d)\nNordlicht eG, Flensburg\n\nIhr Profil\n- DATEV\n\nBitte bewerben Sie sich bei Herrn Dr. Jens Carst mit Ihrer Gehaltsvorstellung.",
			"Buchhalter (m/w/d)",
			"Nordlicht eG",
			"Herrn Dr. Jens Carst",
			"Flensburg",
		],
		[
			"Finance Assistant\nBrightwater Ltd, Leeds\n\nYou need\n- Excel\n\nApply to Marta Kowalczyk, Head of Finance, by 3 May.",
			"Finance Assistant",
			"Brightwater Ltd",
			"Marta Kowalczyk",
			"Leeds",
		],
		[
			"Finance Assistant\nBrightwater Ltd, Leeds\n\nYou need\n- Excel\n\nSend your CV to Tom Achebe (t.achebe@brightwater.example).",
			"Finance Assistant",
			"Brightwater Ltd",
			"Tom Achebe",
			"Leeds",
		],
		[
			"Finance Assistant\nBrightwater Ltd, Leeds\n\nYou need\n- Excel\n\nApply to Brightwater Careers at jobs@brightwater.example.",
			"Finance Assistant",
			"Brightwater Ltd",
			null,
			"Leeds",
		],
		["Cook\nThe Tin Kettle\n\nYou need\n- Patience\n\nFounded by Mr Harold Tin in 1950.", "Cook", "The Tin Kettle", null, null],
	])("%j", (text, title, company, contactPerson, location) => {
		expect(understood(text)).toMatchObject({ title, company, contactPerson, location });
	});
});
