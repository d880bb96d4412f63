type Command = (args: string[]) => Promise<void>;

/** Each command is loaded when it is asked for: most need little of what the others need. */
const commands: Record<string, () => Promise<Command>> = {
	start: async () => (await import("./start")).start,
	dev: async () => (await import("./start")).dev,
	test: async () => (await import("./test")).test,
	lint: async () => (await import("./lint")).lint,
	verify: async () => (await import("./verify")).verify,
	chaos: async () => (await import("./chaos")).chaos,
	bench: async () => (await import("./bench")).bench,
	sizes: async () => (await import("./sizes")).sizes,
	build: async () => (await import("./build")).build,
	"ledger:check": async () => (await import("./operators/ledger-check")).ledgerCheck,
	newsletter: async () => (await import("./operators/newsletter")).newsletter,
	"accounts:end-sessions": async () => (await import("./operators/end-sessions")).endSessions,
	"credits:grant": async () => (await import("./operators/credits-grant")).creditsGrant,
	migration: async () => (await import("./migration")).migration,
	migrate: async () => (await import("./migration")).deploy,
};

/** Runs one command of `local/start.mjs`. */
export async function runCommand(name: string, args: string[]): Promise<void> {
	const load = commands[name];
	if (!load) throw new Error(`There is no command "${name}". Known: ${Object.keys(commands).join(", ")}.`);
	const command = await load();
	await command(args);
}
