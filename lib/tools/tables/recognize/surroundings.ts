import { type Cell, isEmptyCell, type SourceRow, textOfCell } from "@/lib/tools/tables/cells/cell";
import { cellReadings } from "@/lib/tools/tables/cells/cell-readings";
import { DECIMAL_BITS, INTEGER_BITS } from "@/lib/tools/tables/cells/readings";
import { MOST_TITLES } from "@/lib/tools/tables/schemas";
import { recognizeHeader } from "./header";

/** A row that names the columns fills nearly as many cells as the rows below it. */
const HEADER_SHARE = 0.7;
const LONGEST_LABEL = 60;
const SHOWN_LETTERS = 80;

const TOTAL_WORDS = new Set(
	"total totals totale totali totaux totaal subtotal sum summe gesamt gesamtsumme gesamtbetrag gesamtergebnis endsumme zwischensumme insgesamt suma somme soma razem итого всего 合計 総計 小計 计 合计 总计 합계 총계 المجموع الإجمالي σ".split(
		" ",
	),
);
const BEFORE_TOTAL = new Set(["grand", "sub", "overall", "net"]);
/** What the last line of a statement of an account is called, word by word. */
const BALANCES = [
	...["closing balance", "ending balance", "end balance", "final balance", "new balance", "balance carried forward", "carried forward"],
	...["endsaldo", "schlusssaldo", "schlussstand", "neuer saldo", "neuer kontostand", "endbestand", "saldo", "kontostand"],
	...["solde", "solde final", "nouveau solde", "saldo final", "saldo finale", "nuevo saldo", "novo saldo", "eindsaldo", "nieuw saldo"],
	...["slutsaldo", "utgående saldo", "saldo końcowe", "期末残高", "残高", "期末余额", "기말 잔액"],
].map((name) => name.split(" "));
/** A row that says nothing but such a word may have so much of the usual cells filled. */
const FEW_FILLED = 0.4;
const LONGEST_BALANCE = 4;

function filledOf(row: SourceRow): number {
	return row.reduce<number>((count, cell) => (isEmptyCell(cell) ? count : count + 1), 0);
}

/** How many cells a row usually fills. */
export function usualWidth(rows: readonly SourceRow[]): number {
	const counts = rows.map(filledOf).sort((one, other) => one - other);
	return counts[Math.floor(counts.length / 2)] ?? 0;
}

/** How many of the first rows stand above the table: titles, dates of print and the like, with a row that names the columns below them. */
export function titleRows(rows: readonly SourceRow[], isTyped: boolean): number {
	const usual = usualWidth(rows);
	if (usual < 2) return 0;
	const first = rows.findIndex((row) => filledOf(row) >= Math.ceil(usual * HEADER_SHARE));
	if (first < 1 || first > MOST_TITLES || rows.length - first < 2) return 0;
	if (filledOf(rows[0] ?? []) * 2 > usual && recognizeHeader(rows, isTyped)) return 0;
	return recognizeHeader(rows.slice(first), isTyped) ? first : 0;
}

/** Also where a workbook keeps numbers as text. */
function isNumber(cell: Cell): boolean {
	return (cellReadings(cell, false) & (INTEGER_BITS | DECIMAL_BITS)) !== 0;
}

/** A sum that nobody has worked out yet leaves its word alone in the row. */
const WIDE = 3;
const ANY_DIGIT = /\p{Nd}/u;

/** "none" where a cell does not begin with a word for totals or for what is left of an account, "all" where it says nothing but totals. */
function totalWords(cell: Cell): "none" | "some" | "all" {
	if (typeof cell !== "string" || cell.length > LONGEST_LABEL) return "none";
	const words = cell.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	const [first = "", second = ""] = words;
	if (BALANCES.some((name) => name.every((word, at) => words[at] === word))) return "some";
	if (!TOTAL_WORDS.has(first) && !(BEFORE_TOTAL.has(first) && TOTAL_WORDS.has(second))) return "none";
	return words.every((word) => TOTAL_WORDS.has(word) || BEFORE_TOTAL.has(word)) ? "all" : "some";
}

/** Whether a cell is the name of what is left of an account, and no longer text that begins like one. */
function isBalance(cell: Cell): boolean {
	return totalWords(cell) === "some" && typeof cell === "string" && cell.trim().split(/\s+/u).length <= LONGEST_BALANCE;
}

/** Whether a row at the end adds up those above it: a word for totals, and next to it numbers alone or fewer cells than usual. */
export function isTotalRow(row: SourceRow, usual: number): boolean {
	const filled = row.filter((cell) => !isEmptyCell(cell));
	// A day or a number may stand before the word where the word says nothing else.
	const isBehindDay = totalWords(filled[0] ?? null) === "none" && ANY_DIGIT.test(textOfCell(filled[0]));
	const at = isBehindDay && (totalWords(filled[1] ?? null) === "all" || isBalance(filled[1] ?? null)) ? 1 : 0;
	const said = totalWords(filled[at] ?? null);
	const others = filled.slice(at + 1);
	if (said === "none") return false;
	if (others.length === 0) return at === 0 && usual >= WIDE;
	const numbers = others.filter((cell) => isNumber(cell)).length;
	// "TOTAL … see sheet": the word for a total, and hardly anything beside it.
	if (numbers === 0) return said === "all" && usual > WIDE && filled.length <= usual * FEW_FILLED;
	if (numbers === others.length || filled.length * 2 <= usual) return true;
	// "23 yes" under a column of yes and no counts as well.
	return said === "all" && filled.length < usual && others.every((cell) => isNumber(cell) || ANY_DIGIT.test(textOfCell(cell)));
}

/** A row in a sentence. */
export function rowWords(row: SourceRow): string {
	const text = row
		.map((cell) => textOfCell(cell).trim())
		.filter((cell) => cell !== "")
		.join(" · ");
	return `“${text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS - 1)}…` : text}”`;
}
