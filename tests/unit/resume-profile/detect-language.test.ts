import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { detectLanguage, readableLanguages } from "@/lib/tools/reading/text/detect-language";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { inspectResume } from "@/lib/tools/resume-profile/inspect-resume";
import { drawPdf } from "@/tests/factories/resumes/pdf-layouts";

const NOW = new Date("2026-11-01T00:00:00Z");
const BANKS = path.resolve(import.meta.dirname, "../../accuracy/banks");

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const OTHERS: Readonly<Record<string, string>> = {
	fi: "Kokenut sairaanhoitaja, joka on työskennellyt yli kymmenen vuotta tehohoidossa Helsingissä. Työkokemus: vastasin osaston potilasturvallisuudesta, perehdytin uusia työntekijöitä ja kehitin hoitotyön laatua yhdessä lääkäreiden kanssa. Koulutus: sairaanhoitaja. Kielitaito: suomi äidinkieli, ruotsi hyvä.",
	hu: "Tapasztalt villanyszerelő vagyok, aki tizenkét éve dolgozik ipari üzemekben Budapesten és környékén. Munkatapasztalat: karbantartási csoportvezetőként nyolc szerelő munkáját irányítottam, csökkentettem az állásidőt. Végzettség: villamosipari technikus. Nyelvtudás: magyar anyanyelv, angol alapfok.",
	ro: "Contabil cu experiență de zece ani în firme de producție din Cluj. Experiență profesională: am coordonat închiderea lunară, am pregătit declarațiile fiscale și am redus timpul de raportare. Educație: Facultatea de Științe Economice. Limbi străine: română nativ, engleză avansat, franceză începător.",
};

describe("the language of a resume", () => {
	it.each(readdirSync(BANKS).map((file) => file.slice(0, 2)))("knows %s", (language) => {
		const { fields } = JSON.parse(readFileSync(path.join(BANKS, `${language}.json`), "utf8"));
		expect(detectLanguage(textsIn(fields).slice(0, 200).join("\n"))).toEqual({ tag: language, readAs: language });
	});

	it.each(Object.entries(OTHERS))("knows %s for one that can't be read", (tag, text) => {
		expect(detectLanguage(text)).toEqual({ tag, readAs: null });
	});

	it("takes near relatives for what they are, read by the rules of their neighbours", () => {
		const danish =
			"Erfaren sygeplejerske med ti års arbejde på intensivafdelingen i Aarhus. Erhvervserfaring: ansvarlig for oplæring af nye kolleger og kvaliteten i plejen.";
		expect(detectLanguage(danish)).toEqual({ tag: "da", readAs: "sv" });
		const norwegian =
			"Regnskapsfører med femten års erfaring fra byrå og industri. Ansvarlig for månedsavslutning, årsregnskap og rapportering til ledelsen. Innførte elektronisk fakturabehandling, som halverte tiden for bokføring. Vant til å lede små team og til å lære opp nye kolleger i økonomisystemer.";
		expect(detectLanguage(norwegian)).toEqual({ tag: "nb", readAs: "sv" });
		const swedish =
			"Redovisningsekonom med femton års erfarenhet från byrå och industri. Ansvarig för månadsbokslut, årsredovisning och rapportering till ledningen, bland annat för det danska bolaget Sæby Fisk. Van att leda små grupper och att lära upp nya kollegor i ekonomisystem.";
		expect(detectLanguage(swedish)).toEqual({ tag: "sv", readAs: "sv" });
	});

	it("is not fooled by a language that looks alike but lacks letters of the text", () => {
		const romanian =
			"Inginer proiectant senior cu experiență în CATIA, SolidWorks și AutoCAD. Am coordonat o echipă de patru ingineri și am redus rebutul la matrițe progresive. Funcția ocupată: inginer calitate furnizori, audituri de proces în România, Turcia și Slovenia. Aptitudini: desen tehnic, lanțuri de cote, limba franceză.";
		expect(detectLanguage(romanian)).toEqual({ tag: "ro", readAs: null });
	});

	it.each(["", "2019 – 2021", "Cook", "jane@example.org +44 20 7946 0000"])("is English where %j says nothing", (text) => {
		expect(detectLanguage(text).readAs).toBe("en");
	});

	it("is refused by name before anything runs, with those that can be read", async () => {
		const bytes = await drawPdf((doc) => doc.text(OTHERS.fi ?? ""), {}, "embedded");
		await expect(parseResumeBytes({ fileId: "f", fileName: "cv.pdf", bytes: bytes.slice() })).rejects.toMatchObject({
			code: "FILE_UNREADABLE",
			message: expect.stringContaining("written in Finnish"),
		});
		const { errors } = await inspectResume(bytes, "cv.pdf", NOW);
		expect(errors).toMatchObject([{ code: "FILE_UNREADABLE", message: expect.stringContaining(readableLanguages().at(-1) ?? "") }]);
	});
});

describe("what is no resume", () => {
	const INVOICE = [
		"Invoice No. 2024-117",
		"Harbour Tools Ltd, 5 Quay Road, Leith",
		"Invoice date: 14 March 2024",
		"Drill bit set HSS\t4\t39.90 GBP",
		"Angle grinder 125 mm\t1\t129.00 GBP",
		"Total\t288.60 GBP",
		"Please pay within 14 days. Thank you for your order.",
	];
	const LETTER = [
		"Anna Berger, 4 Lime Walk, Bath",
		"anna.berger@example.org",
		"Dear Ms Smith,",
		"I am writing to apply for the position of marketing manager that you advertised on your website.",
		"In my present role I lead a team of five and have raised our newsletter's reach by 40 %.",
		"Yours sincerely, Anna Berger",
	];

	it.each([
		["an invoice", INVOICE],
		["a letter", LETTER],
	])("%s is doubted and told as what it is", async (what, lines) => {
		const bytes = await drawPdf((doc) => doc.text(lines.join("\n")));
		expect(await inspectResume(bytes, "file.pdf", NOW)).toMatchObject({
			errors: [],
			doubts: [expect.stringContaining(`does not look like a resume: it reads like ${what}.`)],
		});
	});
});
