import { BorderStyle, Document, Header, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from "docx";
import type { SamplePerson } from "./sample-person";

async function pack(children: (Paragraph | Table)[], header?: Paragraph[]): Promise<Uint8Array> {
	const section = header ? { headers: { default: new Header({ children: header }) }, children } : { children };
	return new Uint8Array(await Packer.toBuffer(new Document({ sections: [section] })));
}

const text = (value: string) => new Paragraph({ text: value });
const bold = (value: string) => new Paragraph({ children: [new TextRun({ text: value, bold: true })] });
const bullet = (value: string) => new Paragraph({ text: value, bullet: { level: 0 } });
const title = (value: string) => new Paragraph({ text: value, heading: HeadingLevel.HEADING_1 });

function skillLines(person: SamplePerson): string[] {
	return person.skills.map(({ group, names }) => (group === "" ? names.join(", ") : `${group}: ${names.join(", ")}`));
}

/** Real headings and real lists; title and company on one line, dates after a tab. */
export function styledDocument(person: SamplePerson): Promise<Uint8Array> {
	return pack([
		new Paragraph({ text: person.name, heading: HeadingLevel.TITLE }),
		...(person.headline ? [text(person.headline)] : []),
		text([person.location, person.email, person.phone, ...person.links].join(" · ")),
		...(person.summary ? [title(person.headings.summary), text(person.summary)] : []),
		title(person.headings.experience),
		...person.jobs.flatMap((job) => [
			new Paragraph({ children: [new TextRun({ text: `${job.title}, ${job.company}`, bold: true }), new TextRun({ text: `\t${job.dates}` })] }),
			...(job.location ? [text(job.location)] : []),
			...job.bullets.map(bullet),
		]),
		title(person.headings.education),
		...person.education.flatMap((item) => [bold(`${item.degree}, ${item.institution}`), text(item.dates)]),
		title(person.headings.skills),
		...skillLines(person).map(text),
		title(person.headings.languages),
		...person.languages.map((language) => bullet(language.written)),
		...(person.certifications.length > 0 ? [title(person.headings.certifications), ...person.certifications.map(bullet)] : []),
	]);
}

/** Name and contact in the page header, bold paragraphs for headings, typed marks for lists, a table of dates and entries. */
export function tableDocument(person: SamplePerson): Promise<Uint8Array> {
	const none = { style: BorderStyle.NONE, size: 0, color: "ffffff" };
	const borders = { top: none, bottom: none, left: none, right: none };
	const cell = (children: Paragraph[], percent: number) => new TableCell({ children, borders, width: { size: percent, type: WidthType.PERCENTAGE } });
	const table = (rows: TableRow[]) => new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });
	return pack(
		[
			...(person.summary ? [bold(person.headings.summary.toUpperCase()), text(person.summary)] : []),
			bold(person.headings.experience.toUpperCase()),
			...person.jobs.flatMap((job) => [
				table([new TableRow({ children: [cell([bold(`${job.company}${job.location ? `, ${job.location}` : ""}`)], 70), cell([text(job.dates)], 30)] })]),
				new Paragraph({ children: [new TextRun({ text: job.title, italics: true })] }),
				...job.bullets.map((item) => text(`• ${item}`)),
			]),
			bold(person.headings.education.toUpperCase()),
			table(person.education.map((item) => new TableRow({ children: [cell([text(item.dates)], 30), cell([text(item.degree), text(item.institution)], 70)] }))),
			bold(person.headings.skills.toUpperCase()),
			...skillLines(person).map(text),
			bold(person.headings.languages.toUpperCase()),
			text(person.languages.map((language) => language.written).join(", ")),
			...(person.certifications.length > 0 ? [bold(person.headings.certifications.toUpperCase()), ...person.certifications.map(text)] : []),
		],
		[bold(person.name), ...(person.headline ? [text(person.headline)] : []), text([person.email, person.phone, person.location, ...person.links].join(" | "))],
	);
}
