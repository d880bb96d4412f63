import type { Drawing, Mark, Tone } from "@/lib/tools/drawing/marks";
import { cutToWidth, roughWidth } from "@/lib/tools/drawing/text-room";
import { numberWords } from "@/lib/tools/tables/report/number-words";
import type { Chart } from "@/lib/tools/tables/report/schemas";

const TEXT = 8.5;
const ROW = 18;
const BAR = 11;
const MOST_LABEL = 0.34;
const PLOT = 120;
const AXIS = 16;
const UNDER = TEXT * 1.6;

const round = (value: number) => Math.round(value * 100) / 100;

function text(x: number, y: number, words: string, anchor: "start" | "middle" | "end", tone: Tone): Mark {
	return { type: "text", x: round(x), y: round(y), text: words, anchor, tone };
}

/** Room for the longest label, within reason. */
function labelRoom(labels: readonly string[], width: number): number {
	const longest = Math.max(0, ...labels.map((label) => roughWidth(label) * TEXT));
	return Math.min(width * MOST_LABEL, longest + 10);
}

function drawBars({ points, marked }: Chart, width: number): Drawing {
	const values = points.map(({ value }) => value);
	const left = labelRoom(
		points.map(({ label }) => label),
		width,
	);
	const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
	const sideRoom = Math.max(...values.map((value) => roughWidth(numberWords(value)) * TEXT)) + 8;
	const before = low < 0 ? sideRoom : 0;
	const room = width - left - sideRoom - before;
	const at = (value: number) => left + before + (high > low ? ((value - low) / (high - low)) * room : 0);
	const marks = points.flatMap(({ label, value }, row): Mark[] => {
		const y = row * ROW;
		const [from, to] = [Math.min(at(0), at(value)), Math.max(at(0), at(value))];
		const middle = y + ROW / 2 + TEXT * 0.35;
		return [
			text(0, middle, cutToWidth(label, left - 8, TEXT), "start", "ink"),
			{
				type: "rect",
				x: round(from),
				y: y + (ROW - BAR) / 2,
				width: round(Math.max(0.75, to - from)),
				height: BAR,
				tone: marked.includes(row) ? "main" : "soft",
			},
			value < 0 ? text(from - 4, middle, numberWords(value), "end", "muted") : text(to + 4, middle, numberWords(value), "start", "muted"),
		];
	});
	return { width, height: points.length * ROW, textSize: TEXT, marks };
}

function drawLine({ points, marked }: Chart, width: number): Drawing {
	const values = points.map(({ value }) => value);
	const [least, most] = [Math.min(...values), Math.max(...values)];
	// From nothing where that leaves the line its shape, for heights are then honest.
	const low = least >= 0 && least < most * 0.7 ? 0 : least;
	const axis = Math.max(roughWidth(numberWords(low)), roughWidth(numberWords(most))) * TEXT + 8;
	const top = TEXT * 1.6;
	const x = (at: number) => axis + (points.length > 1 ? (at / (points.length - 1)) * (width - axis - 24) + 6 : 0);
	// Below the lowest there is room for its words: nothing of the line runs there.
	const foot = PLOT - UNDER;
	const y = (value: number) => top + (most > low ? (1 - (value - low) / (most - low)) * (foot - top) : (foot - top) / 2);
	const rules = [most, low].flatMap((value): Mark[] => [
		{
			type: "line",
			points: [
				[round(axis), round(y(value))],
				[width, round(y(value))],
			],
			tone: "hairline",
			thickness: 0.6,
		},
		text(axis - 6, y(value) + TEXT * 0.35, numberWords(value), "end", "muted"),
	]);
	const line: Mark = { type: "line", points: points.map(({ value }, at) => [round(x(at)), round(y(value))] as const), tone: "main", thickness: 1.6 };
	const ends = [0, points.length - 1].map((at, side) =>
		text(side === 0 ? x(at) - 6 : x(at) + 18, PLOT + AXIS - 3, points[at]?.label ?? "", side === 0 ? "start" : "end", "muted"),
	);
	const named = marked.flatMap((at): Mark[] => {
		const point = points[at];
		if (!point) return [];
		const isLow = point.value === least;
		const share = x(at) / width;
		const anchor = share < 0.25 ? "start" : share > 0.75 ? "end" : "middle";
		const under = y(point.value) + TEXT * 1.4;
		// Words that would lie on the lowest rule stand below it.
		const words = !isLow ? y(point.value) - TEXT * 0.6 : under > foot && under - TEXT < foot ? foot + TEXT * 1.2 : under;
		return [
			{ type: "dot", x: round(x(at)), y: round(y(point.value)), radius: 2.4, tone: "main" },
			text(x(at), words, `${point.label}: ${numberWords(point.value)}`, anchor, "ink"),
		];
	});
	return { width, height: PLOT + AXIS, textSize: TEXT, marks: [...rules, line, ...ends, ...named] };
}

function drawHistogram({ points, marked }: Chart, width: number): Drawing {
	const most = Math.max(1, ...points.map(({ value }) => value));
	const top = TEXT * 1.6;
	const step = width / Math.max(1, points.length);
	const bars = points.flatMap(({ value }, at): Mark[] => {
		const height = ((PLOT - top) * value) / most;
		const bar: Mark = {
			type: "rect",
			x: round(at * step + 0.5),
			y: round(PLOT - height),
			width: round(step - 1),
			height: round(height),
			tone: marked.includes(at) ? "main" : "soft",
		};
		const share = (at + 0.5) / points.length;
		const anchor = share < 0.2 ? "start" : share > 0.8 ? "end" : "middle";
		const x = anchor === "start" ? at * step : anchor === "end" ? (at + 1) * step : (at + 0.5) * step;
		return marked.includes(at) ? [bar, text(x, PLOT - height - 4, numberWords(value), anchor, "ink")] : [bar];
	});
	const rule: Mark = {
		type: "line",
		points: [
			[0, PLOT],
			[width, PLOT],
		],
		tone: "hairline",
		thickness: 0.6,
	};
	const [first = "", last = ""] = [points[0]?.label.split(" to ")[0], points.at(-1)?.label.split(" to ").at(-1)];
	return {
		width,
		height: PLOT + AXIS,
		textSize: TEXT,
		marks: [...bars, rule, text(0, PLOT + AXIS - 3, first, "start", "muted"), text(width, PLOT + AXIS - 3, last, "end", "muted")],
	};
}

function drawBoxes({ boxes }: Chart, width: number): Drawing {
	const left = labelRoom(
		boxes.map(({ label }) => label),
		width,
	);
	const [low, high] = [Math.min(...boxes.map((box) => box.low)), Math.max(...boxes.map((box) => box.high))];
	const side = Math.max(...boxes.map(({ middle }) => roughWidth(numberWords(middle)) * TEXT)) + 8;
	const room = width - left - side;
	const at = (value: number) => round(left + (high > low ? ((value - low) / (high - low)) * room : room / 2));
	const marks = boxes.flatMap((box, row): Mark[] => {
		const y = row * ROW + ROW / 2;
		const half = BAR / 2;
		const upright = (value: number, reach: number, tone: Tone, thickness: number): Mark => ({
			type: "line",
			points: [
				[at(value), y - reach],
				[at(value), y + reach],
			],
			tone,
			thickness,
		});
		return [
			text(0, y + TEXT * 0.35, cutToWidth(box.label, left - 8, TEXT), "start", "ink"),
			{
				type: "line",
				points: [
					[at(box.low), y],
					[at(box.high), y],
				],
				tone: "muted",
				thickness: 0.8,
			},
			upright(box.low, 3, "muted", 0.8),
			upright(box.high, 3, "muted", 0.8),
			{ type: "rect", x: at(box.lower), y: y - half, width: Math.max(0.75, at(box.upper) - at(box.lower)), height: BAR, tone: "soft" },
			upright(box.middle, half, "main", 1.8),
			text(width, y + TEXT * 0.35, numberWords(box.middle), "end", "muted"),
		];
	});
	return { width, height: boxes.length * ROW, textSize: TEXT, marks };
}

const DRAWN: Readonly<Record<Chart["kind"], (chart: Chart, width: number) => Drawing>> = {
	bars: drawBars,
	line: drawLine,
	histogram: drawHistogram,
	boxes: drawBoxes,
};

/** Draws a chart as wide as given. What stands out is drawn strongest, and the numbers that a finding names stand beside their marks. */
export function drawChart(chart: Chart, width: number): Drawing {
	return DRAWN[chart.kind](chart, width);
}
