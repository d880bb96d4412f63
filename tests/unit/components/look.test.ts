import { describe, expect, it } from "vitest";
import { picturedResume } from "@/components/workflows/resume-to-job-ready/look/look-preview";
import { pictureOf, wrapped } from "@/components/workflows/resume-to-job-ready/look/picture-lines";
import { lookAnswers } from "@/components/workflows/resume-to-job-ready/look/use-look";
import { paperOf } from "@/lib/tools/documents/printing/paper";
import { ACCENT_NAMES, ACCENTS, TEMPLATE_NAMES, TEMPLATES } from "@/lib/tools/documents/printing/templates";

const preview = {
	look: {
		head: { name: { value: "Mara Lindqvist" }, headline: null, summary: null, contact: { email: { value: "mara@example.com" } } },
		skills: ["TypeScript", "Redis"],
		experience: [{ title: "Engineer", company: "Kettle & Quill", location: null, datesText: "2019 – 2021", bullets: [{ text: "Halved the cost of builds" }] }],
		language: "de",
	},
};

/** Relative luminance and contrast on white as WCAG 2.2 defines them. */
function contrastOnWhite(hex: string): number {
	const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
	const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
	return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe("the picture of a template", () => {
	it.each(TEMPLATE_NAMES)("shows the person's own words in %s, in order, inside the paper", (name) => {
		const paper = paperOf("A4");
		const { lines } = pictureOf(picturedResume(preview), TEMPLATES[name], "blue", paper);
		const texts = lines.map((line) => line.text);
		for (const text of ["Mara Lindqvist", "mara@example.com", "Kenntnisse", "TypeScript, Redis", "Engineer", "2019 – 2021", "Halved the cost of builds"]) {
			expect(texts).toContain(text);
		}
		expect(texts.indexOf("Engineer")).toBeGreaterThan(texts.indexOf("Kenntnisse"));
		for (const line of lines) expect(line.y).toBeLessThan(paper.heightPt);
	});

	it("is drawn of nobody where the pause shows no resume, and of long words without end", () => {
		expect(picturedResume(null).name).toBe("Your name");
		expect(wrapped("x".repeat(100_000), 10, 100)).toHaveLength(1);
	});
});

it("answers only what is asked, and leaves the paper open where it is by country", () => {
	const slots = ["selectedJobIds", "template", "pageSize"].map((slotId) => ({ slotId }));
	expect(lookAnswers({ template: "compact", pageSize: null, accent: "teal" }, slots)).toEqual([{ slotId: "template", value: "compact" }]);
});

it.each(ACCENT_NAMES)("%s can be read on white paper", (name) => {
	expect(contrastOnWhite(ACCENTS[name])).toBeGreaterThanOrEqual(4.5);
});
