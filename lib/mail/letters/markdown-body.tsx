import { type CSSProperties, createElement, Fragment, type ReactNode } from "react";
import { type MarkdownNode, parseMarkdown } from "./parse-markdown";
import { STYLES } from "./styles";

interface Look {
	readonly as?: string;
	readonly className?: string;
	readonly style?: CSSProperties;
}

const SUBHEADING: Look = { as: "h3", className: "ink", style: STYLES.subheading };
const LIST: Look = { className: "ink", style: STYLES.list };

/** The mail's subject is its first heading, so those of the text stand under it. */
const LOOKS: Readonly<Record<string, Look>> = {
	h1: { as: "h2", className: "ink", style: STYLES.heading },
	h2: SUBHEADING,
	h3: SUBHEADING,
	h4: SUBHEADING,
	h5: SUBHEADING,
	h6: SUBHEADING,
	p: { className: "ink", style: STYLES.paragraph },
	ul: LIST,
	ol: LIST,
	a: { className: "link", style: STYLES.link },
	blockquote: { className: "facts", style: STYLES.quote },
	code: { style: STYLES.code },
	pre: { className: "ink", style: { ...STYLES.block, ...STYLES.code } },
	hr: { className: "line", style: STYLES.line },
};

const VOID = new Set(["br", "hr"]);

function drawn({ tag, text, address, children }: MarkdownNode): ReactNode {
	if (tag === "" || tag === "img") return text || createElement(Fragment, null, ...children.map(drawn));
	const { as = tag, ...look } = LOOKS[tag] ?? {};
	const props = { ...look, ...(tag === "a" && address ? { href: address } : {}) };
	return VOID.has(tag) ? createElement(as, props) : createElement(as, props, text || null, ...children.map(drawn));
}

/** A longer text of a mail, written in Markdown. Of a picture its words stay: a mail loads nothing from anywhere. */
export function MarkdownBody({ text }: { text: string }) {
	return createElement("div", null, ...parseMarkdown(text).map(drawn));
}
