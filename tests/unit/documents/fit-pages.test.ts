import { describe, expect, it } from "vitest";
import { filledShare, fitPages, LEAST_LAST_PAGE } from "@/lib/tools/documents/printing/layout/fit-pages";
import { prepareResume } from "@/lib/tools/documents/printing/layout/prepare";
import { type OutlineBlock, outlineResume, type ResumeOutline } from "@/lib/tools/documents/printing/outline/resume-outline";
import { paperOf } from "@/lib/tools/documents/printing/paper";
import { chooseFonts } from "@/lib/tools/documents/printing/pdf-fonts";
import { PAGE_SIZES, SMALLEST_BODY_PT, TEMPLATE_NAMES, TEMPLATES } from "@/lib/tools/documents/printing/templates";
import { PRINTED_RESUMES } from "@/tests/factories/printed-resumes";

const TEXTS = [
	"Cut median latency from 240 ms to 95 ms by moving hot reads to Redis",
	"Led four engineers through a migration of twelve months, with no interruption, on budget, and with a plan that three other teams have taken over since",
	"Halved the cost of builds",
];
const { fonts: sans } = await chooseFonts("a");
const { fonts: serif } = await chooseFonts("a", { face: "serif" });

function entry(at: number, bulletCount: number): OutlineBlock {
	const bullets = Array.from({ length: bulletCount }, (_, index) => TEXTS[(at + index) % TEXTS.length] ?? "");
	return { type: "entry", title: `Engineer ${at}`, organisation: "Kettle & Quill", place: "Stockholm", dates: "2019 – 2021", bullets };
}

/** Resumes of many lengths: each has one bullet more than the one before. */
function outlineOf(bulletCount: number): ResumeOutline {
	const perEntry = 1 + (bulletCount % 5);
	const entries = Array.from({ length: Math.ceil(bulletCount / perEntry) }, (_, at) => entry(at, Math.min(perEntry, bulletCount - at * perEntry)));
	const blocks = (type: "bullet" | "paragraph", count: number): OutlineBlock[] =>
		Array.from({ length: count }, (_, at) => ({ type, text: TEXTS[at % 3] ?? "" }));
	return {
		name: "Mara Lindqvist",
		headline: "Engineer",
		contact: [{ text: "mara@example.com", url: "mailto:mara@example.com" }],
		sections: [
			{ heading: "Summary", blocks: blocks("paragraph", 1) },
			{ heading: "Experience", blocks: entries },
			{ heading: "Certifications", blocks: blocks("bullet", 1 + (bulletCount % 4)) },
			{ heading: "Languages", blocks: blocks("paragraph", 1) },
		],
		pageWord: "Page",
		language: "en",
	};
}

describe.each(TEMPLATE_NAMES)("pages in %s", (name) => {
	const template = TEMPLATES[name];
	const fonts = template.face === "serif" ? serif : sans;
	const cases = PAGE_SIZES.flatMap((size) => Array.from({ length: 70 }, (_, at) => ({ paper: paperOf(size), bulletCount: 4 + at })));
	const fitted = cases.map(({ paper, bulletCount }) => {
		const heightPt = paper.heightPt - template.marginPt.top - template.marginPt.bottom;
		const resume = prepareResume(outlineOf(bulletCount), template, fonts);
		return { label: `${paper.name}, ${bulletCount} bullets`, heightPt, blocks: resume.blocks, ...fitPages(resume, paper) };
	});

	it("never end on a page of a few lines", () => {
		const multiple = fitted.filter(({ pages }) => pages.length > 1);
		expect(multiple.length).toBeGreaterThan(20);
		for (const { label, pages, heightPt } of multiple) expect(filledShare(pages.at(-1) ?? [], heightPt), label).toBeGreaterThanOrEqual(LEAST_LAST_PAGE);
	});

	it("lose and reorder nothing, and nothing stands below their edge", () => {
		for (const { label, pages, blocks, heightPt } of fitted) {
			expect(
				pages.flat().map(({ atom }) => atom.block),
				label,
			).toEqual(blocks);
			for (const { atom, topPt } of pages.flat()) expect(topPt + atom.heightPt, label).toBeLessThanOrEqual(heightPt + 0.01);
		}
	});

	it("have no heading at their foot, no head without two of its bullets, and no bullet of several alone at an edge", () => {
		for (const { label, pages } of fitted) {
			for (const [at, page] of pages.entries()) {
				const tags = page.map(({ atom }) => atom.block.tag);
				if (at < pages.length - 1) {
					expect(tags.at(-1), label).toMatch(/LI|P/u);
					const lastHead = tags.lastIndexOf("H3");
					const bullets = tags.slice(lastHead + 1).filter((tag) => tag === "LI").length;
					const next = pages[at + 1]?.[0]?.atom.block.tag;
					if (lastHead >= 0 && !tags.slice(lastHead).includes("H2") && next === "LI") expect(bullets, label).toBeGreaterThanOrEqual(2);
				}
				if (at > 0 && tags[0] === "LI") expect(tags[1], label).toBe("LI");
			}
		}
	});

	it("keep text that is read in full at nine points or more, and shrink it only to save a page", () => {
		for (const { label, fit, pages } of fitted) {
			expect(template.styles.body.sizePt * fit.size, label).toBeGreaterThanOrEqual(SMALLEST_BODY_PT - 0.001);
			if (pages.length === 1) continue;
			expect(fit.size, label).toBeLessThanOrEqual(1);
		}
		expect(fitted.some(({ fit }) => fit.size === 1)).toBe(true);
		expect(fitted.some(({ fit, pages }) => fit.size < 1 && pages.length === 1)).toBe(true);
	});
});

it("a longer resume never takes fewer pages", () => {
	const [english] = PRINTED_RESUMES;
	if (!english) throw new Error("There is a resume in English");
	const resume = outlineResume(english.resume, "en");
	const counts = Array.from({ length: 12 }, (_, at) => {
		const longer = {
			...resume,
			sections: resume.sections.map((section) => ({ ...section, blocks: section.blocks.flatMap((block) => Array.from({ length: at + 1 }, () => block)) })),
		};
		return fitPages(prepareResume(longer, TEMPLATES.modern, sans), paperOf("A4")).pages.length;
	});
	expect(counts).toEqual([...counts].sort((a, b) => a - b));
});
