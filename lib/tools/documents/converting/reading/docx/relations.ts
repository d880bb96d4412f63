import { Parser } from "htmlparser2";
import type { DocxPackage } from "@/lib/tools/reading/docx/docx-package";

/** Where the relations of the document lead: addresses of links, paths of pictures within the package. */
export interface Relations {
	readonly links: ReadonlyMap<string, string>;
	readonly pictures: ReadonlyMap<string, string>;
}

/** A part's text; "" where there is none. */
export function partText(parts: DocxPackage["parts"], path: string): string {
	const part = parts.get(path);
	return part ? new TextDecoder().decode(part) : "";
}

/** The relations of `word/NAME.xml`. */
export function readRelations(parts: DocxPackage["parts"], name: string): Relations {
	const links = new Map<string, string>();
	const pictures = new Map<string, string>();
	const parser = new Parser(
		{
			onopentag(tag, { Id: id = "", Type: type = "", Target: target = "", TargetMode: mode }) {
				if (tag !== "Relationship" || id === "" || target === "") return;
				if (type.endsWith("/hyperlink")) links.set(id, target);
				else if (type.endsWith("/image") && mode !== "External") pictures.set(id, target.startsWith("/") ? target.slice(1) : `word/${target}`);
			},
		},
		{ xmlMode: true },
	);
	parser.end(partText(parts, `word/_rels/${name}.xml.rels`));
	return { links, pictures };
}
