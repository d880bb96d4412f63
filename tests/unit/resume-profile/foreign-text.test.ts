import { expect, it } from "vitest";
import { rowsOf } from "@/lib/tools/reading/pdf/baselines";
import { regionsOf } from "@/lib/tools/reading/pdf/page-regions";
import { cleanText, foldText } from "@/lib/tools/reading/text/clean-text";
import { findDateRange, withoutRange } from "@/lib/tools/reading/text/date-ranges";
import { extractProfile } from "@/lib/tools/resume-profile/extract-profile";
import { withinLimits } from "@/lib/tools/resume-profile/file/mark-lines";
import { emailsIn, withoutEmails } from "@/lib/tools/resume-profile/profile/person/emails";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { placeScore } from "@/lib/tools/resume-profile/words/place-names";
import { linesDocument } from "@/tests/factories/resumes/lines-document";
import { expectNearLinear } from "@/tests/setup/growth";

const SIZE = 5_000;
const NOW = new Date("2026-11-01T00:00:00Z");
const PIECES = ["\t", " ", "(", "[", "a", "0", ".", ",", "-", "★", "@", "a@b.c ", "t-", "0.", " at ", " in ", ",Ph D", "2020 ", "jan ", "years ", "| "];
const repeated = (piece: string) => (size: number) => `${piece.repeat(Math.ceil(size / piece.length))}!`;

it.each(PIECES)("a resume whose lines are nothing but %j is read in linear time", async (piece) => {
	const make = repeated(piece);
	const profileOf = (texts: readonly string[]) => readProfile(linesDocument(texts), NOW);
	await expectNearLinear(SIZE, make, (text) => profileOf([text, "Jane Doe"]));
	await expectNearLinear(SIZE, make, (text) => profileOf(["Jane Doe", "Experience", text, `2019 – 2020 ${text}`, "Education", `BSc ${text}`, text]));
	await expectNearLinear(SIZE, make, (text) => profileOf(["Jane Doe", "Skills", `Java, ${text}`, "Languages", `German ${text}`, "Certifications", text]));
	await expectNearLinear(SIZE, make, foldText);
	await expectNearLinear(SIZE, make, placeScore);
	await expectNearLinear(SIZE, make, emailsIn);
	await expectNearLinear(SIZE, make, (text) => {
		const line = `2019 – 2020${text}`;
		const range = findDateRange(line);
		return range && withoutRange(line, range);
	});
});

it("a letter with very many marks is cleaned in linear time", async () => {
	await expectNearLinear(SIZE, repeated("\u0323\u0301"), cleanText);
	expect(cleanText(`e${"\u0301".repeat(50)}t`)).toBe(`\u00e9${"\u0301".repeat(7)}t`);
	expect(cleanText("Lê Thị Hồng")).toBe("Lê Thị Hồng");
});

it("a page of very many words in columns is cut in near linear time", async () => {
	const word = (at: number) => ({ text: `w${at}`, x: 50 + (at % 2) * 250, y: 20 + at * 3, width: 40, fontSize: 4, bold: false, italic: false, links: [] });
	await expectNearLinear(
		4_000,
		(size) => Array.from({ length: size }, (_, at) => word(at)),
		(words) => regionsOf(rowsOf(words)),
	);
});

it("addresses are found from their @ to both sides", () => {
	const text = "Mail: jane.doe+cv@mail.example.org, or +x@y, or work @ acme.example.";
	expect(emailsIn(text)).toEqual(["jane.doe+cv@mail.example.org", "work @ acme.example"]);
	expect(withoutEmails(text)).toBe("Mail:  , or +x@y, or  .");
});

const bare = { page: 1, column: 0, fontSize: null, bold: false, italic: false, caps: false, gap: null, hasRule: false, links: [], indent: null };
const line = (text: string) => ({ ...bare, text, x: null, y: null, right: null, mark: null });

it("what lies beyond the limits of a resume is left out, and said", () => {
	expect(withinLimits([line("a")])).toEqual({ lines: [line("a")], warnings: [] });
	expect(withinLimits(Array.from({ length: 2_500 }, () => line("a"))).warnings).toEqual(["Only the first 2000 of 2500 lines were read."]);
	const long = withinLimits([line("a".repeat(5_000))]);
	expect(long.lines[0]?.text).toHaveLength(2_000);
	expect(long.warnings).toEqual(["1 very long line was read only as far as 2000 characters."]);
	expect(withinLimits(Array.from({ length: 200 }, () => line("a".repeat(2_000)))).warnings).toEqual(["Only the first 150 of 200 lines were read."]);
});

it("a caller's resume beyond the limits is refused with the reason", () => {
	const refusal = (texts: readonly string[]) => extractProfile.input.safeParse({ document: linesDocument(texts) }).error?.issues[0];
	expect(refusal(["Jane Doe"])).toBeUndefined();
	expect(refusal(Array.from({ length: 2_001 }, () => "a"))).toMatchObject({ code: "too_big", path: ["document", "lines"] });
	expect(refusal(["a".repeat(2_001)])).toMatchObject({ code: "too_big", path: ["document", "lines", 0, "text"] });
	expect(refusal(Array.from({ length: 200 }, () => "a".repeat(2_000)))?.message).toBe("A resume has at most 300000 characters.");
});
