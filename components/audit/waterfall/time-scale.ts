/** A stretch of time in epoch milliseconds. */
export interface Stretch {
	readonly fromMs: number;
	readonly toMs: number;
}

/** A piece of the axis. In a break nobody worked: it is drawn short, however long it was. */
export interface AxisPiece extends Stretch {
	readonly isBreak: boolean;
	/** Where it begins and how wide it is, in percent of the axis. */
	readonly left: number;
	readonly width: number;
}

export interface TimeScale {
	readonly pieces: readonly AxisPiece[];
	/** Where a moment is, in percent of the axis. */
	readonly at: (ms: number) => number;
}

const BREAK_WIDTH = 6;
const BREAKS_WIDTH = 40;
/** A shorter gap in the work is drawn as long as it was. */
const GAP_SHARE = 0.08;

function merged(stretches: readonly Stretch[]): Stretch[] {
	const whole: Array<{ fromMs: number; toMs: number }> = [];
	for (const { fromMs, toMs } of [...stretches].sort((a, b) => a.fromMs - b.fromMs)) {
		const last = whole.at(-1);
		if (last && fromMs <= last.toMs) last.toMs = Math.max(last.toMs, toMs);
		else whole.push({ fromMs, toMs });
	}
	return whole;
}

/** What is drawn one after the other: the work, with its short gaps, and the breaks between. */
function stretchesOf(work: readonly Stretch[], pauses: readonly Stretch[]): Array<Stretch & { isBreak: boolean }> {
	const atWork = merged(work);
	const workedMs = atWork.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
	const isPause = (fromMs: number, toMs: number) => pauses.some((pause) => pause.fromMs < toMs && pause.toMs > fromMs);
	const pieces: Array<{ fromMs: number; toMs: number; isBreak: boolean }> = [];
	for (const { fromMs, toMs } of atWork) {
		const last = pieces.at(-1);
		if (last && !isPause(last.toMs, fromMs) && fromMs - last.toMs <= workedMs * GAP_SHARE) last.toMs = toMs;
		else {
			if (last) pieces.push({ fromMs: last.toMs, toMs: fromMs, isBreak: true });
			pieces.push({ fromMs, toMs, isBreak: false });
		}
	}
	const endMs = pieces.at(-1)?.toMs ?? 0;
	const restMs = Math.max(endMs, ...pauses.map((pause) => pause.toMs));
	if (restMs > endMs) pieces.push({ fromMs: endMs || Math.min(...pauses.map((pause) => pause.fromMs)), toMs: restMs, isBreak: true });
	return pieces;
}

/** An axis on which work is as wide as it was long, and pauses, which may be days, are as wide as a label. */
export function timeScale(work: readonly Stretch[], pauses: readonly Stretch[]): TimeScale {
	const stretches = stretchesOf(work, pauses);
	const breaks = stretches.filter(({ isBreak }) => isBreak).length;
	const hasWork = breaks < stretches.length;
	const breakWidth = !hasWork ? 100 / Math.max(1, breaks) : Math.min(BREAK_WIDTH, BREAKS_WIDTH / Math.max(1, breaks));
	const room = 100 - breakWidth * breaks;
	const workedMs = stretches.reduce((sum, { isBreak, fromMs, toMs }) => sum + (isBreak ? 0 : toMs - fromMs), 0);
	const worked = stretches.length - breaks;
	let left = 0;
	const pieces = stretches.map((stretch): AxisPiece => {
		const share = workedMs === 0 ? 1 / worked : (stretch.toMs - stretch.fromMs) / workedMs;
		const piece = { ...stretch, left, width: stretch.isBreak ? breakWidth : room * share };
		left += piece.width;
		return piece;
	});
	return { pieces, at: (ms) => placeOf(pieces, ms) };
}

function placeOf(pieces: readonly AxisPiece[], ms: number): number {
	const first = pieces[0];
	if (!first || ms <= first.fromMs) return 0;
	const piece = pieces.find(({ toMs }) => ms <= toMs);
	if (!piece) return 100;
	const lengthMs = piece.toMs - piece.fromMs;
	return piece.left + (lengthMs === 0 ? 0 : ((ms - piece.fromMs) / lengthMs) * piece.width);
}
