/** Waits for work that others wait for as well: the signal ends the waiting, not the work. @throws what the signal says, once it is aborted. */
export function whileWanted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
	return new Promise((resolve, reject) => {
		const leave = () => reject(signal.reason);
		if (signal.aborted) leave();
		signal.addEventListener("abort", leave, { once: true });
		work.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
	});
}
