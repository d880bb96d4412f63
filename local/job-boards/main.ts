import { startJobBoards } from "./server";

function number(name: string, fallback: number, max: number): number {
	const value = Number(process.env[name] ?? fallback);
	if (!Number.isInteger(value) || value < 0 || value > max) throw new Error(`${name} must be a whole number from 0 to ${max}.`);
	return value;
}

const boards = await startJobBoards({
	port: number("PORT", 0, 65_535),
	seed: number("JOB_BOARDS_SEED", 1, 4_294_967_295),
	count: number("JOB_BOARDS_COUNT", 5_550, 100_000),
	today: new Date(),
	withFaults: process.env.JOB_BOARDS_FAULTS !== "none",
	withOddBoards: process.env.JOB_BOARDS_FAULTS === "odd",
});
process.stdout.write(`${JSON.stringify({ listening: boards.port })}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, () => {
		void boards.close().then(() => process.exit(0));
	});
}
