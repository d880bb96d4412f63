import { headingsFor } from "@/lib/tools/documents/printing/outline/printed-headings";
import type { Paper } from "@/lib/tools/documents/printing/paper";
import { type AccentName, inkOf, type Role, type Template } from "@/lib/tools/documents/printing/templates";
import type { PicturedResume } from "./look-preview";

/** A line of text in its place on the paper, in points; `fromEnd` stands at the end of the line. */
export interface PictureLine {
	readonly text: string;
	readonly role: Role;
	readonly y: number;
	readonly indent: number;
	readonly place: "start" | "centre" | "end";
}

export interface Picture {
	readonly lines: readonly PictureLine[];
	readonly rules: readonly { readonly y: number; readonly color: string; readonly widthPt: number }[];
}

/** How wide a letter is for a size of 1, on the average; letters of East Asia are square. */
const LETTER_WIDTH = 0.5;
const SQUARE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/;
const MOST_LINES = 3;
const BULLET_INDENT = 12;

function widthOf(text: string, sizePt: number): number {
	let width = 0;
	for (const letter of text) width += SQUARE.test(letter) ? 1 : LETTER_WIDTH;
	return width * sizePt;
}

/** Text in lines of about a width; a picture needs no more. */
export function wrapped(text: string, sizePt: number, widthPt: number): string[] {
	const lines: string[] = [];
	let line = "";
	for (const unit of text.slice(0, 600).split(/(?<=[ \u3000-\u9fff])/u)) {
		if (line !== "" && widthOf((line + unit).trimEnd(), sizePt) > widthPt) {
			lines.push(line.trimEnd());
			line = "";
		}
		line += unit;
	}
	return [...lines, line.trimEnd()].filter(Boolean).slice(0, MOST_LINES);
}

/** Sets a resume roughly as its template does, as far as the paper reaches. */
export function pictureOf(resume: PicturedResume, template: Template, accent: AccentName, paper: Paper): Picture {
	const { styles, spacePt, leading, marginPt, rule, head } = template;
	const widthPt = paper.widthPt - 2 * marginPt.side;
	const lines: PictureLine[] = [];
	const rules: { y: number; color: string; widthPt: number }[] = [];
	let y = marginPt.top;
	const step = (role: Role) => {
		y += styles[role].sizePt * leading;
	};
	const add = (text: string, role: Role, indent = 0, place: PictureLine["place"] = "start") => {
		for (const part of wrapped(text, styles[role].sizePt, widthPt - indent)) {
			step(role);
			lines.push({ text: part, role, y: y - styles[role].sizePt * 0.35, indent, place });
		}
	};
	const addRule = () => {
		y += 2;
		rules.push({ y, color: inkOf(rule.ink, accent), widthPt: rule.widthPt });
	};
	const heading = (text: string) => {
		y += spacePt.section;
		add(text, "section");
		if (rule.at === "section") addRule();
		y += spacePt.first;
	};
	add(resume.name, "name", 0, head);
	add(resume.headline, "headline", 0, head);
	add(resume.contact, "contact", 0, head);
	if (rule.at === "head") addRule();
	const words = headingsFor(resume.language);
	if (resume.summary) {
		heading(words.summary);
		add(resume.summary, "body");
	}
	if (resume.skills) {
		heading(words.skills);
		add(resume.skills, "body");
	}
	if (resume.experience.length > 0) heading(words.experience);
	resume.experience.forEach(({ title, where, dates, bullets }, at) => {
		if (at > 0) y += spacePt.entry;
		add(title, "title");
		const last = lines.at(-1);
		if (dates && last) lines.push({ text: dates, role: "dates", y: last.y, indent: 0, place: "end" });
		add(where, "organisation");
		for (const bullet of bullets) {
			y += spacePt.bullet;
			const first = lines.length;
			add(bullet, "body", BULLET_INDENT);
			const top = lines[first];
			if (top) lines.push({ text: "•", role: "mark", y: top.y, indent: 2, place: "start" });
		}
	});
	const bottom = paper.heightPt - marginPt.bottom;
	return { lines: lines.filter((line) => line.y < bottom), rules: rules.filter((one) => one.y < bottom) };
}
