import { describe, expect, it } from "vitest";
import { inspectResume } from "@/lib/tools/resume-profile/inspect-resume";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { recognise } from "@/lib/tools/resume-profile/recognition/recognise";
import { makeCorpus } from "@/tests/factories/resumes/corpus";
import { linesDocument } from "@/tests/factories/resumes/lines-document";
import { drawPdf } from "@/tests/factories/resumes/pdf-layouts";
import { TENANCY } from "@/tests/factories/tenancy";

const NOW = new Date("2026-11-23T12:00:00Z");

const WATER_BILL = `Westfjord Water
Invoice
Invoice number 88-1204
Invoice date 03/2026
Customer: Maja Holm, engineer, Strandgata 4
Supply 01/2026 - 03/2026	1,204.00
VAT 25 %	301.00
Total due	1,505.00
Due date 30/04/2026`;

const COMPLAINT = `Petra Sommer
Birkenweg 9, 50667 Köln
petra.sommer@example.de
An die Stadtwerke
Betreff: Ihre Abrechnung vom 3. März
Sehr geehrte Damen und Herren,
in Ihrer Abrechnung ist der Zählerstand falsch abgelesen. Der Techniker war am 2. Februar hier und hat 4.120 notiert, in der Rechnung stehen 4.210.
Ich bitte Sie, die Abrechnung zu berichtigen und mir den Betrag zu erstatten.
Mit freundlichen Grüßen
Petra Sommer`;

const STEW = `Guiso de lentejas
Para 4 personas
Ingredientes
- 300 g de lentejas
- 2 zanahorias
- 1 cucharada de pimentón
Preparación
1. Se pone el horno a fuego bajo y se pica la verdura.
2. Se cuecen las lentejas cuarenta minutos con el laurel.`;

const STORY = `The harbour master, who had been a teacher once, put down his pipe and looked at the boats for a long while. "They will not go out tonight," he said to nobody in particular, and nobody in particular answered.
In the kitchen the kettle sang. Martha had laid the table for two, as she had done every evening since the spring of 1931, and as every evening she took one plate away again before she sat down.`;

const VACANCY = `Head Chef (m/f/d), Hotel Seeblick
We are looking for a head chef from July on.
Your tasks
- Run a kitchen of eight
Your profile
- Vocational training as a cook
- Experience as a sous chef
We offer
- A flat in the staff house
Send your application to jobs@seeblick.example`;

const OTHERS: readonly (readonly [name: string, text: string])[] = [
	["an invoice", WATER_BILL],
	["a contract", TENANCY],
	["a letter", COMPLAINT],
	["a recipe", STEW],
	["a job posting", VACANCY],
	["no heading of a resume", STORY],
];

const PLUMBER = `Ray Doyle
Plumber, Galway, 085 555 0111
2011 - now own firm, bathrooms and heating
2002 - 2011 Burke Heating, plumber
Safe Pass, own van`;

const SCHOOL_LEAVER = `Mia Brandt
mia.brandt@example.de, 0170 5550 111
Schulbildung
Realschule Kiel	2020 - 2026
Interessen
Handball, Fotografie`;

const AUDITOR = `Tamara Vlk
tamara@example.cz
Experience
Auditor, Ernesto & Hall	2019 - Present
- Checked that invoices, VAT and payment terms are right; subtotal and total due per client
Accounts clerk, Moravia Trade s.r.o.	2015 - 2019
- Entered invoice number, invoice date and due date of 300 invoices a week
Education
Bc. Economics, VŠE Praha	2012 - 2015`;

const BEHIND_A_LETTER = `Dear Mr Lund,
I am writing to apply as a gardener. Please find my resume below.
Kind regards, Olga Wirth
Olga Wirth, olga@example.com
Work experience
Gardener, Parkverket AS	2017 - Present
Education
Horticulture, Gjøvik	2014 - 2017`;

const UNUSUAL = `Ruth Calder
ruth@calder.example, 07700 900 812
Potter by morning, school cook by noon
Before that: pastry chef at the Crown, Ludlow
Before that: assistant to a very tall photographer
Diploma in ceramics from Hereford, the slow way
Drives vans, keeps bees, speaks kitchen French, lifts clay without complaint and has never once missed a firing in all of the eleven winters at the pottery
Asked for: a bench, a wheel, a kiln that works and people who like to eat; will move for it, and will bring the bees along as well`;

const IN_SENTENCES = `Jo Marsh
jo@marsh.example, 07700 900 444
I have looked after old organs for most of my life, and I like the mornings best, when the church is empty and nobody hurries.
Since March 2015 I have worked as an organ builder at Nicholson Workshops in Malvern, where I tune and mend forty instruments a year.
Before that, between 2009 and 2014, I was a carpenter at Hereford Joinery, and I made doors there that still shut.`;

const RESUMES: readonly (readonly [name: string, text: string])[] = [
	["one without headings", PLUMBER],
	["one without work", SCHOOL_LEAVER],
	["one without headings and dates", UNUSUAL],
	["one that tells of invoices", AUDITOR],
	["one behind its letter", BEHIND_A_LETTER],
	["one that tells of its work in sentences", IN_SENTENCES],
];

const told = (text: string) => {
	const document = linesDocument(text.split("\n"));
	return recognise(document, readProfile(document, NOW));
};

describe("a document that is no resume", () => {
	it.each(OTHERS)("%s is told as what it is, with a way out", (name, text) => {
		const { is, message } = told(text);
		expect({ is, message }).toMatchObject({ is: "other", message: expect.stringContaining(name) });
		expect(message).toContain("Choose another file, or use this one anyway.");
	});

	it("is told as a doubt before a run, which its person may pass: neither refused nor a mere note", async () => {
		const bytes = await drawPdf((doc) => doc.font("regular").fontSize(11).text(TENANCY));
		const { errors, warnings, doubts } = await inspectResume(bytes, "contract.pdf", NOW);
		expect({ errors, warnings, doubts }).toEqual({ errors: [], warnings: [], doubts: [expect.stringContaining("reads like a contract")] });
	});

	it("is never what was too short to tell", () => {
		expect(told("Anna Holt\nBaker").is).toBe("unclear");
	});
});

describe("a resume", () => {
	it.each(RESUMES)("%s is never refused", (_, text) => {
		expect(told(text).is).not.toBe("other");
	});

	it("of the corpus is recognised in every layout", async () => {
		for (const { fileName, bytes } of await makeCorpus()) {
			const { errors, warnings, doubts = [] } = await inspectResume(bytes, fileName, NOW);
			expect([errors, doubts, warnings.filter((note) => note.includes("reads like a resume"))], fileName).toEqual([[], [], []]);
		}
	});
});
