import type { Endpoints } from "@/local/supervisor/endpoints";
import { readSettings, type Settings } from "@/local/supervisor/settings";
import { openStack } from "@/local/supervisor/stack";
import { stopOnSignals } from "./signals";

function addressTable(endpoints: Endpoints, settings: Settings): string {
	const rows: Array<[string, string | null]> = [
		["Application", endpoints.web],
		["Mailbox", endpoints.mail && `${endpoints.mail}/`],
		["Sample job boards", endpoints.jobBoards],
		["Payments (stand-in)", endpoints.paddle],
		["Sample Google", endpoints.google],
		["Sample GitHub", endpoints.github],
		["Inngest engine", endpoints.inngest],
		["Realtime channels", endpoints.channels],
		["Database", endpoints.databaseUrl],
		["Demo account", endpoints.demo && `${endpoints.demo.email}  ${endpoints.demo.password}`],
		["Logs", settings.logDir],
	];
	const width = Math.max(...rows.map(([name]) => name.length)) + 2;
	const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}${value ?? "yours, by configuration"}`);
	return `\n${lines.join("\n")}\n\n  Ctrl-C stops everything.\n\n`;
}

async function run(isDev: boolean): Promise<void> {
	const settings = readSettings(isDev);
	// A terminal that is gone must not take the stack along in an unordered way.
	for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
	const stack = openStack(settings, (message) => process.stdout.write(`${message}\n`));
	stopOnSignals(stack);
	const endpoints = await stack.start();
	process.stdout.write(addressTable(endpoints, settings));
}

/** `npm start`: the local stack around the built application. */
export function start(): Promise<void> {
	return run(false);
}

/** `npm run dev`: the same with hot reload. */
export function dev(): Promise<void> {
	return run(true);
}
