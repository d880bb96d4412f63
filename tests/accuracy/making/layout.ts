import type { LineLabel, SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import type { SectionKind } from "./bank";
import { FORM_WORDS, type FormWords, GAP_WORDS } from "./form-words";
import type { Job, Period, Person, Role, School } from "./person";
import type { Random } from "./random";

/** A part of a line; without a role it is what stands between others. */
export interface Segment {
	readonly text: string;
	readonly role: SegmentRole | null;
}

export type LineStyle = "name" | "headline" | "contact" | "heading" | "title" | "sub" | "text" | "bullet" | "small";

/** Cells stand on one line, far apart. */
export interface LaidLine {
	readonly kind: "line";
	readonly label: LineLabel;
	readonly style: LineStyle;
	readonly cells: readonly (readonly Segment[])[];
}

/** Lines in a margin beside others, as in a table of two columns. */
export interface Beside {
	readonly kind: "beside";
	readonly margin: readonly LaidLine[];
	readonly main: readonly LaidLine[];
}

/** The name at one side of a page's head and the contact at the other. */
export interface Aside {
	readonly kind: "aside";
	readonly main: readonly LaidLine[];
	readonly aside: readonly LaidLine[];
}

/** Short texts that flow or stand in columns. */
export interface Chips {
	readonly kind: "chips";
	readonly label: LineLabel;
	readonly texts: readonly string[];
	readonly columns: number | null;
}

/** Rows of one table: the cells of each stand below those of the one above. */
export interface Table {
	readonly kind: "table";
	readonly rows: readonly LaidLine[];
}

export type Block = LaidLine | Beside | Aside | Chips | Table;

export interface LaidResume {
	readonly language: string;
	readonly head: readonly Block[];
	readonly main: readonly Block[];
	readonly side: readonly Block[];
	/** What stands at the top or foot of every page. */
	readonly running: { readonly text: string; readonly isAtTop: boolean; readonly hasNumber: boolean } | null;
}

const plain = (text: string, role: SegmentRole | null = null): Segment => ({ text, role });
const line = (label: LineLabel, style: LineStyle, ...cells: (readonly Segment[])[]): LaidLine => ({ kind: "line", label, style, cells });
const textLine = (label: LineLabel, style: LineStyle, text: string): LaidLine => line(label, style, [plain(text)]);

/** Parts joined by a sign that belongs to none of them. */
function joined(sign: string, ...parts: (Segment | null)[]): Segment[] {
	const given = parts.filter((part): part is Segment => part !== null && part.text !== "");
	return given.flatMap((part, at) => (at === 0 ? [part] : [plain(sign), part]));
}

type EntryPattern =
	| "right"
	| "companyFirst"
	| "oneLine"
	| "datesAbove"
	| "margin"
	| "datesFirst"
	| "inBrackets"
	| "below"
	| "stacked"
	| "listed"
	| "bothRight"
	| "joinedRight"
	| "placeRight"
	| "labelled"
	| "form"
	| "table"
	| "network"
	| "companyOneLine"
	| "stackedTitle"
	| "placeWithDates"
	| "companyAbove"
	| "datesSecond";
const PATTERNS: readonly EntryPattern[] = [
	"right",
	"right",
	"companyFirst",
	"companyFirst",
	"oneLine",
	"datesAbove",
	"margin",
	"margin",
	"margin",
	"datesFirst",
	"inBrackets",
	"below",
	"stacked",
	"listed",
	"bothRight",
	"bothRight",
	"joinedRight",
	"joinedRight",
	"placeRight",
	"labelled",
	"form",
	"form",
	"form",
	"table",
	"companyOneLine",
	"companyOneLine",
	"stackedTitle",
	"stackedTitle",
	"placeWithDates",
	"companyAbove",
	"companyAbove",
	"datesSecond",
	"network",
	"network",
	"network",
	"network",
];
const AT_WORDS: Readonly<Record<string, string>> = {
	en: " at ",
	de: " bei ",
	nl: " bij ",
	fr: " chez ",
	it: " presso ",
	sv: " hos ",
	es: " en ",
	vi: " tại ",
	id: " di ",
};
const FORM_ORDERS: readonly (readonly number[])[] = [
	[0, 1, 2],
	[2, 1, 0],
	[2, 0, 1],
	[1, 0, 2],
	[0, 2, 1],
];
type Bullets = "list" | "list" | "dash" | "glyph" | "plain" | "paragraph";

const HEADINGS: Readonly<Record<SectionKind, LineLabel>> = {
	summary: "heading.summary",
	experience: "heading.experience",
	internships: "heading.experience",
	military: "heading.experience",
	education: "heading.education",
	skills: "heading.skills",
	languages: "heading.languages",
	certifications: "heading.certifications",
	courses: "heading.certifications",
	projects: "heading.items",
	volunteering: "heading.items",
	publications: "heading.other",
	awards: "heading.other",
	interests: "heading.other",
	references: "heading.other",
	personal: "heading.other",
};

/** Lays a person's resume out in one of very many ways. */
export class Layout {
	private readonly pattern: EntryPattern;
	private readonly schoolPattern: EntryPattern;
	private readonly bullets: Bullets;
	private readonly sign: string;
	/** Between an employer and its place. */
	private readonly placeSign: string;
	private readonly headingForm: (text: string) => string;
	private readonly isWorkCaps: boolean;
	private readonly usesHeadings: boolean;
	private readonly hasIntro: boolean;
	private readonly hasPairs: boolean;
	/** "Cook at Diner" */
	private readonly joinsByWord: boolean;
	/** Forms tell the employer's sector, and the duties with a label of their own. */
	private readonly hasSector: boolean;
	/** "Employer⇥: …" */
	private readonly hasColons: boolean;
	private readonly formOrder: number;
	private readonly isSummaryBare: boolean;
	private readonly isTabled: boolean;
	private readonly hasSchoolTable: boolean;
	readonly isHeadedBeside: boolean;

	constructor(
		private readonly person: Person,
		private readonly random: Random,
	) {
		this.pattern = random.one(PATTERNS);
		this.schoolPattern = random.chance(0.7) ? this.pattern : random.one(PATTERNS);
		this.bullets = random.one<Bullets>(["list", "list", "list", "dash", "glyph", "plain", "paragraph"]);
		this.sign = random.one([", ", ", ", " | ", " – ", " · ", " - ", " / ", " • "]);
		this.placeSign = random.chance(0.5) ? ", " : random.chance(0.6) ? this.sign : random.one([" – ", " | ", " · ", " - ", " ("]);
		const isLatin = !/[\u3000-\u9fff\uac00-\ud7af\u0590-\u06ff\u0900-\u0e7f]/.test(person.name);
		const caps = (text: string) => text.toLocaleUpperCase(person.bank.language);
		const forms = [
			(text: string) => text,
			(text: string) => text,
			(text: string) => `${text}:`,
			(text: string) => `${random.one(["■", "●", "▶", "◆", "»"])} ${text}`,
		];
		const cjk = [(text: string) => `【${text}】`, (text: string) => `■${text}`, (text: string) => `＜${text}＞`];
		this.headingForm = random.one(isLatin ? [caps, caps, caps, ...forms] : [...forms, ...(["ja", "zh"].includes(person.bank.language) ? cjk : [])]);
		this.isWorkCaps = isLatin && random.chance(0.08);
		this.usesHeadings = !random.chance(0.03);
		this.hasIntro = random.chance(0.2);
		this.hasPairs = random.chance(0.5);
		this.hasColons = random.chance(0.3);
		this.hasSector = random.chance(0.5);
		this.joinsByWord = random.chance(0.12);
		this.formOrder = random.whole(0, 14);
		this.isSummaryBare = random.chance(0.25);
		this.isHeadedBeside = random.chance(0.08);
		this.isTabled = random.chance(0.05);
		this.hasSchoolTable = random.chance(0.07);
	}

	lay(): LaidResume {
		const { random, person } = this;
		const isSided = random.chance(0.35);
		const contact = this.contact();
		const sections = this.sections();
		const order = this.order(isSided);
		const of = (kinds: readonly SectionKind[]) => kinds.flatMap((kind) => sections.get(kind) ?? []);
		const contactBeside = isSided && random.chance(0.6);
		const side = isSided ? [...(contactBeside ? contact : []), ...of(order.side)] : [];
		const isForm = random.chance(0.06);
		const shownName = random.chance(0.04) ? `${random.one(["CV", "Curriculum Vitae –", "Resume:"])} ${person.name}` : person.name;
		const parts = person.name.split(" ");
		const isTwoLines = !isForm && parts.length > 1 && random.chance(0.07);
		const personal = person.bank.headings.personal;
		const title = isForm
			? [
					...(random.chance(0.5) && personal ? [textLine("heading.other", "heading", this.headingForm(random.one(personal)))] : []),
					line("name", "text", [plain(`${random.one(this.words.name)}${random.one([":", " :", ""])}`)], [plain(person.name)]),
				]
			: isTwoLines
				? [textLine("name", "name", parts[0] ?? ""), textLine("name", "name", parts.slice(1).join(" "))]
				: [textLine("name", "name", this.isWorkCaps || random.chance(0.2) ? shownName.toLocaleUpperCase(person.bank.language) : shownName)];
		const headline = person.headline ? [textLine("headline", "headline", person.headline)] : [];
		const isBeside = !isForm && !contactBeside && random.chance(0.12);
		const contactLines = contact.filter((block): block is LaidLine => block.kind === "line");
		const firstLines = isBeside
			? [{ kind: "aside" as const, main: [...title, ...headline], aside: contactLines }]
			: [...title, ...headline, ...(contactBeside ? [] : contact)];
		const opening = random.chance(0.05)
			? [textLine("noise", "small", random.one(["Curriculum Vitae", "CV", "Resume", "Lebenslauf", "履歴書", "Currículum", "Životopis"]))]
			: [];
		return {
			language: person.bank.language,
			head: [...opening, ...firstLines],
			main: [...of(order.main), ...person.closing.map((text) => textLine("other", "text", text))],
			side,
			running: random.chance(0.25)
				? { text: random.one([person.name, "", `${person.name} – CV`, person.email]), isAtTop: random.chance(0.4), hasNumber: random.chance(0.8) }
				: null,
		};
	}

	private order(isSided: boolean): { main: SectionKind[]; side: SectionKind[] } {
		const { random } = this;
		const late: SectionKind[] = random.some(
			["certifications", "courses", "projects", "volunteering", "publications", "awards", "interests", "references", "personal"],
			9,
		);
		const beside: readonly SectionKind[] = [
			"skills",
			"languages",
			...(random.chance(0.5) ? (["education"] as const) : []),
			"interests",
			"certifications",
			"personal",
			"awards",
		];
		const core: SectionKind[] = random.one<SectionKind[]>([
			["summary", "experience", "internships", "education", "skills", "languages"],
			["summary", "experience", "education", "languages", "skills"],
			["summary", "skills", "experience", "education", "languages"],
			["education", "experience", "internships", "skills", "languages", "summary"],
			["personal", "summary", "education", "experience", "languages", "skills"],
			["summary", "experience", "military", "education", "certifications", "skills", "languages"],
		]);
		const all = [...new Set([...core, ...late])];
		return isSided ? { main: all.filter((kind) => !beside.includes(kind)), side: [...beside] } : { main: all, side: [] };
	}

	private heading(kind: SectionKind): Block[] {
		const texts = this.person.bank.headings[kind];
		if (!this.usesHeadings || !texts) return [];
		const text = this.random.chance(0.1) ? this.ownWords() : this.random.one(texts);
		return [textLine(HEADINGS[kind], "heading", this.headingForm(text))];
	}

	/** A heading such as nobody else has: what it opens has to be told from what stands under it. */
	private ownWords(): string {
		const { random, person } = this;
		const { summaries, bullets } = random.one(person.bank.fields);
		const text = random.one(random.chance(0.5) ? summaries : bullets);
		const words = text.split(/\s+/);
		const start = random.whole(0, Math.max(0, words.length - 4));
		const some = words.length < 4 ? text.slice(0, random.whole(2, 6)) : words.slice(start, start + random.whole(1, 3)).join(" ");
		const plainWords = some.replace(/[^\p{L}\p{M} &’'-]/gu, "").trim();
		return plainWords === "" ? text.slice(0, 6) : plainWords.charAt(0).toLocaleUpperCase(person.bank.language) + plainWords.slice(1);
	}

	private sections(): Map<SectionKind, Block[]> {
		const { person, random } = this;
		const sections = new Map<SectionKind, Block[]>();
		const put = (kind: SectionKind, blocks: readonly Block[]) => {
			if (blocks.length === 0) return;
			const [heading] = kind === "summary" && this.isSummaryBare ? [] : this.heading(kind);
			const lines = blocks.filter((block): block is LaidLine => block.kind === "line");
			if (this.isHeadedBeside && heading?.kind === "line" && lines.length === blocks.length)
				sections.set(kind, [{ kind: "beside", margin: [heading], main: lines }]);
			else sections.set(kind, [...(heading ? [heading] : []), ...blocks]);
		};
		const split = person.jobs.length > 2 && random.chance(0.1) ? person.jobs.length - 1 : person.jobs.length;
		put(
			"summary",
			person.summary.map((text) => textLine("summary", "text", text)),
		);
		put(
			"experience",
			this.withGap(this.isTabled ? this.jobTable(person.jobs.slice(0, split)) : person.jobs.slice(0, split).map((job) => this.job(job))).flat(),
		);
		put(
			random.chance(0.5) ? "internships" : "military",
			person.jobs.slice(split).flatMap((job) => this.job(job)),
		);
		put("education", this.hasSchoolTable ? this.schoolTable() : person.schools.flatMap((school) => this.school(school)));
		if (random.chance(0.12)) put(random.chance(0.6) ? "skills" : "personal", this.inOneSection());
		else {
			put("skills", this.skills());
			put("languages", this.languages());
			put(random.chance(0.8) ? "certifications" : "courses", this.certifications());
		}
		put(
			"projects",
			person.projects.flatMap(({ name, period, lines }) => [this.itemHead(name, period), ...this.texts("item.text", lines)]),
		);
		put(
			"volunteering",
			person.volunteering.flatMap(({ role, organisation, period, line: text }) => [
				this.itemHead(`${role}${this.sign}${organisation}`, period),
				...this.texts("item.text", text ? [text] : []),
			]),
		);
		put("publications", this.dated(person.publications));
		put("awards", this.dated(person.awards));
		put(
			"interests",
			random.chance(0.6)
				? person.interests.length > 0
					? [textLine("other", "text", person.interests.join(", "))]
					: []
				: person.interests.map((text) => textLine("other", "bullet", text)),
		);
		put("references", random.chance(0.35) ? this.referees() : person.references.map((text) => textLine("other", "text", text)));
		put(
			"personal",
			person.personal.map((text) => {
				const [name, ...value] = text.split(/[:：]\s*/);
				return this.hasPairs && name && value.length > 0
					? line("personal", "text", [plain(name)], [plain(`${this.hasColons ? ": " : ""}${value.join(": ")}`)])
					: textLine("personal", "text", text);
			}),
		);
		return sections;
	}

	/** A time without work among the jobs. */
	private withGap(jobs: readonly (readonly Block[])[]): (readonly Block[])[] {
		const { random, person } = this;
		const words = GAP_WORDS[person.bank.language];
		if (!words || jobs.length < 2 || !random.chance(0.14)) return [...jobs];
		const at = random.whole(1, jobs.length);
		const role = random.one(person.jobs).roles[0];
		const dates = role ? plain(role.period.text, "dates") : plain("2015");
		const word = plain(random.one(words));
		const isMargin = ["margin", "datesFirst", "datesAbove", "table", "listed"].includes(this.pattern);
		const style = random.one(["text", "title"] as const);
		const gap: Block =
			this.pattern === "margin"
				? { kind: "beside", margin: [line("other", "small", [dates])], main: [line("other", style, [word])] }
				: isMargin
					? line("other", style, ...(random.chance(0.5) ? [[dates], [word]] : [[dates, plain(random.one([" ", ": ", "  "])), word]]))
					: line("other", style, ...(random.chance(0.5) ? [[word], [dates]] : [[word, plain(this.sign), dates]]));
		return [...jobs.slice(0, at), [gap], ...jobs.slice(at)];
	}

	/** Jobs as rows of a table, with columns of other facts such as a ship's tonnage. */
	private jobTable(jobs: readonly Job[]): Block[][] {
		const { words, random, person } = this;
		const field = random.one(person.bank.fields);
		const extras = random.chance(0.5) ? random.whole(1, 3) : 0;
		const kinds = Array.from({ length: extras }, () => random.one(["number", "skill", "code"] as const));
		const extra = (kind: (typeof kinds)[number]) => [
			plain(
				kind === "number"
					? String(random.whole(100, 90_000))
					: kind === "skill"
						? random.one(field.skills)
						: `${random.one(["M/V", "Unit", "No."])} ${random.whole(1, 999)}`,
			),
		];
		const columns = random.some([0, 1, 2, ...kinds.map((_, at) => at + 3)], 3 + extras);
		const names = [words.period[0], words.employer[0], words.position[0], ...kinds.map(() => random.one(field.skillGroups))];
		const header = line("noise", "title", ...columns.map((at) => [plain(names[at] ?? "–")]));
		const rows = jobs.flatMap(({ company, place, roles }) =>
			roles.map((role) => {
				const cells = [
					[plain(role.period.text, "dates")],
					joined(", ", plain(company, "company"), place ? plain(place, "place") : null),
					[plain(role.title, "title")],
					...kinds.map(extra),
				];
				return line("job.start", "text", ...columns.map((at) => cells[at] ?? []));
			}),
		);
		return [[{ kind: "table", rows: random.chance(0.7) ? [header, ...rows] : rows }]];
	}

	private schoolTable(): Block[] {
		const { words, random } = this;
		const header = line(
			"noise",
			"title",
			[plain(words.degree[0] ?? "")],
			[plain(words.school[0] ?? "")],
			[plain(words.period[0] ?? "")],
			...(random.chance(0.5) ? [[plain("%")]] : []),
		);
		const order = random.one([
			[0, 1, 2, 3],
			[2, 1, 0, 3],
			[0, 2, 1, 3],
			[1, 0, 2, 3],
		] as const);
		const hasMarks = header.cells.length > 3;
		const rows = this.person.schools.map(({ degree, field, school, period }) => {
			const cells = [
				joined(random.one([" ", ", ", " – "]), plain(degree, "degree"), field ? plain(field, "field") : null),
				[plain(school, "school")],
				[plain(period.text, "dates")],
				[plain(`${random.whole(50, 95)}.${random.whole(0, 9)}%`)],
			];
			return line("school.start", "text", ...order.slice(0, hasMarks ? 4 : 3).map((at) => cells[at] ?? []));
		});
		return [{ kind: "table", rows: [{ ...header, cells: order.slice(0, hasMarks ? 4 : 3).map((at) => header.cells[at] ?? []) }, ...rows] }];
	}

	/** "Skills: …", "Languages: …", "Certificates: …" under one heading. */
	private inOneSection(): Block[] {
		const { person, random } = this;
		const { headings } = person.bank;
		const sign = random.one([": ", ": ", " – ", "\t"]);
		const row = (label: LineLabel, kind: SectionKind, text: string): LaidLine[] => {
			const name = random.one(headings[kind] ?? ["–"]);
			if (text === "") return [];
			return [
				sign === "\t" ? line(label, "text", [plain(name)], [plain(text)]) : textLine(label, random.chance(0.3) ? "bullet" : "text", `${name}${sign}${text}`),
			];
		};
		return [
			...row("skills", "skills", person.skills.flatMap(({ names }) => names).join(", ")),
			...row("languages", "languages", person.languages.map(({ name, level }) => (level ? `${name} (${level})` : name)).join(", ")),
			...row("certifications", "certifications", person.certifications.map(({ name, date }) => (date ? `${name} (${date})` : name)).join("; ")),
			...row("other", "interests", person.interests.join(", ")),
			...row("personal", "personal", person.personal.slice(0, 2).join("; ")),
		];
	}

	/** Publications, talks and prizes, some with their years before them. */
	private dated(texts: readonly string[]): Block[] {
		const { random } = this;
		const form = random.one(["plain", "plain", "first", "margin", "right"] as const);
		return texts.map((text): Block => {
			const year = String(random.whole(2004, 2025));
			if (form === "first") return textLine("other", this.listStyle(), `${year}${random.one([" ", ": ", "  ", " – "])}${text}`);
			if (form === "margin") return { kind: "beside", margin: [textLine("other", "small", year)], main: [textLine("other", "text", text)] };
			if (form === "right") return line("other", "text", [plain(text)], [plain(year)]);
			return textLine("other", this.listStyle(), text);
		});
	}

	/** People who can be asked, each with what they are and how they are reached, one below the other or in two columns. */
	private referees(): Block[] {
		const { person, random } = this;
		const { bank } = person;
		const field = random.one(bank.fields);
		const one = () => {
			const [given, family] = [random.one(bank.given), random.one(bank.family)];
			const name = bank.nameOrder === "family-first" ? `${family} ${given}` : `${given} ${family}`;
			return [
				name,
				random.chance(0.5) ? `${random.one(field.titles)}, ${random.one(field.employers)}` : random.one(field.titles),
				random.chance(0.5) ? random.one(bank.phones) : `${family.toLowerCase().replace(/\s/g, "")}@firm.example`,
			];
		};
		const [first, second] = [one(), one()];
		if (random.chance(0.4)) return first.map((text, at) => line("other", "text", [plain(text)], [plain(second[at] ?? "")]));
		return [...first, ...second].map((text) => textLine("other", "text", text));
	}

	private contact(): Block[] {
		const { person, random } = this;
		const { contactLabels } = person.bank;
		const label = (kind: keyof typeof contactLabels, value: string) => `${random.one(contactLabels[kind])}${random.one([": ", " ", ": "])}${value}`;
		if (random.chance(0.5)) {
			const parts = random.some([person.email, person.phone, person.place], 3).concat(person.links);
			const sign = random.one([" | ", " · ", "  ", " • ", ", "]);
			const cut = random.chance(0.4) ? Math.ceil(parts.length / 2) : parts.length;
			return [parts.slice(0, cut), parts.slice(cut)].filter((some) => some.length > 0).map((some) => textLine("contact", "contact", some.join(sign)));
		}
		const isLabelled = random.chance(0.6);
		const values: [keyof typeof contactLabels, string][] = random.some<[keyof typeof contactLabels, string]>(
			[
				["address", person.place],
				["phone", person.phone],
				["email", person.email],
			],
			3,
		);
		return [...values, ...person.links.map((link): [keyof typeof contactLabels, string] => ["links", link])].map(([kind, value]) =>
			textLine("contact", "contact", isLabelled ? label(kind, value) : value),
		);
	}

	private listStyle(): LineStyle {
		return this.bullets === "plain" || this.bullets === "paragraph" ? "text" : "bullet";
	}

	private texts(label: LineLabel, texts: readonly string[]): LaidLine[] {
		if (texts.length === 0) return [];
		if (this.bullets === "paragraph") return [textLine(label, "text", texts.map((text) => (/[.。!?]$/.test(text) ? text : `${text}.`)).join(" "))];
		const [intro, ...others] = texts;
		if (this.hasIntro && label === "job.text" && intro && others.length > 0 && this.bullets !== "plain")
			return [textLine(label, "text", intro), ...this.marked(label, others)];
		return this.marked(label, texts);
	}

	private marked(label: LineLabel, texts: readonly string[]): LaidLine[] {
		const mark = this.bullets === "dash" ? "- " : this.bullets === "glyph" ? "➢ " : "";
		return texts.map((text) => textLine(label, mark === "" ? this.listStyle() : "text", `${mark}${text}`));
	}

	private itemHead(name: string, period: Period | null): Block {
		if (!period) return textLine("item.start", "title", name);
		if (this.pattern === "margin" || this.pattern === "table")
			return { kind: "beside", margin: [textLine("item.start", "small", period.text)], main: [textLine("item.start", "title", name)] };
		if (this.pattern === "datesFirst" || this.pattern === "datesAbove") return textLine("item.start", "title", `${period.text}${this.sign}${name}`);
		return this.pattern === "right" || this.pattern === "companyFirst"
			? line("item.start", "title", [plain(name)], [plain(period.text)])
			: textLine("item.start", "title", `${name} (${period.text})`);
	}

	private job(job: Job): Block[] {
		const place = job.place ? plain(job.place, "place") : null;
		const company = plain(this.isWorkCaps ? job.company.toLocaleUpperCase() : job.company, "company");
		const note = job.companyNote ? [line("job.head", "small", [plain(job.companyNote, "note")])] : [];
		const [first, ...others] = job.roles;
		if (others.length > 0 && this.pattern === "network") return this.networkJob(job, (role) => this.texts("job.text", [...role.bullets, ...role.notes]));
		if (others.length > 0 && this.random.chance(0.7)) {
			const [newest, oldest] = [job.roles[0]?.period, job.roles.at(-1)?.period];
			const overall =
				this.random.chance(0.3) && newest?.end && oldest?.start
					? [[plain(`${oldest.start.slice(0, 4)} – ${newest.end === "present" ? this.random.one(this.person.bank.present) : newest.end.slice(0, 4)}`, "dates")]]
					: [];
			return [
				line("job.start", "title", joined(this.sign, company, place), ...overall),
				...note,
				...job.roles.flatMap((role, at) => this.roleUnder(role, at === 0 ? "job.head" : "job.start")),
			];
		}
		return [first, ...others].flatMap((role) =>
			role
				? this.entry(this.pattern, "job", plain(role.title, "title"), company, place, role.period, [
						...note,
						...this.texts("job.text", [...role.bullets, ...role.notes]),
					])
				: [],
		);
	}

	private roleUnder(role: Role, label: LineLabel): Block[] {
		const dates = plain(role.period.text, "dates");
		const head = this.random.chance(0.6)
			? line(label, "sub", [plain(role.title, "title")], [dates])
			: line(label, "sub", joined(this.sign, plain(role.title, "title"), dates));
		return [head, ...this.texts("job.text", [...role.bullets, ...role.notes])];
	}

	private school(school: School): Block[] {
		const sign = this.random.one([", ", " in ", " – ", ": "]);
		const degree = joined(sign, plain(school.degree, "degree"), school.field ? plain(school.field, "field") : null);
		const place = school.place ? plain(school.place, "place") : null;
		const details = school.details.map((text) => textLine("school.text", this.random.chance(0.5) ? "text" : "bullet", text));
		return this.entry(this.schoolPattern, "school", degree, plain(school.school, "school"), place, school.period, details);
	}

	/** `what` is the title or the degree, `where` the employer or the school. */
	private entry(
		pattern: EntryPattern,
		kind: "job" | "school",
		what: Segment | Segment[],
		where: Segment,
		place: Segment | null,
		period: Period,
		rest: readonly LaidLine[],
	): Block[] {
		const [start, head] = [`${kind}.start`, `${kind}.head`] as [LineLabel, LineLabel];
		const whats = Array.isArray(what) ? what : [what];
		const dates = plain(period.text, "dates");
		const all = (sign: string, ...groups: (Segment | readonly Segment[] | null)[]) =>
			groups
				.flatMap((group) => (group === null ? [] : [group]))
				.flatMap((group, at) => [...(at === 0 ? [] : [plain(sign)]), ...(Array.isArray(group) ? group : [group as Segment])]);
		const located = [...joined(this.placeSign, where, place), ...(place && this.placeSign === " (" ? [plain(")")] : [])];
		const at = kind === "job" && this.joinsByWord ? (AT_WORDS[this.person.bank.language] ?? this.sign) : this.sign;
		switch (pattern) {
			case "right":
				return [line(start, "title", whats, [dates]), line(head, "sub", located), ...rest];
			case "companyFirst":
				return [line(start, "title", located, [dates]), line(head, "sub", whats), ...rest];
			case "oneLine":
				return [line(start, "title", all(at, whats, where, place, dates)), ...rest];
			case "datesAbove":
				return this.random.chance(0.5) && place
					? [line(start, "small", [dates]), line(head, "title", all(at, whats, where, place)), ...rest]
					: [line(start, "small", [dates]), line(head, "title", all(at, whats, where)), ...(place ? [line(head, "small", [place])] : []), ...rest];
			case "margin":
				return [
					{
						kind: "beside",
						margin: [line(start, "small", [dates]), ...(place ? [line(head, "small", [place])] : [])],
						main: [line(start, "title", whats), line(head, "sub", [where]), ...rest],
					},
				];
			case "datesFirst":
				return [line(start, "title", [dates, plain(this.random.one([": ", "  ", " "])), ...all(this.sign, whats, where, place)]), ...rest];
			case "inBrackets":
				return [line(start, "title", [...all(at, whats, where), plain(" ("), dates, plain(")")]), ...(place ? [line(head, "small", [place])] : []), ...rest];
			case "below":
				return [line(start, "title", whats), line(head, "sub", all(this.sign, where, place, dates)), ...rest];
			case "companyOneLine":
				return this.random.chance(0.5)
					? [line(start, "title", [...located, plain(this.sign), ...whats], [dates]), ...rest]
					: [line(start, "title", [...located, plain(this.sign), ...whats, plain(this.sign), dates]), ...rest];
			case "stackedTitle":
				return [line(start, "title", whats), line(head, "sub", located), line(head, "small", [dates]), ...rest];
			case "placeWithDates":
				return [line(start, "title", all(at, whats, where), joined(this.random.one([" | ", ", ", " · "]), place, dates)), ...rest];
			case "companyAbove":
				return [line(start, "title", located), line(head, "sub", whats, [dates]), ...rest];
			case "datesSecond":
				return [line(start, "title", whats), line(head, "small", [dates]), line(head, "sub", located), ...rest];
			case "stacked":
				return [
					line(start, "title", [where]),
					line(head, "sub", whats),
					line(head, "small", joined(this.random.one([" | ", ", ", " · "]), dates, place)),
					...rest,
				];
			case "bothRight":
				return [line(start, "title", whats, ...(place ? [[place]] : [])), line(head, "sub", [where], [dates]), ...rest];
			case "joinedRight":
				return [line(start, "title", all(at, whats, where), [dates]), ...(place ? [line(head, "small", [place])] : []), ...rest];
			case "placeRight":
				return [line(start, "title", [where], ...(place ? [[place]] : [])), line(head, "sub", whats, [dates]), ...rest];
			case "labelled": {
				const label = (index: number) => this.person.bank.entryLabels[index % this.person.bank.entryLabels.length]?.label ?? "–";
				return [
					line(start, "text", [plain(`${label(0)} `), dates]),
					line(head, "text", [plain(`${label(1)} `), where, ...(place ? [plain(", "), place] : [])]),
					line(head, "text", [plain(`${label(2)} `), ...whats]),
					...rest,
				];
			}
			case "network":
				return kind === "school"
					? [line(start, "title", [where]), line(head, "sub", [...whats, plain(" · ("), dates, plain(")")]), ...rest]
					: [line(start, "title", [where]), ...this.networkRole(whats, dates, place, head), ...rest];
			case "form":
				return this.form(kind, whats, where, place, dates, rest);
			case "table":
				return [line(start, "text", [dates], all(", ", where, place), whats), ...rest];
			case "listed":
				return [line(start, this.random.chance(0.5) ? "bullet" : "text", [dates, plain(" – "), ...all(", ", whats, where, place)]), ...rest];
		}
	}

	/** As profile networks export a role: title, dates with how long they are, place. */
	private networkRole(whats: readonly Segment[], dates: Segment, place: Segment | null, label: LineLabel): LaidLine[] {
		const { random } = this;
		const long = random.chance(0.7)
			? [
					plain(
						` (${random.whole(1, 9)} ${random.one(["years", "yrs", "Jahre", "ans", "años"])} ${random.whole(1, 11)} ${random.one(["months", "mos", "Monate", "mois", "meses"])})`,
					),
				]
			: [];
		return [line(label, "title", whats), line(label, "small", [dates, ...long]), ...(place ? [line("job.head", "small", [place])] : [])];
	}

	/** An employer with how long the person is there in all, and the roles below it. */
	private networkJob(job: Job, rest: (role: Role) => readonly LaidLine[]): Block[] {
		const { random } = this;
		return [
			line("job.start", "title", [plain(job.company, "company")]),
			line("job.head", "small", [plain(`${random.whole(1, 20)} years ${random.whole(1, 11)} months`, "note")]),
			...job.roles.flatMap((role, at) => [
				...this.networkRole(
					[plain(role.title, "title")],
					plain(role.period.text, "dates"),
					job.place ? plain(job.place, "place") : null,
					at === 0 ? "job.head" : "job.start",
				).map((laid, index): LaidLine => (index === 0 || at === 0 ? laid : { ...laid, label: "job.head" })),
				...rest(role),
			]),
		];
	}

	/** "Employer: …", "Position: …", "Period: …", in cells or with colons, in an order of the resume's own. */
	private form(kind: "job" | "school", whats: readonly Segment[], where: Segment, place: Segment | null, dates: Segment, rest: readonly LaidLine[]): Block[] {
		const { words } = this;
		const values: [keyof FormWords, readonly Segment[]][] = [
			[kind === "job" ? "employer" : "school", place ? [where, plain(", "), place] : [where]],
			[kind === "job" ? "position" : "degree", whats],
			["period", [dates]],
		];
		const order = FORM_ORDERS[this.formOrder % FORM_ORDERS.length] ?? [0, 1, 2];
		const { entryLabels } = this.person.bank;
		const labelled = (label: LineLabel, name: string, segments: readonly Segment[]): LaidLine =>
			this.hasPairs
				? line(label, "text", [plain(name.replace(/[:：]$/, ""))], this.hasColons ? [plain(": "), ...segments] : segments)
				: line(label, "text", [plain(`${name}${/[:：]$/.test(name) ? " " : ": "}`), ...segments]);
		const note =
			kind === "job" && this.hasSector
				? [
						labelled(`${kind}.head` as LineLabel, entryLabels[0]?.label ?? "–", [
							plain(this.random.one(this.random.one(this.person.bank.fields).employerNotes), "note"),
						]),
					]
				: [];
		const [told, ...others] = rest;
		const duties = told && kind === "job" && this.hasSector ? [labelled("job.text", entryLabels[1]?.label ?? "–", told.cells.flat()), ...others] : rest;
		return [
			...order.flatMap((value, at): LaidLine[] => {
				const [name, segments] = values[value] ?? ["period", [dates]];
				const label = words[name][this.formOrder % words[name].length] ?? "–";
				return [labelled(`${kind}.${at === 0 ? "start" : "head"}` as LineLabel, label, segments)];
			}),
			...note,
			...duties,
		];
	}

	private get words(): FormWords {
		return FORM_WORDS[this.person.bank.language] ?? (FORM_WORDS.en as FormWords);
	}

	private skills(): Block[] {
		const { person, random } = this;
		const form = random.one(["comma", "comma", "bullets", "chips", "columns", "sign", "levels"] as const);
		const levels = random.one([["●●●●○", "●●●○○", "●●○○○"], ["★★★★★", "★★★☆☆"], ["90%", "75%", "60%"], person.bank.languageLevels]);
		return person.skills.flatMap(({ group, names }): Block[] => {
			if (form === "levels")
				return [
					...(group ? [textLine("skills", "sub", group)] : []),
					...names.map((name) =>
						this.hasPairs ? line("skills", "text", [plain(name)], [plain(random.one(levels))]) : textLine("skills", "text", `${name} ${random.one(levels)}`),
					),
				];
			if (form === "chips") return [...(group ? [textLine("skills", "sub", group)] : []), { kind: "chips", label: "skills", texts: names, columns: null }];
			if (form === "columns")
				return [...(group ? [textLine("skills", "sub", group)] : []), { kind: "chips", label: "skills", texts: names, columns: random.whole(2, 3) }];
			if (form === "bullets") return [...(group ? [textLine("skills", "sub", group)] : []), ...names.map((name) => textLine("skills", "bullet", name))];
			const text = names.join(form === "comma" ? random.one([", ", ", ", "、", "; "]) : random.one([" • ", " | ", " · "]));
			return [textLine("skills", random.chance(0.2) ? "bullet" : "text", group ? `${group}: ${text}` : text)];
		});
	}

	private languages(): Block[] {
		const { person, random } = this;
		const sign = random.one([": ", " – ", " (", " - ", ", "]);
		const texts = person.languages.map(({ name, level }) => (level === null ? name : `${name}${sign}${level}${sign === " (" ? ")" : ""}`));
		if (texts.length === 0) return [];
		const form = random.one(["lines", "lines", "comma", "bullets", "right"] as const);
		if (form === "comma") return [textLine("languages", "text", texts.join(random.one([", ", " | ", "; "])))];
		if (form === "right") return person.languages.map(({ name, level }) => line("languages", "text", [plain(name)], ...(level ? [[plain(level)]] : [])));
		return texts.map((text) => textLine("languages", form === "bullets" ? "bullet" : "text", text));
	}

	private certifications(): Block[] {
		const { person, random } = this;
		const form = random.one(["line", "line", "right", "below", "first", "margin", "brackets"] as const);
		return person.certifications.flatMap(({ name, issuer, date: own }): Block[] => {
			const date = own ?? (random.chance(0.6) ? String(random.whole(2005, 2025)) : null);
			const whole = joined(this.sign, plain(name), issuer ? plain(issuer) : null);
			if (form === "right" && date) return [line("certifications", "text", whole, [plain(date)])];
			if (form === "first" && date) return [line("certifications", this.listStyle(), [plain(`${date}${random.one([" ", ": ", "  ", " – "])}`), ...whole])];
			if (form === "margin" && date)
				return [{ kind: "beside", margin: [textLine("certifications", "small", date)], main: [line("certifications", "text", whole)] }];
			if (form === "brackets" && date) return [line("certifications", this.listStyle(), [...whole, plain(` (${date})`)])];
			const details = [issuer, date].filter((part) => part !== null);
			if (form === "below" && details.length > 0) return [textLine("certifications", "title", name), textLine("certifications", "small", details.join(", "))];
			return [textLine("certifications", this.listStyle(), [name, ...details].join(this.sign))];
		});
	}
}
