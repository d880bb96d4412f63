import path from "node:path";
import { requireNode } from "./install/node-version.mjs";

requireNode();

const root = path.resolve(import.meta.dirname, "..");
process.chdir(root);

const { installDependencies } = await import("./install/dependencies.mjs");
const { generatePrismaClient } = await import("./install/prisma-client.mjs");

try {
	await installDependencies(root);
	await generatePrismaClient(root);
	const { register } = await import("tsx/esm/api");
	register();
	const { runCommand } = await import("./commands/main.ts");
	await runCommand(process.argv[2] ?? "start", process.argv.slice(3));
} catch (error) {
	process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
	if (process.env.DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
	process.exit(1);
}
