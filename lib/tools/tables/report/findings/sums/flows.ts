import type { Draft } from "@/lib/tools/tables/report/findings/finding";
import { quoted, Sentence } from "@/lib/tools/tables/report/findings/sentence";
import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { isAmountName, nameWords } from "@/lib/tools/tables/report/roles";
import type { Measure } from "@/lib/tools/tables/report/schemas";
import type { Study } from "@/lib/tools/tables/report/study";

/** What the columns of an account are called. */
const OUT_WORDS = new Set(
	"debit debits withdrawal withdrawals spending spent expense expenses out soll lastschrift lastschriften ausgabe ausgaben ausgang débit dépense dépenses debe cargo cargos gasto gastos dare uscite uscita saída débito af uitgaven 出金 支出".split(
		" ",
	),
);
const IN_WORDS = new Set(
	"credit credits deposit deposits income in haben gutschrift gutschriften einnahme einnahmen eingang crédit recette recettes haber abono abonos ingreso ingresos avere entrate entrata crédito bij inkomsten 入金 収入".split(
		" ",
	),
);
const FEWEST_ROWS = 4;
/** Amounts with signs are those of an account where both signs come that often. */
const LEAST_OF_SIGN = 0.05;

interface Flow {
	readonly income: { readonly sum: number; readonly count: number; readonly measure: Measure };
	readonly spending: { readonly sum: number; readonly count: number; readonly measure: Measure };
	readonly columns: readonly string[];
	readonly method: string;
}

const has = (column: FrameColumn, words: ReadonlySet<string>) => nameWords(column.name).some((word) => words.has(word));

function summed(column: FrameColumn, isOf: (value: number) => boolean): { sum: number; count: number } {
	let [sum, count] = [0, 0];
	for (const value of column.numbers ?? []) {
		if (Number.isNaN(value) || !isOf(value)) continue;
		sum += value;
		count += 1;
	}
	return { sum, count };
}

/** Money that goes out in one column and comes in in another, a row having either. */
function ofTwoColumns({ frame }: Study): Flow | null {
	// Few different amounts that come in make no measure, but are amounts.
	const measures = frame.columns.filter(({ numbers, setting }) => numbers && setting.type !== "date");
	const out = measures.find((column) => has(column, OUT_WORDS) && !has(column, IN_WORDS));
	const income = measures.find((column) => has(column, IN_WORDS) && !has(column, OUT_WORDS));
	if (!out?.numbers || !income?.numbers || out === income) return null;
	const both = [...out.numbers].filter((value, row) => value !== 0 && !Number.isNaN(value) && Math.abs(income.numbers?.[row] ?? 0) > 0).length;
	if (both * 2 > Math.min(out.filled, income.filled)) return null;
	const sumOf = (column: FrameColumn) => ({ ...summed(column, () => true), measure: { op: "sum" as const, column: column.name } });
	const spending = sumOf(out);
	// Some write what goes out with a minus in its own column too.
	if (spending.sum < 0 || sumOf(income).sum < 0) return null;
	return { income: sumOf(income), spending, columns: [income.name, out.name], method: "The sums of the two columns, told by their names." };
}

/** Amounts of one column that tell by their sign whether money comes in. */
function ofSigns({ measures, date }: Study): Flow | null {
	const amount = date ? measures.find((column) => column.numbers && isAmountName(column.name)) : undefined;
	if (!amount) return null;
	const side = (isIn: boolean) => ({
		...summed(amount, (value) => (isIn ? value > 0 : value < 0)),
		measure: { op: "sum" as const, column: amount.name, where: [{ column: amount.name, ...(isIn ? { above: 0 } : { below: 0 }) }] },
	});
	const [income, spending] = [side(true), side(false)];
	if (Math.min(income.count, spending.count) < amount.filled * LEAST_OF_SIGN) return null;
	return { income, spending, columns: [amount.name], method: "Amounts above zero come in, amounts below zero go out." };
}

/** What came in against what went out, in tables as of a bank: two columns, or one with signs. */
export function flowFindings(study: Study): Draft[] {
	const flow = ofTwoColumns(study) ?? ofSigns(study);
	if (!flow || flow.income.count === 0 || flow.spending.count === 0 || flow.income.count + flow.spending.count < FEWEST_ROWS) return [];
	const { income, spending, columns } = flow;
	const isSigned = spending.sum < 0;
	const left = income.sum + (isSigned ? spending.sum : -spending.sum);
	const say = new Sentence();
	const came = say.number("Income", income.sum, income.measure);
	const went = say.number("Spending", spending.sum, spending.measure);
	const difference: Measure = isSigned ? { op: "sum", column: columns[0] } : { op: "difference", of: [income.measure, spending.measure] };
	const rest = say.number("Difference", left, difference);
	return [
		{
			kind: "flow",
			area: "pattern",
			severity: "high",
			strength: 2,
			title: left < 0 ? "More went out than came in" : "More came in than went out",
			text: `${came} came in and ${went} went out, by ${columns.map(quoted).join(" and ")}: ${rest} in all.`,
			method: flow.method,
			figures: say.figures,
			columns: [...columns],
			rows: [],
		},
	];
}
