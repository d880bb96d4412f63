import { describe, expect, it } from "vitest";
import type { z } from "zod";
import type { LanguageModel } from "@/lib/models/language-model";
import { composeLetter, type LetterInput } from "@/lib/tools/documents/letters/compose-letter";
import { findLetterViolations } from "@/lib/tools/documents/letters/letter-gate";
import { wordingsByModel } from "@/lib/tools/documents/letters/model-wordings";
import { recipientOf } from "@/lib/tools/documents/letters/recipient";
import { renderLetterFiles } from "@/lib/tools/documents/letters/render-letter-files";
import type { CoverLetter, LetterSentence } from "@/lib/tools/documents/letters/schemas";
import { LETTER_LANGUAGES, letterWords } from "@/lib/tools/documents/letters/words/languages";
import { LETTER_TONES } from "@/lib/tools/documents/letters/words/letter-words";
import { proposePoints } from "@/lib/tools/documents/matching/propose";
import type { GivenPosting } from "@/lib/tools/job-search/given-posting/schemas";
import { understandPosting } from "@/lib/tools/job-search/given-posting/understand-posting";
import { readDocx } from "@/lib/tools/reading/docx/read-docx";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import { GERMAN_POSTING, HOSTILE_POSTING, PASTED_POSTING } from "@/tests/factories/postings-given";
import { SAMPLE_PROFILE } from "@/tests/factories/sample-profile";
import { makeToolContext } from "@/tests/factories/tool-context";

const NOW = new Date("2026-11-23T12:00:00Z");
const BACKEND_POSTING = `Backend Engineer at Nordsee Pay Ltd
Requirements
- Experience with JavaScript and PostgreSQL
- Redis in production
- Kafka
- PCI DSS
- Swedish and fluent English
- A degree in computer science
- Rust
`;
const understood = (text: string): GivenPosting => understandPosting({ text, head: {}, source: { kind: "text", name: "" }, notes: [] });

function inputFor(text: string, more: Partial<LetterInput> = {}): LetterInput {
	const posting = understood(text);
	const { points } = proposePoints(SAMPLE_PROFILE, posting, NOW);
	const { title, company, contactPerson } = posting;
	return {
		profile: SAMPLE_PROFILE,
		posting,
		points,
		addressee: { title, company, contactPerson },
		language: "en",
		tone: "formal",
		motivation: null,
		sender: null,
		now: NOW,
		...more,
	};
}

function violationsOf(letter: CoverLetter, input: LetterInput) {
	return findLetterViolations({ ...input, country: input.posting.country, location: input.posting.location, letter });
}

const sentencesOf = (letter: CoverLetter): LetterSentence[] => letter.paragraphs.flatMap(({ sentences }) => sentences);

function withSentence(letter: CoverLetter, change: (sentence: LetterSentence) => LetterSentence): CoverLetter {
	return { ...letter, paragraphs: letter.paragraphs.map((paragraph) => ({ ...paragraph, sentences: paragraph.sentences.map(change) })) };
}

describe("a letter in each language and tone", () => {
	it.each(LETTER_LANGUAGES.flatMap((language) => LETTER_TONES.map((tone) => [language, tone] as const)))(
		"%s, %s: every sentence has its source and passes the gate",
		(language, tone) => {
			const input = inputFor(BACKEND_POSTING, { language, tone, motivation: "I like ledgers. They add up." });
			const letter = composeLetter(input);
			expect(violationsOf(letter, input)).toEqual([]);
			expect(sentencesOf(letter).every(({ sources }) => sources.length > 0)).toBe(true);
			const cited = sentencesOf(letter).flatMap(({ kind, sources }) => (kind === "line" || kind === "worked" ? sources : []));
			expect(cited.length).toBeGreaterThan(2);
			for (const { source } of cited) expect(SAMPLE_PROFILE.experience.flatMap(({ bullets }) => bullets.map(({ text }) => text))).toContain(source?.quote);
			expect(JSON.stringify(letter)).not.toContain("Rust");
		},
	);

	it.each(LETTER_LANGUAGES)("%s fits on one page as PDF and DOCX, says the same in both, and is equal twice", async (language) => {
		const letter = composeLetter(inputFor(BACKEND_POSTING, { language, motivation: "I like ledgers, since they add up." }));
		const [docx, pdf] = await renderLetterFiles(letter, null, NOW);
		const read = await readPdf(pdf?.bytes ?? new Uint8Array());
		expect(read.pageCount).toBe(1);
		const textOf = ({ lines }: { lines: readonly { text: string }[] }) =>
			lines
				.map(({ text }) => text)
				.join(" ")
				.replace(/\s+/g, " ");
		const word = textOf(await readDocx(docx?.bytes ?? new Uint8Array()));
		for (const part of [letter.salutation, letter.closing, "Mara Lindqvist", "ledgers", "Nordsee Pay Ltd"]) {
			expect(textOf(read)).toContain(part);
			expect(word).toContain(part);
		}
		expect((await renderLetterFiles(letter, null, NOW)).map(({ bytes }) => Buffer.from(bytes).toString("base64"))).toEqual(
			[docx, pdf].map((file) => Buffer.from(file?.bytes ?? []).toString("base64")),
		);
	});
});

describe("what an English letter says", () => {
	const input = inputFor(BACKEND_POSTING);
	const letter = composeLetter(input);
	const texts = sentencesOf(letter).map(({ text }) => text);

	it("puts lines of work into the first person and names position and employer once", () => {
		expect(texts).toContain("I am applying for the position of Backend Engineer at Nordsee Pay Ltd.");
		expect(texts.filter((text) => text.startsWith("As Senior Backend Engineer at Nordvik Payments AB, I "))).not.toEqual([]);
		expect(texts.some((text) => text.endsWith(" I also used Kafka to publish ledger events to 6 downstream teams."))).toBe(true);
		expect(texts.some((text) => text.startsWith("There, I also "))).toBe(true);
		expect(texts).toContain("I bring 9 years of work experience and currently work as Senior Backend Engineer at Nordvik Payments AB.");
		expect(texts.join(" ")).toContain("Swedish (native)");
		expect(letter).toMatchObject({ placeAndDate: "Gothenburg, 23 November 2026", salutation: "Dear Sir or Madam,", method: "rules" });
	});

	it("quotes no line in another language than the letter's, and says so", () => {
		const german = composeLetter({ ...input, language: "de" });
		expect(sentencesOf(german).some(({ kind }) => kind === "line")).toBe(false);
		const worked = sentencesOf(german).find(({ kind }) => kind === "worked");
		expect(worked?.text).toMatch(/Kafka.* gehörten zu meiner Arbeit als Senior Backend Engineer bei Nordvik Payments AB\.$/);
		expect(german.notes.join()).toContain("nothing is translated");
	});
});

describe("the gate", () => {
	const input = inputFor(BACKEND_POSTING, { motivation: "I like ledgers." });
	const letter = composeLetter(input);
	const changed = (change: (sentence: LetterSentence) => LetterSentence) => violationsOf(withSentence(letter, change), input);
	const replaced = (kind: LetterSentence["kind"], from: string, to: string) =>
		changed((sentence) => (sentence.kind === kind && sentence.text.includes(from) ? { ...sentence, text: sentence.text.replace(from, to) } : sentence));

	it.each([
		["a number", "line", "6 downstream", "60 downstream"],
		["an employer", "line", "Nordvik Payments AB", "Google"],
		["a title", "line", "As Senior Backend Engineer", "As Chief Technology Officer"],
		["a skill", "line", "Kafka", "Kubernetes"],
		["a result", "line", "downstream teams", "downstream teams and won a prize"],
		["the years", "position", "9 years", "19 years"],
		["a claim in a frame", "frame", "I am applying", "I, a Nobel laureate, am applying"],
		["the person's own words", "own", "ledgers", "Rust"],
		["a language", "facts", "Swedish (native)", "Finnish (native)"],
	] as const)("refuses %s that nothing says", (_, kind, from, to) => {
		expect(sentencesOf(letter).some((sentence) => sentence.kind === kind && sentence.text.includes(from))).toBe(true);
		expect(replaced(kind, from, to)).not.toEqual([]);
	});

	it("refuses a sentence without a source, one that cites another line, and a skill that is listed but not shown", () => {
		expect(changed((sentence) => (sentence.kind === "line" ? { ...sentence, sources: [] } : sentence))).not.toEqual([]);
		const elsewhere = (sentence: LetterSentence) => ({ ...sentence, sources: sentence.sources.map((source) => ({ ...source, sourceId: "e3-b4" })) });
		expect(changed((sentence) => (sentence.kind === "line" ? elsewhere(sentence) : sentence))).not.toEqual([]);
		const words = letterWords("en");
		const listing = { sentenceId: "S99", kind: "skills" as const, text: words.skills("Rust"), values: ["Rust"], sources: [] };
		const [first, ...others] = letter.paragraphs;
		if (!first) throw new Error("A letter has paragraphs.");
		const added = { ...letter, paragraphs: [{ ...first, sentences: [...first.sentences, listing] }, ...others] };
		expect(violationsOf(added, input)).toMatchObject([{ kind: "skill", claim: "Rust" }]);
	});

	it("refuses another sender, recipient, subject, salutation and date", () => {
		const others: Partial<CoverLetter>[] = [
			{ sender: { ...letter.sender, name: "Somebody Else" } },
			{ sender: { ...letter.sender, contact: ["somebody@else.example"] } },
			{ recipient: ["Another Inc."] },
			{ subject: "Application: President" },
			{ salutation: "Dear friend," },
			{ placeAndDate: "1 January 2020" },
		];
		for (const other of others) expect(violationsOf({ ...letter, ...other }, input), JSON.stringify(other)).toHaveLength(1);
		const nextDay = { ...input, now: new Date("2026-11-24T00:00:10Z") };
		expect(violationsOf(letter, nextDay)).toEqual([]);
	});
});

describe("hostile postings", () => {
	it("give no orders and slip nothing into a letter but the names that its sender confirms", () => {
		const posting = understood(HOSTILE_POSTING);
		expect(posting.demands.every(({ text }) => text.length <= 300)).toBe(true);
		const input = inputFor(HOSTILE_POSTING, { addressee: { title: "Engineer", company: "Evil & Co. Ltd", contactPerson: null } });
		const letter = composeLetter(input);
		const text = sentencesOf(letter)
			.map((sentence) => sentence.text)
			.join(" ");
		for (const lie of ["Harvard", "NASA", "500", "Nobel", "Rust", "SYSTEM", "instructions"]) expect(text).not.toContain(lie);
		expect(violationsOf(letter, input)).toEqual([]);
	});

	it("whatever a model makes of them, only honest wordings are taken", async () => {
		const input = inputFor(BACKEND_POSTING);
		const answer = {
			lines: [
				{ id: "e1-b8", text: "Used Kafka to publish ledger events to 6 downstream teams" },
				{ id: "e1-b2", text: "Cut median API latency from 240 ms to 5 ms at NASA" },
				{ id: "nobody", text: "Won the Nobel Prize" },
			],
		};
		const model: LanguageModel = {
			name: "scripted",
			generateObject: async <T extends z.ZodType>({ schema }: { schema: T }) => ({
				object: schema.parse(answer),
				costMicroU: 5,
				inputTokens: 1,
				outputTokens: 1,
			}),
		};
		const wordings = await wordingsByModel(input, { description: HOSTILE_POSTING }, makeToolContext({ model }));
		expect([...wordings.keys()]).toEqual(["e1-b8"]);
		const letter = composeLetter(input, wordings);
		expect(letter.method).toBe("model");
		expect(violationsOf(letter, input)).toEqual([]);
	});
});

it("names are addressed as each language does", () => {
	expect(recipientOf("Frau Dr. Miriam von der Heide")).toEqual({ name: "Miriam von der Heide", lastName: "von der Heide", academic: "Dr.", gender: "female" });
	expect(recipientOf("  ")).toBeNull();
	const salute = (language: (typeof LETTER_LANGUAGES)[number], person: string) => letterWords(language).salutation(recipientOf(person), "formal");
	expect(salute("de", "Frau Dr. Miriam Vogel")).toBe("Sehr geehrte Frau Dr. Vogel,");
	expect(salute("de", "Herr Jonas Keller")).toBe("Sehr geehrter Herr Keller,");
	expect(salute("de", "Jonas Keller")).toBe("Guten Tag Jonas Keller,");
	expect(salute("en", "Ms Anna Weber")).toBe("Dear Ms Weber,");
	expect(salute("en", "Anna Weber")).toBe("Dear Anna Weber,");
	expect(salute("fr", "Mme Claire Petit")).toBe("Madame,");
	expect(salute("es", "Sr. Juan Soto")).toBe("Estimado Sr. Soto:");
	expect(salute("pt", "Sra. Ana Luz")).toBe("Exma. Sra. Luz,");
	expect(salute("it", "Anna Conti")).toBe("Gentile Anna Conti,");
	expect(salute("nl", "mevrouw Els de Wit")).toBe("Geachte mevrouw de Wit,");
});

it("points cite the very words of the resume, and what it does not show is a gap", () => {
	const { points, gaps, proposed } = proposePoints(SAMPLE_PROFILE, understood(BACKEND_POSTING), NOW);
	expect(gaps.map(({ label }) => label)).toEqual(["Rust"]);
	const kafka = points.find(({ label }) => label === "Kafka");
	expect(kafka).toMatchObject({
		strength: "strong",
		evidence: [{ kind: "line", sourceId: "e1-b8", where: "Senior Backend Engineer, Nordvik Payments AB" }, { kind: "skill" }],
	});
	expect(points.find(({ label }) => label.startsWith("Swedish"))?.evidence.map(({ text }) => text)).toEqual(["Swedish (native)", "English (C1)"]);
	expect(proposed.length).toBeGreaterThan(1);
	expect(points.every(({ evidence }) => evidence.length > 0)).toBe(true);
});

it("a posting in German is read with its person, demands and wishes", () => {
	const posting = understood(GERMAN_POSTING);
	expect(posting).toMatchObject({ title: "Frontend-Entwickler (m/w/d)", company: "Kiezbuch GmbH", contactPerson: "Frau Dr. Miriam Vogel", language: "de" });
	expect(posting.demands.map(({ kind }) => kind)).toEqual(["must", "must", "must", "wish"]);
	expect(posting.tasks).toHaveLength(2);
	expect(understood(PASTED_POSTING)).toMatchObject({ contactPerson: "Ms Anna Weber", country: "Germany", unread: [] });
});

describe("what a letter says once, and what it has no room for", () => {
	const piece = (kind: "skill" | "certificate" | "line", text: string, at: number) => ({
		kind,
		sourceId: `${kind}-${at}`,
		text,
		where: null,
		experienceId: null,
		source: { lineIds: [], page: 1, quote: text },
	});
	const point = (label: string, ...evidence: ReturnType<typeof piece>[]) => ({
		pointId: label,
		label,
		demand: null,
		strength: "fair" as const,
		evidence,
		missing: [],
	});

	it("a skill that a certificate beside it names is not told twice", () => {
		const points = [point("Hygiene", piece("skill", "Hazard plans", 1)), point("Proof", piece("certificate", "Certificate in Hazard Plans 2024", 2))];
		const letter = composeLetter(inputFor(BACKEND_POSTING, { points }));
		const told = sentencesOf(letter).filter(({ text }) => /hazard plans/i.test(text));
		expect(told).toHaveLength(1);
	});

	it("points of which no sentence tells are named as left out", () => {
		const points = Array.from({ length: 9 }, (_, at) => point(`Demand ${at}`, piece("certificate", `Course in subject ${"ABCDEFGHI"[at]}`, at)));
		const letter = composeLetter(inputFor(BACKEND_POSTING, { points }));
		const text = sentencesOf(letter)
			.map((sentence) => sentence.text)
			.join(" ");
		for (const [at, { label }] of points.entries()) {
			const isTold = text.includes(`Course in subject ${"ABCDEFGHI"[at]}`);
			expect(letter.leftOut.some((left) => left.label === label)).toBe(!isTold);
		}
		expect(letter.leftOut).toHaveLength(4);
	});
});

describe("the first line of a posting", () => {
	it.each(["Join our growing team", "Stellenanzeige", "Werde Teil unserer Mannschaft", "Oferta de empleo"])(
		"is no trade where it speaks to the reader: %s",
		(line) => {
			expect(understood(`${line}\nBrauhaus Linde GmbH\n\nWir suchen Verstärkung.\n`).title).toBeNull();
		},
	);

	it("is one above the name of a firm, though nobody knows it", () => {
		expect(understood("Fassbindegehilfe\nBrauhaus Linde GmbH\n\nWir suchen Verstärkung.\n").title).toBe("Fassbindegehilfe");
	});
});
