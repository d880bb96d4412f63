import { Document, HeadingLevel, Packer, Paragraph } from "docx";
import { describe, expect, it } from "vitest";
import { readPostingPage } from "@/lib/tools/job-search/given-posting/posting-page";
import { linkOf, postingByFile } from "@/lib/tools/job-search/given-posting/posting-source";
import { GivenPosting } from "@/lib/tools/job-search/given-posting/schemas";
import { understandPosting } from "@/lib/tools/job-search/given-posting/understand-posting";
import { readPosting } from "@/lib/tools/job-search/read-posting";
import { PASTED_POSTING } from "@/tests/factories/postings-given";
import { sampleFiles } from "@/tests/factories/sample-files";
import { makeToolContext } from "@/tests/factories/tool-context";

const context = makeToolContext();
const file = (fileName: string, bytes: Uint8Array | string) => ({ fileId: "f", fileName, mimeType: "", bytes: new Uint8Array(Buffer.from(bytes as string)) });
const understood = (text: string, head = {}) => understandPosting({ text, head, source: { kind: "text", name: "" }, notes: [] });

it("an address is told from a text", () => {
	expect(linkOf(" https://jobs.example.com/1?a=b ")).toBe("https://jobs.example.com/1?a=b");
	expect(linkOf("jobs.example.com/1")).toBe("https://jobs.example.com/1");
	for (const text of ["Frontend Engineer", "javascript:alert(1)", "ftp://example.com/x", PASTED_POSTING, "Engineer.", ""])
		expect(linkOf(text), text).toBeNull();
});

describe("a posting's page", () => {
	it("is read from its structured data first, and from what it shows where there are none", () => {
		const data = {
			"@context": "https://schema.org",
			"@graph": [
				{
					"@type": ["JobPosting"],
					title: "Cook",
					description: "<p>Requirements</p><ul><li>Knife skills</li></ul>",
					hiringOrganization: { name: "Blue Pan" },
					jobLocation: [{ address: { addressLocality: "Lyon", addressCountry: "FR" } }],
				},
			],
		};
		const page = (script: string) =>
			`<html><head><title>Cook | Jobs</title>${script}</head><body><nav>Home</nav><h1>Head cook</h1><p>We cook.</p></body></html>`;
		const read = readPostingPage(
			page(`<script type="application/ld+json">{broken</script><script type="application/ld+json">${JSON.stringify(data)}</script>`),
		);
		expect(read).toEqual({
			text: "Requirements\n\n- Knife skills".replace("\n\n", "\n"),
			head: { title: "Cook", company: "Blue Pan", contactPerson: null, location: "Lyon, France", country: "France" },
		});
		expect(readPostingPage(page(""))).toMatchObject({ head: { title: "Head cook" }, text: expect.stringContaining("We cook.") });
	});

	it("may hold anything where texts should be", () => {
		const odd = {
			"@type": "JobPosting",
			title: { a: 1 },
			description: 7,
			hiringOrganization: [null],
			jobLocation: "x".repeat(5_000),
			applicationContact: { name: "\u0000<b>" },
		};
		const { text, head } = readPostingPage(`<h1>${"A".repeat(100_000)}</h1><script type="application/ld+json">${JSON.stringify([odd, [[odd]]])}</script>`);
		expect(GivenPosting.parse(understood(text, head)).title).toHaveLength(200);
		expect(() => GivenPosting.parse(understood("\u0000\ud800".repeat(10_000)))).not.toThrow();
		expect(GivenPosting.parse(understood(`Requirements\n${"- SQL and more\n- other\n".repeat(20_000)}`)).unread.join()).toContain("very long");
	});
});

describe("a posting in a file", () => {
	it("keeps its lists and headings, so that an item with a word of headings is one, and what is a plus is one alone", async () => {
		const listed = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
		const document = new Document({
			sections: [
				{
					children: [
						new Paragraph({ text: "Ingénieur(e) ouvrages d’art – Bordeaux (CDI)", heading: HeadingLevel.HEADING_1 }),
						new Paragraph("Artelia recrute pour son agence de Bordeaux un(e) ingénieur(e) ouvrages d’art."),
						new Paragraph({ text: "Missions", heading: HeadingLevel.HEADING_2 }),
						listed("Conduire les études de conception de ponts neufs"),
						listed("Encadrer une équipe de deux projeteurs"),
						new Paragraph({ text: "Profil recherché", heading: HeadingLevel.HEADING_2 }),
						listed("5 ans d’expérience minimum en ouvrages d’art"),
						listed("Connaissance de la norme ISO 9001 appréciée"),
						listed("Anglais courant"),
					],
				},
			],
		});
		const bytes = new Uint8Array(await Packer.toBuffer(document));
		const given = await postingByFile({ fileId: "f", fileName: "offre.docx", mimeType: "", bytes }, { signal: new AbortController().signal });
		const posting = understandPosting(given);
		expect(posting).toMatchObject({ company: "Artelia", location: "Bordeaux", country: "France" });
		expect(posting.tasks).toHaveLength(2);
		expect(posting.demands.map(({ text, kind }) => `${kind} ${text}`)).toEqual([
			"must 5 ans d’expérience minimum en ouvrages d’art",
			"wish Connaissance de la norme ISO 9001 appréciée",
			"must Anglais courant",
		]);
	});

	it("is read from text in any usual encoding, PDF and DOCX", async () => {
		const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(PASTED_POSTING, "utf16le")]);
		for (const bytes of [Buffer.from(PASTED_POSTING), utf16])
			expect((await postingByFile(file("p.txt", bytes), context)).text).toContain("Kubernetes in production");
		const { pdf, docx } = await sampleFiles();
		for (const bytes of [pdf, docx]) expect((await postingByFile(file("p", bytes), context)).text).toContain("Kiezmarkt GmbH");
	});

	it.each([
		["empty.txt", "", "FILE_EMPTY"],
		["note.txt", "Call Bob.", "FILE_UNREADABLE"],
		["torn.pdf", "%PDF-1.7 and nothing more", "FILE_UNREADABLE"],
		["torn.docx", "PK\u0003\u0004 and nothing more", "FILE_UNREADABLE"],
		["picture.png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3]), "FILE_UNREADABLE"],
		["big.txt", Buffer.alloc(10 * 1024 * 1024 + 1, "a "), "FILE_TOO_LARGE"],
	])("%s is refused with a sentence that says how to mend it", async (name, bytes, code) => {
		await expect(postingByFile(file(name, bytes), context)).rejects.toMatchObject({ code, message: expect.stringMatching(/\.$/) });
	});
});

it("the tool takes one way of giving a posting, and no other address than a public one", async () => {
	const run = (input: { given?: string; fileId?: string }) => readPosting.run({ given: input.given ?? null, fileId: input.fileId ?? null }, context);
	await expect(run({})).rejects.toMatchObject({ code: "SLOT_VALIDATION_ERROR" });
	await expect(run({ given: PASTED_POSTING, fileId: "f" })).rejects.toMatchObject({ code: "SLOT_VALIDATION_ERROR" });
	for (const given of [
		"http://127.0.0.1:9/",
		"http://localhost/x",
		"http://[::1]/",
		"http://10.0.0.1/",
		"http://0x7f000001/",
		"https://user:word@example.com/",
	])
		await expect(run({ given }), given).rejects.toMatchObject({ code: "FILE_UNREADABLE", message: expect.stringContaining("only public web pages") });
	expect((await run({ given: PASTED_POSTING })).posting).toMatchObject({
		company: "Kettle & Quill GmbH",
		contactPerson: "Ms Anna Weber",
		source: { kind: "text" },
	});
});
