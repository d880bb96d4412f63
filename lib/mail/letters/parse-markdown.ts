import MarkdownIt, { type Token } from "markdown-it";

/** A part of a text in Markdown: an element, or a run of letters, which has no tag. */
export interface MarkdownNode {
	readonly tag: string;
	readonly text: string;
	/** Where a link leads, or a picture lies. */
	readonly address: string | null;
	readonly children: MarkdownNode[];
}

// HTML stays what it looks like: text.
const markdown = MarkdownIt({ html: false, linkify: true });

function nodeOf(tag: string, text = "", address: string | null = null): MarkdownNode {
	return { tag, text, address, children: [] };
}

function attributeOf(token: Token, name: string): string | null {
	const value = token.attrGet(name);
	return value === null ? null : String(value);
}

function leafOf(token: Token): MarkdownNode {
	switch (token.type) {
		case "text":
			return nodeOf("", token.content);
		case "softbreak":
			return nodeOf("", "\n");
		case "image":
			return nodeOf("img", token.content, attributeOf(token, "src"));
		case "code_block":
		case "fence":
			return nodeOf("pre", token.content.trimEnd());
		default:
			return nodeOf(token.tag, token.content);
	}
}

/** Markdown (CommonMark with tables) as a tree. */
export function parseMarkdown(text: string): MarkdownNode[] {
	const root = nodeOf("");
	const open = [root];
	const walk = (tokens: readonly Token[]): void => {
		for (const token of tokens) {
			const { children } = open.at(-1) ?? root;
			if (token.type === "inline") walk(token.children ?? []);
			else if (token.nesting === -1) open.pop();
			else if (token.nesting === 0) children.push(leafOf(token));
			else {
				// The paragraphs of a list without blank lines are hidden: only what they hold counts.
				const node = nodeOf(token.hidden ? "" : token.tag, "", attributeOf(token, "href"));
				children.push(node);
				open.push(node);
			}
		}
	};
	walk(markdown.parse(text, {}));
	return root.children;
}
