import { Parser } from "htmlparser2";

/** The place of a paragraph in a list. */
export interface ListPlace {
	readonly numId: string;
	readonly level: number;
}

const MOST_INHERITED = 12;

/** Which paragraph styles put their paragraphs into lists, by style id: their own place, or that of the style they are based on. */
export function readStyleLists(xml: string): (styleId: string | null) => ListPlace | null {
	const own = new Map<string, { numId: string | null; level: number; basedOn: string | null }>();
	let open: { numId: string | null; level: number; basedOn: string | null } | null = null;
	const parser = new Parser(
		{
			onopentag(tag, attributes) {
				if (tag === "w:style") {
					open = { numId: null, level: 0, basedOn: null };
					own.set(attributes["w:styleId"] ?? "", open);
				} else if (open && tag === "w:numId") open.numId = attributes["w:val"] ?? null;
				else if (open && tag === "w:ilvl") open.level = Number.parseInt(attributes["w:val"] ?? "0", 10) || 0;
				else if (open && tag === "w:basedOn") open.basedOn = attributes["w:val"] ?? null;
			},
			onclosetag(tag) {
				if (tag === "w:style") open = null;
			},
		},
		{ xmlMode: true },
	);
	parser.end(xml);
	return (styleId) => {
		let id = styleId;
		for (let steps = 0; id !== null && steps < MOST_INHERITED; steps += 1) {
			const style = own.get(id);
			if (!style) return null;
			if (style.numId !== null) return style.numId === "0" ? null : { numId: style.numId, level: style.level };
			id = style.basedOn;
		}
		return null;
	};
}
