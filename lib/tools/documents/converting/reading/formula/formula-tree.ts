/** An element of a formula, with its name's prefix taken off. */
export interface FormulaNode {
	readonly tag: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly children: (FormulaNode | string)[];
}

const DEEPEST = 60;

/** Takes a formula in from a parser, tag by tag. */
export class FormulaTree {
	readonly root: FormulaNode;
	private readonly open: FormulaNode[];
	/** Elements that are too deep to be kept. */
	private unkept = 0;

	constructor(tag: string) {
		this.root = { tag: bare(tag), attributes: {}, children: [] };
		this.open = [this.root];
	}

	openTag(tag: string, attributes: Readonly<Record<string, string>>): void {
		if (this.unkept > 0 || this.open.length >= DEEPEST) {
			this.unkept += 1;
			return;
		}
		const node: FormulaNode = { tag: bare(tag), attributes, children: [] };
		this.open.at(-1)?.children.push(node);
		this.open.push(node);
	}

	text(text: string): void {
		this.open.at(-1)?.children.push(text);
	}

	/** True when the formula itself is closed. */
	closeTag(): boolean {
		if (this.unkept > 0) this.unkept -= 1;
		else this.open.pop();
		return this.open.length === 0;
	}
}

function bare(tag: string): string {
	return tag.slice(tag.indexOf(":") + 1);
}
