import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { listFunctions } from "@/local/checks/function-files";

/** A platform for functions in small: every request gets a process of its own. */
export interface FunctionHost {
	readonly origin: string;
	/** How many requests were served, each by its own process. */
	count(): number;
	/** What the processes complained about. */
	complaints(): string;
	/** From now on requests are served; the environment is what every process gets. */
	open(env: Record<string, string>): void;
	close(): Promise<void>;
}

/** The functions that Vercel makes of the application, as vercel.json parts it. */
type Group = "engine" | "api" | "pages";
/** Processes of each group that wait for a request, so that starting one costs no request its time. */
const READY = 2;
/** What a waiting process of the engine's function has loaded. */
const ENGINE_ENTRY = ".next/server/app/api/inngest/route.js";
/** Optimising machine code is wasted on a process that answers once. */
const HASTE = ["--liftoff-only"];
const root = path.resolve(import.meta.dirname, "..", "..");

/** The function of an address, or of a route. */
function groupOf(address: string): Group {
	if (/^\/api\/(inngest|mcp)\b/.test(address)) return "engine";
	return address.startsWith("/api/") ? "api" : "pages";
}

interface Ready {
	readonly port: Promise<number>;
	end(): Promise<void>;
}

/** Lays out what the function of a group carries, and nothing else, in a folder of its own. Links stay links. */
function layOut(folder: string, group: Group): string {
	if (!existsSync(path.join(root, ".next", "required-server-files.json"))) throw new Error("There is no production build to serve: npm run build makes one.");
	mkdirSync(folder);
	const files = new Set(
		listFunctions(root)
			.filter(({ route }) => groupOf(route) === group)
			.flatMap((built) => built.files),
	);
	for (const file of files) cpSync(path.join(root, file), path.join(folder, file), { verbatimSymlinks: true, recursive: false });
	return folder;
}

class Pool {
	private readonly ready: Ready[] = [];
	complaints = "";

	constructor(
		private readonly folder: string,
		private readonly env: Record<string, string>,
		private readonly entry?: string,
	) {
		for (let index = 0; index < READY; index += 1) this.ready.push(this.start());
	}

	/** The port of a process that has not served anything. */
	take(): Promise<number> {
		const next = this.ready.shift() ?? this.start();
		this.ready.push(this.start());
		return next.port;
	}

	async end(): Promise<void> {
		await Promise.all(this.ready.map((one) => one.end()));
	}

	private complain(text: string): void {
		this.complaints = (this.complaints + text).slice(-20_000);
	}

	private start(): Ready {
		const args = [...HASTE, path.join(import.meta.dirname, "function-process.mjs"), this.folder, ...(this.entry ? [this.entry] : [])];
		const child = spawn(process.execPath, args, {
			env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", ...this.env },
			stdio: ["pipe", "pipe", "pipe"],
		});
		child.stderr.on("data", (chunk) => this.complain(String(chunk)));
		const port = new Promise<number>((resolve, reject) => {
			createInterface({ input: child.stdout }).on("line", (line) => {
				const found = /^\{"listening":(\d+)\}$/.exec(line);
				if (found) resolve(Number(found[1]));
				else this.complain(`${line}\n`);
			});
			child.once("exit", () => reject(new Error(`A function ended before it had a request.\n${this.complaints}`)));
		});
		port.catch(() => undefined);
		const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
		const end = async () => {
			child.kill("SIGKILL");
			await gone;
		};
		return { port, end };
	}
}

/** Takes a port at once, so that an engine can be told of it. */
export async function takeFunctionHost(): Promise<FunctionHost> {
	const folder = mkdtempSync(path.join(os.tmpdir(), "goal-mode-functions-"));
	let pools: Record<Group, Pool> | undefined;
	let count = 0;
	const server = createServer(async (request, response) => {
		const pool = pools?.[groupOf(request.url ?? "/")];
		if (!pool) return response.writeHead(503).end();
		count += 1;
		forward(await pool.take(), request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		count: () => count,
		complaints: () =>
			Object.values(pools ?? {})
				.map(({ complaints }) => complaints)
				.join(""),
		open: (env) => {
			const pool = (group: Group, entry?: string) => new Pool(layOut(path.join(folder, group), group), env, entry);
			pools = { engine: pool("engine", ENGINE_ENTRY), api: pool("api"), pages: pool("pages") };
		},
		close: async () => {
			await Promise.all(Object.values(pools ?? {}).map((pool) => pool.end()));
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function forward(port: number, request: IncomingMessage, response: ServerResponse): void {
	const headers = { ...request.headers, "x-forwarded-for": "127.0.0.1", connection: "close" };
	const sent = send({ host: "127.0.0.1", port, method: request.method, path: request.url, headers }, (answer) => {
		response.writeHead(answer.statusCode ?? 502, answer.headers);
		answer.pipe(response);
	});
	sent.once("error", () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
	request.pipe(sent);
}
