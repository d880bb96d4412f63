import type { MatchingJob } from "@/lib/tools/job-search/schemas";
import { SAMPLE_POSTING } from "./sample-profile";

function posting(kind: string, title: string, company: string, country: string, description: string): MatchingJob {
	const fit = { ...SAMPLE_POSTING.fit, matchedSkills: [], missingSkills: [] };
	return { ...SAMPLE_POSTING, jobId: `sample:${kind}`, title, company, country, location: null, remote: null, seniority: null, description, fit };
}

/** Postings of twelve kinds of work, in eight languages. */
export const KINDS_OF_POSTINGS: readonly MatchingJob[] = [
	posting(
		"software",
		"Software Engineer",
		"Copperfield Systems",
		"United Kingdom",
		"You will design and build web services in TypeScript, Python and PostgreSQL on AWS, write automated tests, review code and run what you build. We look for experience with REST APIs, Docker, CI/CD and agile teams. You improve performance and document your decisions. English is our working language.",
	),
	posting(
		"care",
		"Registered Nurse – Medical Ward",
		"St Brannoc Hospital",
		"Ireland",
		"Care for patients on a busy ward: assessment, medication administration, wound care, documentation in the electronic record, and hand-over with doctors and families. A valid nursing licence and basic life support certification are required. You mentor students, follow hygiene and safety standards and work shifts.",
	),
	posting(
		"accounting",
		"Finanzbuchhalter (m/w/d)",
		"Hellmann Werkzeugbau GmbH",
		"Germany",
		"Sie verantworten die Debitoren- und Kreditorenbuchhaltung, die Umsatzsteuervoranmeldungen und die Vorbereitung der Monats- und Jahresabschlüsse. Sie arbeiten mit DATEV, SAP und Excel, prüfen Rechnungen, überwachen Zahlungen und Budgets und unterstützen das Controlling mit Berichten. Kaufmännische Ausbildung und sehr gute Deutschkenntnisse erforderlich.",
	),
	posting(
		"logistics",
		"Responsable d'entrepôt (H/F)",
		"Transports Morvan",
		"France",
		"Vous pilotez la réception, le stockage, la préparation de commandes et l'expédition. Vous encadrez une équipe de 25 caristes, organisez les plannings, suivez les stocks dans le WMS et garantissez la sécurité et la qualité. CACES exigé, maîtrise d'Excel et de SAP. Vous réduisez les coûts et les délais de livraison.",
	),
	posting(
		"kitchen",
		"Jefe de cocina",
		"Hotel Bahía Clara",
		"Spain",
		"Dirigirás la cocina de un hotel de 120 habitaciones: diseño de menús, compras a proveedores, control de costes y de existencias, formación del equipo y cumplimiento de HACCP y de las normas de higiene. Buscamos experiencia en banquetes, atención al cliente y gestión de turnos. Inglés valorado.",
	),
	posting(
		"sales",
		"Account Manager, B2B Sales",
		"Larkspur Software",
		"United States",
		"Win new business and grow existing accounts. You prospect, negotiate contracts, present to customers, manage a pipeline in Salesforce and exceed revenue targets. You work with marketing on campaigns, forecast accurately and build long relationships with clients. Experience in B2B sales and CRM required.",
	),
	posting(
		"maintenance",
		"Elektroniker Instandhaltung (m/w/d)",
		"Rhein Pumpen AG",
		"Germany",
		"Wartung, Reparatur und Montage elektrischer Anlagen und Maschinen, Fehlersuche an SPS-Steuerungen (TIA Portal), Prüfungen nach VDE und Dokumentation. Sie arbeiten in Schichten, beachten die Arbeitssicherheit und verbessern Prozesse in der Produktion. Abgeschlossene Ausbildung und Führerschein Klasse B erforderlich.",
	),
	posting(
		"shop",
		"Responsabile punto vendita",
		"Arredo Vivo",
		"Italy",
		"Gestirai il negozio e il personale: vendite, cassa, magazzino, inventario, turni e formazione. Raggiungi gli obiettivi di fatturato, curi il servizio clienti e l'esposizione dei prodotti. Si richiede esperienza nella vendita al dettaglio e conoscenza dell'inglese.",
	),
	posting(
		"teaching",
		"Secondary School Teacher",
		"Oakhurst Academy",
		"Australia",
		"Teach classes of students aged 11 to 16, plan lessons and curriculum, assess learning, report to parents and support pupils with special needs. You use digital learning tools, run projects and school trips, and share training with colleagues. A teaching qualification and registration are required.",
	),
	posting(
		"people",
		"HR-adviseur",
		"Gemeente Waterland",
		"Netherlands",
		"Je adviseert leidinggevenden over werving en selectie, verzuim, arbeidsrecht en opleiding van medewerkers. Je begeleidt gesprekken, stelt beleid en rapportages op en verbetert processen. Je werkt met AFAS en Excel. Ervaring met organisatieverandering en communicatie is een pluspunt.",
	),
	posting(
		"support",
		"カスタマーサポート担当",
		"株式会社ミナト",
		"Japan",
		"お客様からの電話・メールでの問い合わせ対応、クレーム対応、顧客情報の管理、業務改善の提案をお任せします。チームのリーダーとして新人の教育も担当します。Excelの操作、英語での対応経験があれば尚可。",
	),
	posting(
		"office",
		"Executive Assistant and Office Manager",
		"Brightwater Foundation",
		"Canada",
		"Organise calendars, travel and meetings of the board, prepare presentations and reports in Microsoft Office, handle correspondence and invoices, order supplies and plan events. You coordinate projects, keep records confidential and communicate with partners in English and French.",
	),
];
