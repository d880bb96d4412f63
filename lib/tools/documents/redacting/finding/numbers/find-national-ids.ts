import { type FinderLine, isLetterOrFigure, type Match, plainLine } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine, Labels } from "@/lib/tools/documents/redacting/finding/labels";
import { NATIONAL_IDS } from "./national-ids";

const REACH = 45;
const NEEDED = new Map(NATIONAL_IDS.flatMap(({ name, label }) => (label === undefined ? [] : [[name, new Labels(label)] as const])));
/** Numbers that pass a check by chance: one in ten does. */
const OTHERS = new Labels(
	"invoice|order|article|serial|isbn|ean|gtin|rechnung|rechnungsnummer|bestellung|bestellnummer|artikelnummer|factura|pedido|facture|commande|tracking",
);

/** Numbers that a state gives to a person, where their check figures or their shape tell them. */
export function findNationalIds(lines: readonly FinderLine[]): Match[] {
	const matches: Match[] = [];
	for (const [line, { text: given }] of lines.entries()) {
		const text = plainLine(given);
		if (!/\d{2}/.test(text)) continue;
		const folded = foldLine(text);
		for (const { name, pattern, isRight, confidence } of NATIONAL_IDS) {
			for (const found of text.matchAll(pattern)) {
				const [start, end] = [found.index, found.index + found[0].length];
				if (isLetterOrFigure(text[start - 1]) || isLetterOrFigure(text[end]) || text[start - 1] === "+" || !isRight(found[0])) continue;
				const needed = NEEDED.get(name);
				if (needed ? !needed.isBefore(folded, start, REACH) : OTHERS.isBefore(folded, start, REACH / 2)) continue;
				matches.push({ kind: "national_id", line, start, end, confidence });
			}
		}
	}
	return matches;
}
