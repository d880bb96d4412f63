import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import type { SampleJob, SamplePerson } from "./sample-person";

const require = createRequire(import.meta.url);
const REGULAR = require.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf");
const BOLD = require.resolve("@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf");

type Doc = PDFKit.PDFDocument;

type Fonts = "standard" | "embedded";

/** The standard fonts are quick to draw but hold Western European letters only; an embedded subset is how most real files look inside. */
function fontsFor(person: SamplePerson): Fonts {
	return person.language === "vi" || person.id === "frontend-en" ? "embedded" : "standard";
}

/** Draws a PDF and gives its bytes. */
export async function drawPdf(draw: (doc: Doc) => void, options: PDFKit.PDFDocumentOptions = {}, fonts: Fonts = "standard"): Promise<Uint8Array> {
	const doc = new PDFDocument({ size: "A4", margin: 50, ...options });
	doc.registerFont("regular", fonts === "embedded" ? REGULAR : "Helvetica").registerFont("bold", fonts === "embedded" ? BOLD : "Helvetica-Bold");
	const chunks: Uint8Array[] = [];
	const finished = new Promise<void>((resolve, reject) => {
		doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
		doc.on("end", resolve);
		doc.on("error", reject);
	});
	draw(doc);
	doc.end();
	await finished;
	return new Uint8Array(Buffer.concat(chunks));
}

function line(doc: Doc, text: string, font: "regular" | "bold", size: number, options: PDFKit.Mixins.TextOptions = {}): void {
	doc.font(font).fontSize(size).text(text, options);
}

function heading(doc: Doc, text: string, isUpper: boolean): void {
	doc.moveDown(0.8);
	line(doc, isUpper ? text.toUpperCase() : text, "bold", 12);
	doc.moveDown(0.2);
}

function bullets(doc: Doc, items: readonly string[], glyph: string): void {
	for (const item of items) {
		const { x } = doc;
		const { y } = doc;
		doc.font("regular").fontSize(10).text(glyph, x, y, { lineBreak: false });
		const right = doc.page.width - doc.page.margins.right;
		doc.text(item, x + 12, y, { width: (Reflect.get(doc, "columnRight") ?? right) - x - 12 });
		doc.x = x;
	}
}

function rightAligned(doc: Doc, left: string, right: string, font: "regular" | "bold"): void {
	const { x, y } = doc;
	line(doc, right, "regular", 10, { align: "right" });
	doc.x = x;
	doc.y = y;
	line(doc, left, font, 10.5);
}

function skillLines(person: SamplePerson): string[] {
	return person.skills.map(({ group, names }) => (group === "" ? names.join(", ") : `${group}: ${names.join(", ")}`));
}

function tail(doc: Doc, person: SamplePerson, isUpper: boolean): void {
	heading(doc, person.headings.education, isUpper);
	for (const item of person.education) {
		rightAligned(doc, item.degree, item.dates, "bold");
		line(doc, item.institution, "regular", 10);
	}
	heading(doc, person.headings.skills, isUpper);
	for (const text of skillLines(person)) line(doc, text, "regular", 10);
	heading(doc, person.headings.languages, isUpper);
	line(doc, person.languages.map((language) => language.written).join(", "), "regular", 10);
	if (person.certifications.length > 0) {
		heading(doc, person.headings.certifications, isUpper);
		bullets(doc, person.certifications, "•");
	}
}

/** One column, headings in capitals, dates at the right edge of the title's line. */
export function singleColumn(person: SamplePerson): Promise<Uint8Array> {
	return drawPdf(
		(doc) => {
			line(doc, person.name, "bold", 22);
			if (person.headline) line(doc, person.headline, "regular", 13);
			line(doc, [person.email, person.phone, person.location, ...person.links].join(" | "), "regular", 9);
			if (person.summary) {
				heading(doc, person.headings.summary, true);
				line(doc, person.summary, "regular", 10);
			}
			heading(doc, person.headings.experience, true);
			for (const job of person.jobs) {
				rightAligned(doc, job.title, job.dates, "bold");
				line(doc, job.location ? `${job.company}, ${job.location}` : job.company, "regular", 10);
				bullets(doc, job.bullets, "•");
				doc.moveDown(0.5);
			}
			tail(doc, person, true);
		},
		{},
		fontsFor(person),
	);
}

/** Company first, everything of the head on one line parted by bars, dashes as list marks, plain-case headings. */
export function compact(person: SamplePerson): Promise<Uint8Array> {
	return drawPdf(
		(doc) => {
			line(doc, person.name.toUpperCase(), "bold", 18, { align: "center" });
			line(doc, `${person.location} • ${person.phone} • ${person.email}`, "regular", 9, { align: "center" });
			if (person.links.length > 0) line(doc, person.links.join(" • "), "regular", 9, { align: "center" });
			if (person.summary) {
				heading(doc, person.headings.summary, false);
				line(doc, person.summary, "regular", 10);
			}
			heading(doc, person.headings.experience, false);
			for (const job of person.jobs) {
				line(doc, [job.company, job.title, job.dates].join(" | "), "bold", 10);
				bullets(doc, job.bullets, "-");
				doc.moveDown(0.4);
			}
			tail(doc, person, false);
		},
		{},
		fontsFor(person),
	);
}

/** Dates in a left margin beside each entry, as in the European form. */
export function marginDates(person: SamplePerson): Promise<Uint8Array> {
	return drawPdf(
		(doc) => {
			line(doc, person.name, "bold", 20);
			if (person.headline) line(doc, person.headline, "regular", 12);
			line(doc, person.email, "regular", 10);
			line(doc, person.phone, "regular", 10);
			line(doc, person.location, "regular", 10);
			for (const link of person.links) line(doc, link, "regular", 10);
			const entry = (dates: string, draw: () => void) => {
				const { y } = doc;
				doc.font("regular").fontSize(9).text(dates, 50, y, { width: 125 });
				doc.x = 185;
				doc.y = y;
				draw();
				doc.x = 50;
				doc.moveDown(0.4);
			};
			heading(doc, person.headings.experience, false);
			for (const job of person.jobs) {
				entry(job.dates, () => {
					line(doc, job.title, "bold", 10.5);
					line(doc, job.location ? `${job.company}, ${job.location}` : job.company, "regular", 10);
					bullets(doc, job.bullets, "•");
				});
			}
			heading(doc, person.headings.education, false);
			for (const item of person.education) {
				entry(item.dates, () => {
					line(doc, item.degree, "bold", 10.5);
					line(doc, item.institution, "regular", 10);
				});
			}
			heading(doc, person.headings.skills, false);
			for (const text of skillLines(person)) line(doc, text, "regular", 10);
			heading(doc, person.headings.languages, false);
			for (const language of person.languages) line(doc, language.written, "regular", 10);
			if (person.certifications.length > 0) {
				heading(doc, person.headings.certifications, false);
				for (const name of person.certifications) line(doc, name, "regular", 10);
			}
		},
		{},
		fontsFor(person),
	);
}

interface Column {
	readonly x: number;
	readonly width: number;
}

function sidebarPart(doc: Doc, person: SamplePerson, column: Column, isLinkedIn: boolean): void {
	const write = (text: string, font: "regular" | "bold" = "regular", size = 9) =>
		doc.font(font).fontSize(size).text(text, column.x, doc.y, { width: column.width });
	const part = (title: string, items: readonly string[]) => {
		if (items.length === 0) return;
		doc.moveDown(0.9);
		write(title, "bold", 12);
		for (const item of items) write(item);
	};
	doc.y = 60;
	part(person.headings.contact, [person.phone, person.email, ...person.links, ...(isLinkedIn ? [] : [person.location])]);
	part(
		person.headings.skills,
		person.skills.flatMap((group) => group.names),
	);
	part(
		person.headings.languages,
		person.languages.map((language) => language.written),
	);
	part(person.headings.certifications, person.certifications);
}

function mainPart(doc: Doc, person: SamplePerson, column: Column, drawJob: (job: SampleJob) => void, isLinkedIn: boolean): void {
	doc.x = column.x;
	doc.y = 55;
	const options = { width: column.width };
	Reflect.set(doc, "columnRight", column.x + column.width);
	line(doc, person.name, "bold", 22, options);
	if (person.headline) line(doc, person.headline, "regular", 12, options);
	if (isLinkedIn) line(doc, person.location, "regular", 11, options);
	const title = (text: string) => {
		doc.moveDown(0.8);
		line(doc, text, "bold", 14, options);
		doc.moveDown(0.3);
	};
	if (person.summary) {
		title(person.headings.summary);
		line(doc, person.summary, "regular", 10, options);
	}
	title(person.headings.experience);
	for (const job of person.jobs) drawJob(job);
	title(person.headings.education);
	for (const item of person.education) {
		line(doc, item.institution, "bold", 11, options);
		line(doc, isLinkedIn ? `${item.degree} · (${item.dates})` : `${item.degree}, ${item.dates}`, "regular", 10, options);
	}
}

function twoColumns(person: SamplePerson, side: Column, main: Column, isLinkedIn: boolean): Promise<Uint8Array> {
	return drawPdf(
		(doc) => {
			sidebarPart(doc, person, side, isLinkedIn);
			const options = { width: main.width };
			mainPart(
				doc,
				person,
				main,
				(job) => {
					if (isLinkedIn) {
						line(doc, job.company, "bold", 12, options);
						line(doc, job.title, "regular", 11.5, options);
						line(doc, job.dates, "regular", 10, options);
						if (job.location) line(doc, job.location, "regular", 10, options);
					} else {
						line(doc, `${job.title} – ${job.company}`, "bold", 10.5, options);
						line(doc, job.location ? `${job.dates} | ${job.location}` : job.dates, "regular", 9, options);
					}
					bullets(doc, job.bullets, "•");
					doc.moveDown(0.6);
				},
				isLinkedIn,
			);
		},
		{},
		fontsFor(person),
	);
}

/** A narrow sidebar at the left with contact, skills and languages. */
export function sidebarLeft(person: SamplePerson): Promise<Uint8Array> {
	return twoColumns(person, { x: 40, width: 150 }, { x: 215, width: 330 }, false);
}

/** The sidebar at the right. */
export function sidebarRight(person: SamplePerson): Promise<Uint8Array> {
	return twoColumns(person, { x: 400, width: 155 }, { x: 45, width: 330 }, false);
}

/** As the profile export of a well-known network looks: company, title, dates and place each on a line. */
export function networkExport(person: SamplePerson): Promise<Uint8Array> {
	return twoColumns(person, { x: 30, width: 150 }, { x: 220, width: 330 }, true);
}
