import type { Block } from "@/lib/tools/documents/comparing/block";
import type { ChangedFact, ComparedSide } from "@/lib/tools/documents/comparing/schemas";
import { changesOf, sentenceAt, textOfCell } from "./changes-of-cell";

/** What a contract calls its parties by itself: ("Lessee"). */
const QUOTES = /["“”„«»]/u;
const NAME = /^\p{Lu}[\p{L}-]{2,24}(?: \p{Lu}[\p{L}-]{2,24})?$/u;
const ARTICLE = /^(?:the|der|die|das|el|la|le) /;
const USUAL =
	"lessor|lessee|landlord|tenant|licensor|licensee|seller|buyer|purchaser|vendor|supplier|customer|client|contractor|subcontractor|provider|employer|employee|consultant|agency|borrower|lender|guarantor|vermieter|mieter|verpächter|pächter|käufer|verkäufer|auftraggeber|auftragnehmer|arbeitgeber|arbeitnehmer|lizenzgeber|lizenznehmer|arrendador|arrendatario|comprador|vendedor|bailleur|preneur|vendeur|acheteur".split(
		"|",
	);
const ALL = ["either party", "neither party", "both parties", "each party", "the parties"];
const MOST_DEFINED = 40;

/** The names that parties go by in a document, in small letters. */
export function partiesOf(blocks: readonly Block[]): ReadonlySet<string> {
	const parties = new Set([...USUAL, ...ALL]);
	let defined = 0;
	for (const { cells } of blocks) {
		for (const cell of cells) {
			// Every other part stands between quotes; which ones does not matter, since the rest is no name.
			for (const part of cell.slice(0, 2_000).split(QUOTES)) {
				const name = part.trim().replace(ARTICLE, "");
				if (!NAME.test(name) || defined >= MOST_DEFINED) continue;
				defined += 1;
				parties.add(name.toLowerCase());
			}
		}
	}
	return parties;
}

/** The party that begins a changed text, however many words follow it. */
function partyOf(text: string, parties: ReadonlySet<string>): string | null {
	const words = text
		.replace(/[,;.()]/g, " ")
		.trim()
		.split(/\s+/)
		.slice(0, 3);
	for (let from = 0; from < Math.min(2, words.length); from += 1) {
		for (const count of [2, 1]) {
			const name = words.slice(from, from + count).join(" ");
			if (words.length >= from + count && parties.has(name.toLowerCase())) return name;
		}
	}
	return null;
}

/** Where one party now stands in the place of another: who has to do what has changed. */
export function swappedParties(
	sides: { readonly old: ComparedSide; readonly new: ComparedSide },
	parties: ReadonlySet<string>,
): Pick<ChangedFact, "kind" | "from" | "to" | "of" | "quote">[] {
	return sides.old.cells.flatMap((cell, at) => {
		const now = sides.new.cells[at] ?? [];
		const text = textOfCell(now);
		const came = changesOf(now);
		return changesOf(cell).flatMap((gone) => {
			const from = partyOf(gone.text, parties);
			const twin = from === null ? undefined : came.find(({ behind }) => behind === gone.behind);
			const to = twin ? partyOf(twin.text, parties) : null;
			if (!twin || from === null || to === null || from.toLowerCase() === to.toLowerCase()) return [];
			return [{ kind: "party" as const, from, to, of: "", quote: sentenceAt(text, twin.start + twin.text.indexOf(to)) }];
		});
	});
}
