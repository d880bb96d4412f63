import { existsSync } from "node:fs";
import path from "node:path";

export interface Settings {
	root: string;
	localDir: string;
	logDir: string;
	/** Address that the web server listens on; every other part listens on loopback alone. */
	host: string;
	/** A port that the user insists on. */
	wantedWebPort: number | undefined;
	isDev: boolean;
}

function readPort(text: string | undefined): number | undefined {
	if (!text) return undefined;
	const port = Number(text);
	if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT is "${text}", which is not a port.`);
	return port;
}

/** Reads what the user may set: LOCAL_DIR, PORT, HOST, and the `.env` file, whose variables yield to real ones. */
export function readSettings(isDev: boolean): Settings {
	const root = path.resolve(import.meta.dirname, "..", "..");
	const envFile = path.join(root, ".env");
	if (existsSync(envFile)) process.loadEnvFile(envFile);
	const localDir = path.resolve(root, process.env.LOCAL_DIR || ".local");
	return { root, localDir, logDir: path.join(localDir, "logs"), host: process.env.HOST || "127.0.0.1", wantedWebPort: readPort(process.env.PORT), isDev };
}
