/** A job whose drive waits for its turn. */
export interface InLine {
	readonly id: string;
	readonly ownerId: string;
}

export interface Pace {
	/** How long drives took lately, in seconds. */
	readonly driveSeconds: number;
	readonly atOnce: { readonly overall: number; readonly perOwner: number };
}

/**
 * In how many seconds each waiting job has its turn, given by age. Owners take turns, so of each other owner no more goes ahead of a job than
 * goes ahead of it of its own; and an owner's jobs never have more places than one owner may have.
 */
export function secondsUntilTurn(byAge: readonly InLine[], { driveSeconds, atOnce }: Pace): Map<string, number> {
	const placed = new Map<string, number>();
	const turns = byAge.map((job) => {
		const turn = placed.get(job.ownerId) ?? 0;
		placed.set(job.ownerId, turn + 1);
		return { job, turn };
	});
	const order = turns.sort((one, other) => one.turn - other.turn);
	return new Map(order.map(({ job, turn }, ahead) => [job.id, Math.ceil(driveSeconds * Math.max((ahead + 1) / atOnce.overall, (turn + 1) / atOnce.perOwner))]));
}

/** A wait too short to be told of, in seconds. */
const SHORT = 3;

const NOTE = "Other runs are ahead of this one. It goes on by itself when it is its turn.";

/** What somebody who waits so many seconds is told in place of the run's own words; nothing when that is hardly a wait. */
export function wordsInLine(seconds: number | null): { progressMessage?: string; agentMessage?: string } {
	if (seconds === null || seconds < SHORT) return {};
	const minutes = Math.ceil(seconds / 60);
	return { progressMessage: `In line, about ${minutes} minute${minutes === 1 ? "" : "s"}`, agentMessage: NOTE };
}
