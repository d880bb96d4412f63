import { createRequire } from "node:module";
import { Document, HeadingLevel, Packer, Paragraph, TabStopType, TextRun } from "docx";
import PDFDocument from "pdfkit";

interface SampleJob {
	readonly title: string;
	readonly company: string;
	readonly place: string;
	readonly dates: string;
	readonly points: readonly string[];
}

/** An invented person: every name, employer, address and number is made up. */
export const SAMPLE_RESUME = {
	name: "Lena Hartwig",
	headline: "Senior Frontend Engineer",
	contact: ["Berlin, Germany", "lena.hartwig@example.com", "+49 151 0000 4711", "linkedin.com/in/lena-hartwig-sample", "github.com/lena-hartwig-sample"],
	summary:
		"Senior frontend engineer with eleven years of experience in e-commerce, mobility and health. Builds fast, accessible web applications with React and TypeScript, leads small teams with care, and measures before and after every change.",
	jobs: [
		{
			title: "Senior Frontend Engineer",
			company: "Kiezmarkt GmbH",
			place: "Berlin, Germany",
			dates: "04/2021 – Present",
			points: [
				"Led the rebuild of a marketplace with 2.3 million monthly visitors on Next.js and TypeScript; median load time fell from 3.8 s to 1.2 s and orders rose by 9 %.",
				"Built a design system of 58 React components that six teams use, and cut the time for a new page from eight days to three.",
				"Brought the shop to WCAG 2.2 AA: 412 findings closed, keyboard use covered by 90 Playwright tests.",
				"Mentored five engineers, two of whom became team leads.",
			],
		},
		{
			title: "Frontend Engineer",
			company: "Radwerk Mobility AG",
			place: "Berlin, Germany",
			dates: "07/2018 – 03/2021",
			points: [
				"Developed the booking flow of a bike rental service in React and GraphQL for 14 cities and four languages.",
				"Raised the share of completed bookings from 61 % to 74 % through 23 measured experiments.",
				"Moved 180,000 lines from JavaScript to TypeScript in nine months without stopping releases.",
				"Set up GitHub Actions pipelines that cut a release from 50 to 12 minutes.",
			],
		},
		{
			title: "Web Developer",
			company: "Praxis Digital GmbH",
			place: "Leipzig, Germany",
			dates: "01/2016 – 06/2018",
			points: [
				"Built an appointment portal for 320 medical practices with Vue.js, Node.js and PostgreSQL.",
				"Reduced failed bookings by 38 % with clearer forms and instant validation.",
				"Wrote the first 400 unit tests with Jest and brought coverage from 0 to 72 %.",
			],
		},
		{
			title: "Junior Web Developer",
			company: "Agentur Nordlicht",
			place: "Hamburg, Germany",
			dates: "09/2014 – 12/2015",
			points: [
				"Delivered 17 websites for small businesses with HTML, CSS, JavaScript and PHP.",
				"Halved the average page weight to 900 kB through smaller images and caching.",
			],
		},
	] satisfies SampleJob[],
	education: [{ degree: "B.Sc. in Media Informatics", institution: "Technical University of Leipzig", dates: "10/2011 – 08/2014" }],
	skills: [
		"Frontend: TypeScript, JavaScript, React, Next.js, Vue.js, GraphQL, HTML, CSS, Tailwind CSS",
		"Quality: Playwright, Jest, Storybook, Web Accessibility, Web Performance",
		"Other: Node.js, PostgreSQL, Docker, GitHub Actions, Figma, Scrum",
	],
	languages: "German (native), English (C1), French (B1)",
	certifications: ["Certified Professional in Web Accessibility, 2023", "Professional Scrum Master I, 2020"],
} as const;

const require = createRequire(import.meta.url);

async function makePdf(): Promise<Uint8Array> {
	const doc = new PDFDocument({ size: "A4", margin: 54, info: { Title: `Resume of ${SAMPLE_RESUME.name}`, Author: SAMPLE_RESUME.name } });
	doc.registerFont("regular", require.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"));
	doc.registerFont("bold", require.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"));
	const chunks: Uint8Array[] = [];
	const finished = new Promise<void>((resolve, reject) => {
		doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
		doc.on("end", resolve);
		doc.on("error", reject);
	});
	const text = (value: string, size = 9.5) => doc.font("regular").fontSize(size).text(value, { lineGap: 1.5 });
	const heading = (value: string) => {
		doc.moveDown(0.9).font("bold").fontSize(11).text(value.toUpperCase(), { characterSpacing: 0.4 });
		doc.moveDown(0.3);
	};
	const titled = (title: string, dates: string) => {
		const { y } = doc;
		doc.font("regular").fontSize(9.5).text(dates, { align: "right" });
		doc.font("bold").fontSize(10).text(title, doc.page.margins.left, y);
	};
	const point = (value: string) => {
		const { left, right } = doc.page.margins;
		if (doc.y > doc.page.height - doc.page.margins.bottom - 30) doc.addPage();
		const { y } = doc;
		doc.font("regular").fontSize(9.5).text("•", left, y, { lineBreak: false });
		doc.text(value, left + 12, y, { width: doc.page.width - right - left - 12, lineGap: 1.5 });
		doc.x = left;
	};
	doc.font("bold").fontSize(22).text(SAMPLE_RESUME.name);
	text(SAMPLE_RESUME.headline, 12);
	text(SAMPLE_RESUME.contact.slice(0, 3).join("  |  "), 9);
	text(SAMPLE_RESUME.contact.slice(3).join("  |  "), 9);
	heading("Summary");
	text(SAMPLE_RESUME.summary);
	heading("Experience");
	for (const job of SAMPLE_RESUME.jobs) {
		titled(job.title, job.dates);
		text(`${job.company}, ${job.place}`);
		for (const value of job.points) point(value);
		doc.moveDown(0.6);
	}
	heading("Education");
	for (const study of SAMPLE_RESUME.education) {
		titled(study.degree, study.dates);
		text(study.institution);
	}
	heading("Skills");
	for (const line of SAMPLE_RESUME.skills) text(line);
	heading("Languages");
	text(SAMPLE_RESUME.languages);
	heading("Certifications");
	for (const value of SAMPLE_RESUME.certifications) point(value);
	doc.end();
	await finished;
	return new Uint8Array(Buffer.concat(chunks));
}

async function makeDocx(): Promise<Uint8Array> {
	const text = (value: string) => new Paragraph({ text: value });
	const heading = (value: string) => new Paragraph({ text: value, heading: HeadingLevel.HEADING_1 });
	const titled = (title: string, dates: string) =>
		new Paragraph({
			tabStops: [{ type: TabStopType.RIGHT, position: 9_000 }],
			children: [new TextRun({ text: title, bold: true }), new TextRun({ text: `\t${dates}` })],
		});
	const point = (value: string) => new Paragraph({ text: value, bullet: { level: 0 } });
	const children = [
		new Paragraph({ text: SAMPLE_RESUME.name, heading: HeadingLevel.TITLE }),
		text(SAMPLE_RESUME.headline),
		text(SAMPLE_RESUME.contact.join(" | ")),
		heading("Summary"),
		text(SAMPLE_RESUME.summary),
		heading("Experience"),
		...SAMPLE_RESUME.jobs.flatMap((job) => [titled(job.title, job.dates), text(`${job.company}, ${job.place}`), ...job.points.map(point)]),
		heading("Education"),
		...SAMPLE_RESUME.education.flatMap((study) => [titled(study.degree, study.dates), text(study.institution)]),
		heading("Skills"),
		...SAMPLE_RESUME.skills.map(text),
		heading("Languages"),
		text(SAMPLE_RESUME.languages),
		heading("Certifications"),
		...SAMPLE_RESUME.certifications.map(point),
	];
	return new Uint8Array(await Packer.toBuffer(new Document({ creator: SAMPLE_RESUME.name, sections: [{ children }] })));
}

/** The sample resume of the seed in both formats; the same person and the same words in each. */
export async function makeSampleResume(): Promise<{ pdf: Uint8Array; docx: Uint8Array }> {
	const [pdf, docx] = await Promise.all([makePdf(), makeDocx()]);
	return { pdf, docx };
}
