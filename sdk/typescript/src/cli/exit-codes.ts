/** What a script can tell from how the command ended. */
export const EXIT = {
	ok: 0,
	/** A run that failed, was cancelled or delivered only a part. */
	runFailed: 1,
	/** The command was written wrongly. */
	usage: 2,
	/** Nobody is signed in, or the key is no longer good. */
	signedOut: 3,
	/** The service refused. */
	refused: 4,
	/** The service could not be reached. */
	unreachable: 5,
	/** A question has no answer and nobody can be asked; the run waits. */
	unanswered: 6,
	interrupted: 130,
} as const;

/** Nobody is signed in, in words. */
export class SignedOut extends Error {
	override readonly name = "SignedOut";
}

/** Somebody stopped watching a run, which goes on. */
export class Interrupted extends Error {
	override readonly name = "Interrupted";
}

/** A mistake in how the command was written. */
export class UsageError extends Error {
	override readonly name = "UsageError";
}
