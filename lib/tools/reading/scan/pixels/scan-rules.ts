import type { DrawnLine } from "@/lib/tools/reading/text/page-material";
import { type GreyPicture, WHITE } from "./grey-picture";
import { paperOf } from "./scan-ground";

const POINTS_PER_INCH = 72;
/** A level line is longer than a word's strokes join to be, an upright one than the highest letters. In points. */
const [SHORTEST_LEVEL_PT, SHORTEST_UPRIGHT_PT] = [36, 22];
const THICKEST_PT = 3;
/** How much darker a line is than the paper. */
const DARKER = 28;
/** So many points of a line may be light: dust, and the noise of a scanner. */
const MOST_GAP_PT = 1.2;
/** Beside so much of a line the paper is bare; letters have strokes there. */
const BARE_SHARE = 0.75;
const MOST_RULES = 2_000;
/** A line runs off by so much at most, to its length: a page is level but for a few tenths of a degree. */
const MOST_LEAN = 0.012;

/** A dark run along one row or column of points. `across` is the row. */
interface Run {
	readonly across: number;
	readonly from: number;
	readonly to: number;
}

/** Runs that touch each other from row to row. */
interface Stroke {
	readonly runs: Run[];
	first: number;
	last: number;
	from: number;
	to: number;
}

/** A picture as it is walked through: along the rows or along the columns. */
interface Grid {
	readonly length: number;
	readonly depth: number;
	readonly at: (along: number, across: number) => number;
}

function gridOf({ width, height }: GreyPicture, isUpright: boolean): Grid {
	return isUpright
		? { length: height, depth: width, at: (along, across) => along * width + across }
		: { length: width, depth: height, at: (along, across) => across * width + along };
}

function runsIn({ length, at }: Grid, across: number, isDark: (place: number) => boolean, shortest: number, gap: number): Run[] {
	const runs: Run[] = [];
	let [from, last] = [-1, -1];
	const close = () => {
		if (from !== -1 && last - from + 1 >= shortest) runs.push({ across, from, to: last });
		from = -1;
	};
	for (let along = 0; along < length; along += 1) {
		if (!isDark(at(along, across))) {
			if (from !== -1 && along - last > gap) close();
			continue;
		}
		if (from === -1) from = along;
		last = along;
	}
	close();
	return runs;
}

/** Long runs of dark points that go on from one row to the next. */
function strokesOf(grid: Grid, isDark: (place: number) => boolean, shortest: number, gap: number): Stroke[] {
	const done: Stroke[] = [];
	let open: Stroke[] = [];
	for (let across = 0; across < grid.depth; across += 1) {
		for (const run of runsIn(grid, across, isDark, shortest, gap)) {
			const same = open.find(
				({ last, runs }) => last >= across - 2 && runs.some((own) => own.across >= across - 2 && own.from <= run.to && own.to >= run.from),
			);
			if (same) {
				same.runs.push(run);
				Object.assign(same, { last: across, from: Math.min(same.from, run.from), to: Math.max(same.to, run.to) });
			} else open.push({ runs: [run], first: across, last: across, from: run.from, to: run.to });
		}
		done.push(...open.filter(({ last }) => last < across - 2));
		open = open.filter(({ last }) => last >= across - 2);
		if (done.length > MOST_RULES) return [];
	}
	return [...done, ...open];
}

/** Where a stroke runs at a place along it: the row of the nearest of its runs. */
function rowAt({ runs, first, last }: Stroke, along: number): [number, number] {
	const own = runs.filter(({ from, to }) => along >= from && along <= to).map(({ across }) => across);
	return own.length > 0 ? [Math.min(...own), Math.max(...own)] : [first, last];
}

/** Whether a stroke is thin, with bare paper on both sides of it. */
function isRule(stroke: Stroke, grid: Grid, isDark: (place: number) => boolean, thickest: number): boolean {
	const length = stroke.to - stroke.from + 1;
	if (stroke.last - stroke.first + 1 > thickest + length * MOST_LEAN) return false;
	const step = Math.max(1, Math.floor(length / 80));
	let [bare, all] = [0, 0];
	for (let along = stroke.from; along <= stroke.to; along += step) {
		const [first, last] = rowAt(stroke, along);
		all += 1;
		if (last - first + 1 > thickest) continue;
		const [above, below] = [first - 3, last + 3];
		const isBare = (across: number) => across < 0 || across >= grid.depth || !isDark(grid.at(along, across));
		if (isBare(above) && isBare(below)) bare += 1;
	}
	return bare >= all * BARE_SHARE;
}

function rulesAlong(picture: GreyPicture, isUpright: boolean, paper: number): { grid: Grid; strokes: Stroke[] } {
	const grid = gridOf(picture, isUpright);
	const scale = picture.dpi / POINTS_PER_INCH;
	const isDark = (place: number) => (picture.points[place] ?? WHITE) < paper - DARKER;
	const strokes = strokesOf(grid, isDark, (isUpright ? SHORTEST_UPRIGHT_PT : SHORTEST_LEVEL_PT) * scale, Math.ceil(MOST_GAP_PT * scale));
	return { grid, strokes: strokes.filter((stroke) => isRule(stroke, grid, isDark, Math.max(4, THICKEST_PT * scale))) };
}

/**
 * The straight lines of a level picture of a page, as of tables, in points of the page, and the picture without them: letters beside lines are
 * read far better where the lines are gone.
 */
export function withoutRules(picture: GreyPicture): { readonly picture: GreyPicture; readonly rules: readonly DrawnLine[] } {
	const paper = paperOf(picture);
	const scale = POINTS_PER_INCH / picture.dpi;
	const points = picture.points.slice();
	const rules: DrawnLine[] = [];
	for (const isUpright of [false, true]) {
		const { grid, strokes } = rulesAlong(picture, isUpright, paper);
		for (const stroke of strokes) {
			rules.push({ isUpright, at: ((stroke.first + stroke.last + 1) / 2) * scale, from: stroke.from * scale, to: (stroke.to + 1) * scale });
			for (const { across, from, to } of stroke.runs) {
				// Soft edges of a line go with it.
				for (let row = Math.max(0, across - 1); row <= Math.min(grid.depth - 1, across + 1); row += 1)
					for (let along = from; along <= to; along += 1) points[grid.at(along, row)] = paper;
			}
		}
	}
	return { picture: rules.length === 0 ? picture : { ...picture, points }, rules };
}
