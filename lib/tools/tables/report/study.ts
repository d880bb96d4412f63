import { AppError } from "@/lib/platform/errors";
import { PERCENT } from "@/lib/tools/tables/cells/dressing";
import type { FrameColumn } from "./frame/frame-column";
import type { Frame } from "./frame/read-frame";
import { foldedWord } from "./frame/words";
import { profileColumn } from "./profile-columns";
import { focusRank, isAdditive, nameWords } from "./roles";
import type { ColumnProfile, ColumnRole, DataChoice } from "./schemas";

/** A table as it is looked at: its columns, what they are for, and which of them matter most. */
export interface Study {
	readonly frame: Frame;
	readonly profiles: readonly ColumnProfile[];
	readonly choice: DataChoice;
	readonly focus: FrameColumn | null;
	readonly groupBy: FrameColumn | null;
	readonly date: FrameColumn | null;
	/** Those with a role, the chosen one first. */
	readonly measures: readonly FrameColumn[];
	readonly categories: readonly FrameColumn[];
}

export interface ColumnWishes {
	readonly focus: string | null;
	readonly groupBy: string | null;
	readonly date: string | null;
}

const SHOWN_NAMES = 20;

/** Whether a column is of money that can be summed up, by its unit or by a sign in its name. */
const isMoney = (column: FrameColumn): boolean =>
	isAdditive(column) && ((column.setting.unit !== undefined && column.setting.unit !== PERCENT) || /[\p{Sc}]|\b(?:eur|usd|gbp|chf)\b/iu.test(column.name));

/** The column that a person names: by its whole name, by the start of it, or by words of it. @throws AppError SLOT_VALIDATION_ERROR naming the columns there are. */
function namedColumn(wish: string | null, columns: readonly FrameColumn[], what: string): FrameColumn | null {
	const wanted = foldedWord(wish ?? "");
	if (wanted === "") return null;
	const named = columns.map((column) => ({ column, name: foldedWord(column.name) }));
	const spoken = nameWords(wanted);
	const exact = named.find(({ name }) => name === wanted) ?? named.find(({ column }) => spoken.length > 0 && nameWords(column.name).join() === spoken.join());
	if (exact) return exact.column;
	const words = new Set(spoken);
	const begun = named.filter(({ name }) => name.startsWith(wanted) || wanted.includes(` ${name} `) || wanted.endsWith(` ${name}`));
	const shared = named.filter(({ column }) => nameWords(column.name).some((word) => words.has(word)));
	for (const found of [begun, shared]) if (found.length === 1 && found[0]) return found[0].column;
	const list = columns.slice(0, SHOWN_NAMES).map(({ name }) => `“${name.slice(0, 60)}”`);
	const more = columns.length > SHOWN_NAMES ? ` and ${columns.length - SHOWN_NAMES} more` : "";
	const why = begun.length + shared.length > 0 ? `Several columns could be meant by “${wish}”` : `There is no column called “${wish}”`;
	throw new AppError("SLOT_VALIDATION_ERROR", `${why} ${what}. The columns are ${list.join(", ")}${more}.`);
}

/** @throws AppError SLOT_VALIDATION_ERROR for a column that can't serve. */
function fitting(column: FrameColumn | null, profile: ColumnProfile | undefined, roles: readonly ColumnRole[], why: string): FrameColumn | null {
	if (!column || !profile) return null;
	if (!roles.includes(profile.role)) throw new AppError("SLOT_VALIDATION_ERROR", `“${column.name}” ${why}. Name another column, or leave the question open.`);
	return column;
}

/** Settles which columns matter, by what a person says and else by what the columns hold. */
export function studyFrame(frame: Frame, wishes: ColumnWishes): Study {
	const { columns } = frame;
	const profiles = columns.map((column) => profileColumn(column, frame));
	const profileOf = (column: FrameColumn | null) => (column ? profiles[column.index] : undefined);
	const withRole = (role: ColumnRole) => columns.filter((column) => profiles[column.index]?.role === role);
	const wished = namedColumn(wishes.focus, columns, "as what matters most");
	const byWish = namedColumn(wishes.groupBy, columns, "to compare by");
	const whenWish = namedColumn(wishes.date, columns, "as the date");
	const focus = fitting(wished, profileOf(wished), ["measure"], "holds no numbers to look at");
	const groupBy = fitting(byWish, profileOf(byWish), ["category"], "does not part the rows into groups: it needs 2 to 50 values that repeat");
	const date = fitting(whenWish, profileOf(whenWish), ["date"], "holds no dates that could be read");
	const measures = withRole("measure");
	const categories = withRole("category");
	const dates = withRole("date").sort((one, other) => other.filled - one.filled || one.index - other.index);
	const chosenFocus =
		focus ?? [...measures].sort((one, other) => focusRank(one.name) - focusRank(other.name) || Number(isMoney(other)) - Number(isMoney(one)))[0] ?? null;
	const chosenDate = date ?? dates[0] ?? null;
	const firstOf = (first: FrameColumn | null, all: readonly FrameColumn[]) => (first ? [first, ...all.filter((column) => column !== first)] : all);
	return {
		frame,
		profiles,
		choice: { focus: chosenFocus?.name ?? null, groupBy: groupBy?.name ?? null, date: chosenDate?.name ?? null },
		focus: chosenFocus,
		groupBy,
		date: chosenDate,
		measures: firstOf(chosenFocus, measures),
		categories: firstOf(groupBy, categories),
	};
}
