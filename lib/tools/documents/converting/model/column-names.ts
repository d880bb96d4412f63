const ANY_FIGURE = /\p{Nd}/u;
const YEAR = /^(?:19|20)\d\d$/;
const FIGURES = /\d{1,4}/;
const FEWEST_LETTERS = 4;

/** "2024" beside "2025", "Q1" beside "Q2": the same name but for a number that goes on by one, up or down. */
function isCounted(name: string, all: readonly string[]): boolean {
	const rest = name.replace(FIGURES, "#");
	if (rest === "#" ? !YEAR.test(name) : !/\p{L}/u.test(rest) || ANY_FIGURE.test(rest)) return false;
	const numbers = all.filter((other) => other.replace(FIGURES, "#") === rest).map((other) => Number(FIGURES.exec(other)?.[0]));
	const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
	return numbers.length >= 2 && Math.abs(step) === 1 && numbers.every((number, at) => at === 0 || number - (numbers[at - 1] ?? 0) === step);
}

/** Whether a text can name a column among others of its row: it has no figure, is a name with one as "Q1 kWh", or counts on as years do. */
export function namesColumn(name: string, all: readonly string[]): boolean {
	const isName = /^\p{L}/u.test(name) && (name.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS;
	return !ANY_FIGURE.test(name) || isName || isCounted(name, all);
}
