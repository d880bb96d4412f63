import { describe, expect, it } from "vitest";
import { LONGEST_DEMAND } from "@/lib/tools/job-search/given-posting/schemas";
import { understandPosting } from "@/lib/tools/job-search/given-posting/understand-posting";
import { UNREAD } from "@/lib/tools/job-search/given-posting/unread";
import { expectNearLinear } from "@/tests/setup/growth";

const understood = (text: string) => understandPosting({ text, head: {}, source: { kind: "text", name: "" }, notes: [] });
const of = (text: string, kind: "must" | "wish") => understood(text).demands.flatMap((demand) => (demand.kind === kind ? [demand.text] : []));

const PASTED = [
	{
		text: "Senior Backend Engineer at Kiwi Freight, Brno. We look for someone with Go, PostgreSQL, Kafka and Kubernetes who has run high-traffic services. You will own the pricing service, mentor two engineers and work with product. We offer 25 days of leave and remote work. Requirements: 5 years in backend engineering, Go, PostgreSQL, event streaming with Kafka, AWS. Nice to have: Terraform, gRPC.",
		title: "Senior Backend Engineer",
		company: "Kiwi Freight",
		location: "Brno",
		musts: [
			"We look for someone with Go, PostgreSQL, Kafka and Kubernetes who has run high-traffic services.",
			"5 years in backend engineering",
			"Go",
			"PostgreSQL",
			"event streaming with Kafka",
			"AWS",
		],
		wishes: ["Terraform", "gRPC"],
	},
	{
		text: "St Bride Hospital in Preston is looking for a Registered Nurse to join its surgical ward. You have a current NMC registration and at least one year on a surgical ward. Training in cannulation is an advantage. We offer an NHS pension, 27 days of leave and free parking.",
		title: "Registered Nurse",
		company: "St Bride Hospital",
		location: "Preston",
		musts: ["You have a current NMC registration and at least one year on a surgical ward."],
		wishes: ["Training in cannulation is an advantage."],
	},
	{
		text: "Accountant (m/f/d) – Harbour Foods\nHarbour Foods packs fish in Grimsby. Requirements: ACCA or CIMA; two years of month-end closing; SAP. Nice to have: German. Benefits: annual bonus; hybrid working.",
		title: "Accountant (m/f/d)",
		company: "Harbour Foods",
		location: null,
		musts: ["ACCA or CIMA", "two years of month-end closing", "SAP"],
		wishes: ["German"],
	},
	{
		text: "Ticketbird is hiring a Customer Support Agent (remote, UK). Requirements - Fluent English - One year in a call centre - Calm under pressure Nice to have - Zendesk Benefits - a headset - 25 days of leave",
		title: "Customer Support Agent",
		company: "Ticketbird",
		location: null,
		musts: ["Fluent English", "One year in a call centre", "Calm under pressure"],
		wishes: ["Zendesk"],
	},
	{
		text: "Are you a Barista? Copper Cup needs you in Cardiff. You have six months behind a bar and don't mind early starts. Latte art would be lovely. You'll get free coffee and tips.",
		title: "Barista",
		company: "Copper Cup",
		location: null,
		musts: ["You have six months behind a bar and don't mind early starts."],
		wishes: ["Latte art would be lovely."],
	},
	{
		text: "Fenland Council is recruiting a Payroll Officer. What we need: 1) two years running payroll for 200 staff 2) good Excel 3) CIPP or studying for it. What we offer: flexible hours and a local government pension.",
		title: "Payroll Officer",
		company: "Fenland Council",
		location: null,
		musts: ["two years running payroll for 200 staff", "good Excel", "CIPP or studying for it"],
		wishes: [],
	},
	{
		text: "Der Gasthof Adler in Lindau sucht ab Mai einen Koch (m/w/d). Sie haben eine abgeschlossene Ausbildung als Koch und sprechen gut Deutsch. Erfahrung mit vegetarischer Küche ist von Vorteil. Wir bieten eine Unterkunft und 30 Tage Urlaub.",
		title: "Koch (m/w/d)",
		company: "Gasthof Adler",
		location: "Lindau",
		musts: ["Sie haben eine abgeschlossene Ausbildung als Koch und sprechen gut Deutsch."],
		wishes: ["Erfahrung mit vegetarischer Küche ist von Vorteil."],
	},
	{
		text: "Backend-Entwickler (m/w/d) bei Kiezmarkt GmbH, Berlin. Deine Aufgaben: Du baust unseren Bestelldienst aus. Dein Profil: 3 Jahre Erfahrung mit Go, PostgreSQL, Deutsch auf B2. Nice to have: Kafka. Wir bieten: Jobticket, 30 Tage Urlaub.",
		title: "Backend-Entwickler (m/w/d)",
		company: "Kiezmarkt GmbH",
		location: "Berlin",
		musts: ["3 Jahre Erfahrung mit Go", "PostgreSQL", "Deutsch auf B2"],
		wishes: ["Kafka"],
	},
	{
		text: "Werde Erzieher (m/w/d) bei der Kita Sonnenhügel! Du begleitest Kinder von 1 bis 6 Jahren. Du brauchst die staatliche Anerkennung und Freude an Bewegung. Gebärdensprache wäre schön. Dich erwarten Fortbildungen und ein kleines Team.",
		title: "Erzieher (m/w/d)",
		company: "Kita Sonnenhügel",
		location: null,
		musts: ["Du brauchst die staatliche Anerkennung und Freude an Bewegung."],
		wishes: ["Gebärdensprache wäre schön."],
	},
	{
		text: "La Résidence Les Tilleuls à Angers recherche une Aide-soignante. Vous avez le diplôme d'État d'aide-soignant et le permis B. Une expérience en gériatrie serait appréciée. Nous proposons un CDI, une prime annuelle et des repas sur place.",
		title: "Aide-soignante",
		company: "Résidence Les Tilleuls",
		location: "Angers",
		musts: ["Vous avez le diplôme d'État d'aide-soignant et le permis B."],
		wishes: ["Une expérience en gériatrie serait appréciée."],
	},
	{
		text: "Chef de partie (H/F) – Hôtel du Port, Dinard. Vos missions : tenir le poste chaud, gérer les commandes. Profil : CAP cuisine ; deux ans d'expérience ; sens de l'organisation. Serait un plus : anglais. Nous offrons : logement ; deux jours de repos consécutifs.",
		title: "Chef de partie (H/F)",
		company: "Hôtel du Port",
		location: "Dinard",
		musts: ["CAP cuisine", "deux ans d'expérience", "sens de l'organisation"],
		wishes: ["anglais"],
	},
	{
		text: "Bodegas Llano busca un Contable para sus oficinas de Logroño. Se requiere Grado en ADE, tres años de experiencia y buen nivel de Excel. Se valorará francés. Ofrecemos jornada intensiva en verano y contrato indefinido.",
		title: "Contable",
		company: "Bodegas Llano",
		location: null,
		musts: ["Se requiere Grado en ADE, tres años de experiencia y buen nivel de Excel."],
		wishes: ["Se valorará francés."],
	},
	{
		text: "A Rota Verde está à procura de um Programador Backend no Porto. Procuramos cinco anos de Java, experiência com bases de dados e inglês. Será valorizado Kafka. Oferecemos seguro de saúde e trabalho remoto.",
		title: "Programador Backend",
		company: "Rota Verde",
		location: null,
		musts: ["Procuramos cinco anos de Java, experiência com bases de dados e inglês."],
		wishes: ["Será valorizado Kafka."],
	},
	{
		text: "Casa di Cura Villa Serena ricerca un Infermiere per il reparto di medicina. Richiediamo la laurea in infermieristica e l'iscrizione all'albo. Sarà gradita esperienza in terapia intensiva. Offriamo contratto a tempo indeterminato e welfare aziendale.",
		title: "Infermiere",
		company: "Casa di Cura Villa Serena",
		location: null,
		musts: ["Richiediamo la laurea in infermieristica e l'iscrizione all'albo."],
		wishes: ["Sarà gradita esperienza in terapia intensiva."],
	},
	{
		text: "Kom bij Van Dam Transport werken als Administratief medewerker. Functie-eisen: goed Nederlands, kennis van Excel, mbo-diploma. Mooi meegenomen: Duits. Ons aanbod: 27 vakantiedagen.",
		title: "Administratief medewerker",
		company: "Van Dam Transport",
		location: null,
		musts: ["goed Nederlands", "kennis van Excel", "mbo-diploma"],
		wishes: ["Duits"],
	},
	{
		text: "Zielona Mapa szuka: Programista Python, Kraków. Wymagania: 3 lata pracy z Python; Django; język angielski B2. Mile widziane: AWS. Oferujemy: karta sportowa; praca zdalna.",
		title: "Programista Python",
		company: "Zielona Mapa",
		location: "Kraków",
		musts: ["3 lata pracy z Python", "Django", "język angielski B2"],
		wishes: ["AWS"],
	},
	{
		text: "Přidejte se k Modrá Voda jako Vývojář Java. Očekáváme: 4 roky s Java, Spring, SQL. Výhodou je Docker. Nabízíme home office a stravenky.",
		title: "Vývojář Java",
		company: "Modrá Voda",
		location: null,
		musts: ["4 roky s Java", "Spring", "SQL"],
		wishes: ["Výhodou je Docker."],
	},
	{
		text: "Vårdhuset Eken söker en Sjuksköterska till Malmö. Krav: svensk legitimation, körkort B, ett års erfarenhet. Meriterande: arabiska. Vi erbjuder: friskvårdsbidrag.",
		title: "Sjuksköterska",
		company: "Vårdhuset Eken",
		location: null,
		musts: ["svensk legitimation", "körkort B", "ett års erfarenhet"],
		wishes: ["arabiska"],
	},
];

describe("a posting that was pasted as one paragraph", () => {
	it.each(PASTED)("says who looks for whom: $title", ({ text, title, company, location }) => {
		expect(understood(text)).toMatchObject({ title, company, location });
	});

	it.each(PASTED)("asks for what it asks, wishes apart, and offers nothing as a demand: $title", ({ text, musts, wishes }) => {
		expect(of(text, "must")).toEqual(musts);
		expect(of(text, "wish")).toEqual(wishes);
	});

	it.each(PASTED)("reads the same with each sentence on a line of its own: $title", ({ text, title, company, musts, wishes }) => {
		const lines = text.replace(/(?<=[.!?])\s+/gu, "\n");
		expect(understood(lines)).toMatchObject({ title, company });
		expect(of(lines, "must")).toEqual(musts);
		expect(of(lines, "wish")).toEqual(wishes);
	});

	it("keeps what is to be done as tasks", () => {
		expect(understood(PASTED[0]?.text ?? "").tasks.map(({ text }) => text)).toEqual([
			"You will own the pricing service, mentor two engineers and work with product.",
		]);
	});

	it.each([
		["Join Alder Hall Estate as a Head Gardener.", "Head Gardener", "Alder Hall Estate"],
		["We at Pebble Labs seek a Frontend Engineer.", "Frontend Engineer", "Pebble Labs"],
		["Wir bei Hofer Anlagenbau suchen einen Industriemechaniker (m/w/d) für unser Werk.", "Industriemechaniker (m/w/d)", "Hofer Anlagenbau"],
		["Rejoignez Atelier Numérique en tant que Développeuse web.", "Développeuse web", "Atelier Numérique"],
		["Únete a Clínica Santa Marta como Auxiliar de enfermería.", "Auxiliar de enfermería", "Clínica Santa Marta"],
		["Unisciti a Officina Digitale come Sviluppatore Java.", "Sviluppatore Java", "Officina Digitale"],
		["Dołącz do Szpital Zdrowie jako Pielęgniarka.", "Pielęgniarka", "Szpital Zdrowie"],
		["Pekárna Klas hledá Účetní do Brna.", "Účetní", "Pekárna Klas"],
		["We are looking for someone with patience.", null, null],
		["We are a family business by the sea.", null, null],
	])("%s", (sentence, title, company) => {
		const posting = understood(`${sentence} Requirements: patience.`);
		expect(posting).toMatchObject({ title, company });
		if (title === null) expect(posting.unread).toEqual(expect.arrayContaining([UNREAD.title, UNREAD.company]));
	});

	it("is never cut within a word", () => {
		const text = `You must have ${"experience of rotas and budgets and ".repeat(20)}patience.`;
		const [demand = ""] = of(text, "must");
		expect(demand.length).toBeLessThanOrEqual(LONGEST_DEMAND);
		expect(demand).toMatch(/ (?:experience|of|rotas|and|budgets)…$/u);
	});

	it("lists what stands between commas, and leaves a sentence or alternatives whole", () => {
		expect(of("Cook at Blue Pan, Lyon. Requirements: knife skills, patience, and good French. We pay well.", "must")).toEqual([
			"knife skills",
			"patience",
			"good French",
		]);
		expect(of("Cook at Blue Pan, Lyon. Requirements: a diploma, a trade test, or five years at the stove.", "must")).toEqual([
			"a diploma, a trade test, or five years at the stove",
		]);
	});

	it.each(["Requirements: ", "• ", "You have x, y. ", "1) a 2) b ", "Nice to have - "])(
		"of nothing but %j is read in a time that grows with its length",
		async (piece) => {
			await expectNearLinear(10_000, (size) => piece.repeat(Math.floor(size / piece.length)), understood);
		},
	);
});
