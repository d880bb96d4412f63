import { page, type Reply } from "./replies";

type Row = { readonly id: string };
type Read = (row: Row) => unknown;

const LONGEST_PAGE = 200;
const COMPARED: Readonly<Record<string, (left: number, right: number) => boolean>> = {
	"": (left, right) => left === right,
	LT: (left, right) => left < right,
	LTE: (left, right) => left <= right,
	GT: (left, right) => left > right,
	GTE: (left, right) => left >= right,
};

const field =
	(name: string): Read =>
	(row) =>
		Object.entries(row).find(([key]) => key === name)?.[1];

/** `created_at[GTE]=…` and the like. */
function holdsTime(row: Row, name: string, value: string): boolean {
	const [, column = "", operator = ""] = /^(\w+_at)(?:\[(LTE?|GTE?)\])?$/.exec(name) ?? [];
	const stored = field(column)(row);
	return typeof stored === "string" && (COMPARED[operator]?.(Date.parse(stored), Date.parse(value)) ?? false);
}

/** Rows that fit the query, a page of them: filters by comma-separated values, times with operators, `order_by=id[DESC]`, `after` an id. */
export function list(rows: readonly Row[], url: URL, filters: readonly string[]): Reply {
	const query = url.searchParams;
	const isDescending = !/\[ASC\]$/i.test(query.get("order_by") ?? "");
	const fitting = rows.filter((row) =>
		[...query].every(([name, value]) => {
			if (/^\w+_at(\[|$)/.test(name)) return holdsTime(row, name, value);
			return !filters.includes(name) || value.split(",").includes(String(field(name)(row)));
		}),
	);
	const ordered = fitting.toSorted((left, right) => (left.id < right.id ? -1 : 1) * (isDescending ? -1 : 1));
	const after = query.get("after");
	const rest = after === null ? ordered : ordered.filter(({ id }) => (isDescending ? id < after : id > after));
	const perPage = Math.min(LONGEST_PAGE, Math.max(1, Number(query.get("per_page")) || 50));
	const shown = rest.slice(0, perPage);
	const next = new URL(url);
	next.searchParams.set("after", shown.at(-1)?.id ?? "");
	return page(shown, perPage, next.href, fitting.length, rest.length > perPage);
}
