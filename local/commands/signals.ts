import type { Stack } from "@/local/supervisor/stack";

/** npm passes on the Ctrl-C that the terminal has already sent here: within this time it is the same one. */
const ECHO_MS = 1_500;

/** Stops the stack in order on Ctrl-C and its like; asked a second time, at once. */
export function stopOnSignals(stack: Stack): void {
	let askedAt: number | null = null;
	const onSignal = async () => {
		if (askedAt !== null) {
			if (Date.now() - askedAt < ECHO_MS) return;
			stack.kill();
			process.exit(130);
		}
		askedAt = Date.now();
		process.stdout.write("\nStopping …\n");
		try {
			await stack.stop();
			process.stdout.write("Stopped.\n");
			process.exit(0);
		} catch (error) {
			process.stderr.write(`${String(error)}\n`);
			stack.kill();
			process.exit(1);
		}
	};
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void onSignal());
}
