/** Rules that say whether something is shown, of the selectors that name a tag, an id or classes without regard to what stands around. */
interface Rule {
	readonly tag: string;
	readonly id: string;
	readonly classes: readonly string[];
	readonly property: "display" | "visibility";
	readonly hides: boolean;
	readonly weight: number;
	readonly order: number;
}

type Said = Pick<Rule, "property" | "hides" | "weight">;

const MOST_LETTERS = 200_000;
const MOST_RULES = 2_000;
const SELECTOR = /^([a-z][a-z0-9]{0,20}|\*)?((?:[.#][\w-]{1,100}){0,8})$/i;
/** What is printed obeys these. */
const PRINTED = /^@(?:media\s+(?:only\s+)?(?:print|all)\s*$|supports|layer)/i;
const IMPORTANT = 1_000_000;

function withoutRemarks(css: string): string {
	const parts: string[] = [];
	for (let from = 0; from < css.length; ) {
		const start = css.indexOf("/*", from);
		if (start === -1) return parts.join("") + css.slice(from);
		parts.push(css.slice(from, start));
		const end = css.indexOf("*/", start + 2);
		if (end === -1) break;
		from = end + 2;
	}
	return parts.join("");
}

/** What a declaration block says of being shown. */
function shownBy(body: string): Said[] {
	return body
		.slice(0, 20_000)
		.split(";")
		.flatMap((declaration): Said[] => {
			const colon = declaration.indexOf(":");
			const property = declaration.slice(0, colon).trim().toLowerCase();
			const value = declaration.slice(colon + 1).toLowerCase();
			const weight = value.includes("!important") ? IMPORTANT : 0;
			const word = value.replace("!important", "").trim();
			if (property === "display") return [{ property, hides: word === "none", weight }];
			return property === "visibility" ? [{ property, hides: word === "hidden" || word === "collapse", weight }] : [];
		});
}

/** The style sheets that stand in a page, as far as they hide parts of it. */
export class HidingStyles {
	/** By the first thing that each asks for. */
	private readonly rules = new Map<string, Rule[]>();
	private count = 0;
	private letters = 0;

	add(css: string): void {
		this.letters += css.length;
		if (this.letters > MOST_LETTERS) return;
		this.readBlocks(withoutRemarks(css), 0);
	}

	private readBlocks(css: string, depth: number): void {
		for (let from = 0; from < css.length && this.count < MOST_RULES; ) {
			const open = css.indexOf("{", from);
			if (open === -1) return;
			const close = closingOf(css, open);
			// A statement without a block, as an import, stands before its selector.
			const head = css.slice(Math.max(from, css.lastIndexOf(";", open) + 1), open).trim();
			const body = css.slice(open + 1, close);
			if (!head.startsWith("@")) this.addRules(head, body);
			else if (PRINTED.test(head) && depth < 4) this.readBlocks(body, depth + 1);
			from = close + 1;
		}
	}

	private addRules(head: string, body: string): void {
		const said = shownBy(body);
		if (said.length === 0) return;
		for (const selector of head.slice(0, 5_000).split(",")) {
			const parts = SELECTOR.exec(selector.trim());
			if (!parts || selector.trim() === "") continue;
			const names: string[] = parts[2]?.match(/[.#][\w-]+/g) ?? [];
			const tag = parts[1] === "*" ? "" : (parts[1]?.toLowerCase() ?? "");
			const [ids, classes] = [names.filter((name) => name.startsWith("#")), names.filter((name) => name.startsWith("."))];
			const specificity = ids.length * 10_000 + classes.length * 100 + (tag === "" ? 0 : 1);
			const key = names[0] ?? tag;
			const rule = { tag, id: ids[0]?.slice(1) ?? "", classes: classes.map((name) => name.slice(1)) };
			const own = said.map((one) => ({ ...rule, ...one, weight: one.weight + specificity, order: this.count++ }));
			this.rules.set(key, [...(this.rules.get(key) ?? []), ...own]);
		}
	}

	/** Whether a tag is hidden; what stands in its own style weighs more than a sheet. */
	hides(tag: string, { id = "", class: names = "", style = "" }: Readonly<Record<string, string>>): boolean {
		const classes = names.split(/\s+/);
		const own = shownBy(style).map((said) => ({ ...said, weight: said.weight + IMPORTANT / 2 }));
		const keys = new Set([tag, "", `#${id}`, ...classes.map((name) => `.${name}`)]);
		const fitting = [...keys]
			.flatMap((key) => this.rules.get(key) ?? [])
			.filter((rule) => (rule.tag === "" || rule.tag === tag) && (rule.id === "" || rule.id === id) && rule.classes.every((name) => classes.includes(name)))
			.sort((a, b) => a.order - b.order);
		return (["display", "visibility"] as const).some((property) => {
			const last = [...fitting, ...own]
				.filter((rule) => rule.property === property)
				.reduce((best, rule) => (rule.weight >= best.weight ? rule : best), {
					weight: -1,
					hides: false,
				});
			return last.hides;
		});
	}
}

/** Where the block that opens at a brace closes. */
function closingOf(css: string, open: number): number {
	let depth = 0;
	for (let at = open; at < css.length; at++) {
		if (css[at] === "{") depth += 1;
		else if (css[at] === "}" && --depth === 0) return at;
	}
	return css.length;
}
