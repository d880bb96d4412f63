import type { PrintedSection, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { plain } from "./compare";
import type { ResumeLabel } from "./labelled-resume";

/** A line as a document prints it, headings among them. */
export interface DocumentLine {
	readonly text: string;
	/** Beside it. */
	readonly dates: string;
	readonly plain: string;
	readonly section: number;
	readonly isHeading: boolean;
	readonly isItem: boolean;
	readonly opens: boolean;
	readonly lineIds: readonly string[];
}

/** What a label says, and of what. */
export interface Meant {
	readonly kind: "job" | "school" | "skill" | "language" | "certification" | "other";
	/** Which of its kind. */
	readonly entry: number;
	readonly part: "title" | "company" | "bullet" | "degree" | "field" | "school" | "value";
	readonly value: string;
}

export interface Place {
	readonly from: number;
	readonly to: number;
	/** How much of its lines it is. */
	readonly share: number;
}

export interface Placed extends Meant {
	/** Where it stands; null where nothing has it as a whole. */
	readonly place: Place | null;
	readonly places: number;
}

export function documentLines(sections: readonly PrintedSection[]): DocumentLine[] {
	return sections.flatMap(({ heading, lines }, section) => {
		const title = { text: heading, dates: "", plain: plain(heading), section, isHeading: true, isItem: false, opens: true, lineIds: [] };
		const body = lines.map(({ text, dates, style, opens, source }): DocumentLine => {
			return { text, dates: dates ?? "", plain: plain(text), section, isHeading: false, isItem: style === "item", opens, lineIds: source.lineIds };
		});
		return heading === "" ? body : [title, ...body];
	});
}

const LEAST_LETTERS = 3;

export function meantBy(label: ResumeLabel): Meant[] {
	const jobs = label.jobs.flatMap(({ title, company, bullets }, entry): Meant[] => [
		{ kind: "job", entry, part: "title", value: title ?? "" },
		{ kind: "job", entry, part: "company", value: company ?? "" },
		...bullets.map((value): Meant => ({ kind: "job", entry, part: "bullet", value })),
	]);
	const schools = label.education.flatMap(({ degree, field, school }, entry): Meant[] => [
		{ kind: "school", entry, part: "degree", value: degree ?? "" },
		{ kind: "school", entry, part: "field", value: field ?? "" },
		{ kind: "school", entry, part: "school", value: school ?? "" },
	]);
	const list = (kind: Meant["kind"], values: readonly string[]) => values.map((value, entry): Meant => ({ kind, entry, part: "value", value }));
	return [
		...jobs,
		...schools,
		...list("skill", label.skills),
		...list(
			"language",
			label.languages.map(({ name }) => name),
		),
		...list(
			"certification",
			label.certifications.map(({ name }) => name),
		),
		...label.other.flatMap(({ kind, lines }, entry) =>
			kind === "personal data" ? [] : lines.map((value): Meant => ({ kind: "other", entry, part: "value", value })),
		),
	].filter(({ value }) => plain(value).length >= LEAST_LETTERS);
}

const IS_BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}+#%&@]+/u;
const HAS_NO_BLANKS = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/u;

/** A document's text without blanks and signs, with the line of each letter. */
class Text {
	readonly whole: string;
	private readonly lineOf: number[] = [];
	/** Where a word begins. */
	private readonly begins = new Set<number>();

	constructor(private readonly lines: readonly DocumentLine[]) {
		this.whole = lines.map((line) => line.plain).join("");
		lines.forEach((line, at) => {
			for (const word of line.text.split(IS_BETWEEN_WORDS).map(plain).filter(Boolean)) {
				this.begins.add(this.lineOf.length);
				for (let unit = 0; unit < word.length; unit++) this.lineOf.push(at);
			}
		});
		this.begins.add(this.lineOf.length);
	}

	private isOfWords(first: number, after: number): boolean {
		return HAS_NO_BLANKS.test(this.whole.slice(first, after)) || (this.begins.has(first) && this.begins.has(after));
	}

	placesOf(value: string): Place[] {
		const sought = plain(value);
		const found: Place[] = [];
		for (let at = this.whole.indexOf(sought); at >= 0; at = this.whole.indexOf(sought, at + 1)) {
			const [from = 0, to = 0] = [this.lineOf[at], this.lineOf[at + sought.length - 1]];
			if (!this.isOfWords(at, at + sought.length)) continue;
			const letters = this.lines.slice(from, to + 1).reduce((sum, line) => sum + line.plain.length, 0);
			found.push({ from, to, share: sought.length / letters });
		}
		return found.length > 0 ? found : this.looselyIn(value);
	}

	/** All its words in their order on one line, with little between. */
	private looselyIn(value: string): Place[] {
		const words = value.split(/\s+/u).map(plain).filter(Boolean);
		if (words.length < 2) return [];
		return this.lines.flatMap((line, at): Place[] => {
			let end = 0;
			const begin = line.plain.indexOf(words[0] ?? "");
			const isIn =
				begin >= 0 &&
				words.every((word) => {
					const found = line.plain.indexOf(word, end);
					end = found + word.length;
					return found >= 0;
				});
			return isIn && end - begin < plain(value).length * 2 ? [{ from: at, to: at, share: plain(value).length / line.plain.length }] : [];
		});
	}
}

const distance = (one: Place, other: Place): number => Math.max(0, one.from - other.to, other.from - one.to);
const CLEAR_SHARE = 0.3;

/** Of several places those where it is not merely mentioned. */
function likely(places: readonly Place[]): Place[] {
	const clear = places.filter(({ share }) => share >= CLEAR_SHARE);
	return clear.length > 0 ? clear : [...places];
}

/** Where what a label says stands in a document: of several places the one nearest to the rest of its entry. */
export function placedIn(lines: readonly DocumentLine[], meant: readonly Meant[]): Placed[] {
	const text = new Text(lines);
	const isEntry = ({ kind }: Meant) => kind === "job" || kind === "school";
	const all = meant.map((one) => {
		const found = text.placesOf(one.value);
		return { ...one, found: isEntry(one) ? found : likely(found) };
	});
	return all.map(({ found, ...one }): Placed => {
		const others = all.filter((other) => other.kind === one.kind && other.entry === one.entry && other.value !== one.value && other.found.length > 0);
		const cost = (place: Place) =>
			others.reduce((sum, other) => sum + Math.min(...other.found.map((near) => distance(place, near))) / other.found.length ** 2, -place.share);
		const costs = found.map((place) => (isEntry(one) ? cost(place) : -place.share));
		const at = costs.indexOf(Math.min(...costs));
		return { ...one, place: found[at] ?? null, places: found.length };
	});
}

/** What else the files that are delivered say: the head of a resume, and what the note names as left out. */
export function saidBeside({ name, headline, contact, summary, unused }: ResumeProfile): string {
	const facts = [name, headline, summary, contact.email, contact.phone, contact.location, ...contact.links];
	return [...facts.map((fact) => fact?.value ?? ""), ...unused.map(({ text }) => text)].map(plain).join(" ");
}
