import type { Stack } from "@/local/supervisor/stack";

/** Stops the stack in order on Ctrl-C and its like; asked a second time, at once. */
export function stopOnSignals(stack: Stack): void {
	let isStopping = false;
	const onSignal = async () => {
		if (isStopping) {
			stack.kill();
			process.exit(130);
		}
		isStopping = true;
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
