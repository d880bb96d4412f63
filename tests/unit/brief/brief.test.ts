import { describe, expect, it } from "vitest";
import { checkBrief } from "@/lib/tools/documents/brief/composing/check-brief";
import { type Brief, everySentence } from "@/lib/tools/documents/brief/schemas";
import { outlineBrief } from "@/lib/tools/documents/reporting/brief-outline";
import { renderBriefFiles } from "@/lib/tools/documents/reporting/render-brief-files";
import { readDocx } from "@/lib/tools/reading/docx/read-docx";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import { bridgeFiles, briefOf, readAll, textFile } from "@/tests/factories/briefs";
import { startTiming } from "@/tests/setup/own-time";

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

const files = await bridgeFiles();
const { brief, documents, reading } = await briefOf(files);

describe("a brief of three documents", () => {
	it("says every sentence as it stands at each place that it cites, on the lines that it names", () => {
		const sentences = everySentence(brief);
		expect(sentences.length).toBeGreaterThan(15);
		for (const { text, citations } of sentences) {
			for (const { source, page, line, lastLine } of citations) {
				const lines = documents[source]?.lines.filter((one) => one.page === page && one.line >= line && one.line <= lastLine) ?? [];
				expect(letters(lines.map((one) => one.text).join("")), text).toContain(letters(text));
			}
		}
		expect(checkBrief(brief, documents)).toMatchObject({ isFaithful: true, wrong: [] });
	});

	it("tells a sentence of several documents once, and cites them all", () => {
		const shared = everySentence(brief).find(({ text }) => text.startsWith("The region pays 60 percent"));
		expect(shared?.citations.map(({ source }) => source)).toEqual([0, 1, 2]);
		const texts = brief.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text));
		expect(new Set(texts).size).toBe(texts.length);
	});

	it("puts side by side what is said in two ways: another sum, another month", () => {
		const pairs = brief.contradictions.map(({ one, other }) => [one.text, other.text]);
		expect(pairs).toContainEqual([expect.stringContaining("41.2 million"), expect.stringContaining("43.8 million")]);
		expect(pairs).toContainEqual([expect.stringContaining("May 2028"), expect.stringContaining("October 2028")]);
		expect(pairs).toHaveLength(2);
	});

	it("finds topics that the documents share, and holds no more than was asked", async () => {
		expect(reading.topics.map(({ label }) => label)).toEqual(expect.arrayContaining(["Construction cost", "Northern ramp", "Cycle path"]));
		const [topic = ""] = reading.suggested;
		const short = await briefOf(files, { topics: [topic], length: "short" });
		expect(short.brief.sections).toHaveLength(1);
		expect(short.brief.sections[0]?.sentences.length).toBeLessThanOrEqual(2);
	});

	it("says first what matters to who reads it", async () => {
		const plain = await briefOf(files, { topics: ["bridge"], length: "short" });
		const forBuses = await briefOf(files, { topics: ["bridge"], length: "short", view: "lorries, cracks, piers" });
		const texts = (one: Brief) => one.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(" ");
		expect(texts(forBuses.brief)).toContain("lorries");
		expect(texts(plain.brief)).not.toContain("lorries");
	});

	it("names each number with the sentence that has it", () => {
		const texts = new Map(everySentence(brief).map(({ sentenceId, text }) => [sentenceId, text]));
		expect(brief.figures.length).toBeGreaterThan(5);
		for (const { value, sentenceId } of brief.figures) expect(texts.get(sentenceId)).toContain(value);
	});

	it("is held back when a single word of it is another, or its place is", () => {
		const changed = (change: (text: string) => string): Brief => ({
			...brief,
			sections: brief.sections.map((section, at) =>
				at > 0 ? section : { ...section, sentences: section.sentences.map((one) => ({ ...one, text: change(one.text) })) },
			),
		});
		expect(
			checkBrief(
				changed((text) => text.replace(/[a-z]{4,}/, "otherwise")),
				documents,
			).isFaithful,
		).toBe(false);
		const moved = {
			...brief,
			sections: brief.sections.map((section) => ({
				...section,
				sentences: section.sentences.map((one) => ({ ...one, citations: [{ source: 2, page: 9, line: 1, lastLine: 1 }] })),
			})),
		};
		expect(checkBrief(moved, documents).isFaithful).toBe(false);
	});

	it("is printed as PDF and Word with links that lead somewhere, in equal bytes each time", async () => {
		const outline = outlineBrief(brief);
		const quotes = outline.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === "quote" ? [block] : [])));
		const anchors = quotes.flatMap(({ anchor }) => (anchor === null ? [] : [anchor]));
		expect(new Set(anchors).size).toBe(anchors.length);
		for (const { target } of quotes.flatMap(({ asides }) => asides)) expect(anchors).toContain(target);
		const [[pdf, docx], [again, docxAgain]] = await Promise.all([renderBriefFiles(brief, null, new Date(0)), renderBriefFiles(brief, null, new Date(0))]);
		if (!pdf || !docx || !again || !docxAgain) throw new Error("A brief has two files");
		expect(Buffer.from(pdf.bytes).equals(Buffer.from(again.bytes))).toBe(true);
		expect(Buffer.from(docx.bytes).equals(Buffer.from(docxAgain.bytes))).toBe(true);
		for (const { lines } of [await readPdf(pdf.bytes), await readDocx(docx.bytes)]) {
			const text = letters(lines.map((line) => line.text).join(""));
			for (const sentence of brief.sections.flatMap(({ sentences }) => sentences)) expect(text).toContain(letters(sentence.text));
		}
	});
});

describe("documents of many kinds", () => {
	it.each([
		[
			"German",
			"Der Antrag wurde am 3. März 2026 gestellt. Die Kosten betragen z. B. für das Dach 12.400 Euro. Dr. Weber prüft die Kosten des Daches bis Mai.",
			3,
		],
		["Spanish", "El puente cuesta 41 millones de euros. ¿Quién paga el puente de la ciudad? La región paga el puente con sus propios fondos.", 3],
		["Japanese", "新しい橋の建設費は四十一億円と見積もられている。橋の完成は二〇二八年五月の予定である。工事中は渡し船が十五分ごとに運航する。", 3],
		["Hindi", "नया पुल अगले वर्ष मई में यातायात के लिए खुलेगा। क्या नगर परिषद पुल का पूरा खर्च उठाएगी? पुल की लागत इकतालीस लाख यूरो आँकी गई है।", 3],
		[
			"Arabic",
			"سيفتح الجسر الجديد أمام حركة المرور في مايو من العام المقبل. هل تدفع المدينة كامل تكلفة بناء الجسر؟ تدفع المنطقة ستين بالمئة من تكلفة البناء.",
			3,
		],
	])("%s text is cut into its sentences, at no abbreviation", async (_, text, count) => {
		const { reading } = await readAll([textFile("text.txt", text)]);
		expect(reading.sentences.map((sentence) => sentence.text)).toHaveLength(count);
		for (const sentence of reading.sentences) expect(text).toContain(sentence.text);
	});

	it("keeps dashes and quotes of older encodings, and leaves out the stars of Markdown", async () => {
		const bytes = Buffer.concat([
			Buffer.from("The tide tables "),
			Buffer.of(0x96),
			Buffer.from(" printed every spring "),
			Buffer.of(0x97),
			Buffer.from(" cost 4 "),
			Buffer.of(0x80),
			Buffer.from(" each."),
		]);
		expect((await readAll([{ fileName: "tides.txt", bytes }])).reading.sentences[0]?.text).toBe("The tide tables – printed every spring — cost 4 € each.");
		const marked = await readAll([textFile("tides.md", "The tide tables are **printed every spring** in the harbour.")]);
		expect(marked.reading.sentences[0]?.text).toBe("The tide tables are printed every spring in the harbour.");
	});

	it("leaves out code, headings and lists of words, and joins lines that were wrapped", async () => {
		const text =
			"# A heading of many words that ends.\n\nThis sentence goes on\nover two lines of the file.\n\n```\nconst x = 1; this is code and not a sentence.\n```\n\n- one\n- two\n";
		const { reading } = await readAll([textFile("notes.md", text)]);
		expect(reading.sentences).toEqual([{ text: "This sentence goes on over two lines of the file.", source: 0, page: 1, line: 3, lastLine: 4 }]);
	});

	it.each([
		["nothing.txt", new Uint8Array(), "FILE_EMPTY"],
		["words.txt", new TextEncoder().encode("only\nsome\nwords"), "FILE_EMPTY"],
		["program.pdf", Uint8Array.of(0x4d, 0x5a, 0, 0, 1), "FILE_UNREADABLE"],
		["old.doc", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2), "FILE_UNREADABLE"],
		["broken.pdf", new TextEncoder().encode("%PDF-1.7 and then nothing"), "FILE_UNREADABLE"],
		["broken.docx", Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 1, 2, 3), "FILE_UNREADABLE"],
	])("%s is refused in a sentence", async (fileName, bytes, code) => {
		await expect(readAll([{ fileName, bytes }])).rejects.toMatchObject({ code, message: expect.stringMatching(/\.$/) });
	});

	it("that go on and on are read within bounds, quickly, and it is said", async () => {
		const tookMs = startTiming();
		const long = Array.from({ length: 30_000 }, (_, at) => `Item ${at} of the long register was counted in hall ${at % 97} by its keeper.`).join("\n\n");
		const endless = `${"word ".repeat(200_000)}.`;
		const { reading } = await readAll([textFile("long.txt", long), textFile("endless.txt", endless)]);
		expect(reading.sentences).toHaveLength(12_000);
		expect(reading.notes.join(" ")).toMatch(
			/long\.txt is so long that only its first 12000 sentences.*endless\.txt has 1 line of text, such as .*, but none with a whole sentence/,
		);
		expect(tookMs()).toBeLessThan(60_000);
	}, 90_000);
});

describe("sentences that are nearly equal", () => {
	const common = "The harbour board met in the old customs house and spoke about the ferry.";
	const pairOf = async (one: string, other: string) => {
		const { brief: made } = await briefOf(
			[textFile("one.txt", `${common} ${one}`), textFile("other.txt", `${other} The ferry board thanked everyone who came.`)],
			{
				topics: ["ferry"],
			},
		);
		return made.contradictions.map(({ differs, one: a, other: b }) => [differs, a.text, b.text]);
	};

	it.each([
		["number", "The ferry has 18 sailors.", "The ferry has 14 sailors."],
		["number", "The repair of the ferry will cost €87,000.", "The repair of the ferry will cost €78,000."],
		["number", "We expect that mending the hull of the ferry costs €87,500.", "According to the yard, the hull of our ferry needs work for €79,000."],
		["date", "The ferry sails again on 3 April 2029.", "The ferry sails again on 3 August 2029."],
		["negation", "The ferry stops at the island in winter.", "The ferry does not stop at the island in winter."],
		["name", "The ferry is steered by Captain Ines Falk in summer.", "The ferry is steered by Captain Jonas Brandt in summer."],
	] as const)("whose %s differs stand side by side: %s", async (differs, one, other) => {
		expect(await pairOf(one, other)).toEqual([[differs, one, other]]);
	});

	it.each([
		["each of another year", "In 2024 the ferry carried 40,300 guests.", "In 2025 the ferry carried 41,800 guests."],
		["spelled in two ways", "The ferry costs 1.2 million euros in all.", "The ferry costs €1,200,000 in all."],
		["far apart", "The bell of the ferry costs €900 to cast anew.", "The engine of the ferry costs €64,000 to put in."],
	])("but %s do not contradict each other", async (_, one, other) => {
		expect(await pairOf(one, other)).toEqual([]);
	});

	it("say that no contradiction was found, and of which document nothing is used", async () => {
		const { brief: made } = await briefOf(
			[
				textFile("ferry.txt", "The ferry sails every hour in summer. In winter the ferry stays in the harbour for repairs."),
				textFile("garden.txt", "Roses grow along the southern wall. The garden opens at nine in the morning."),
			],
			{ topics: ["ferry"] },
		);
		expect(made.notes).toEqual([expect.stringMatching(/^Nothing of garden\.txt .* its 2 sentences/), expect.stringMatching(/^No contradictions were found/)]);
	});
});
