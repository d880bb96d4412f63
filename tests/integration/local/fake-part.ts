import { httpStatus, type Part } from "@/local/supervisor/part";

interface FakeOptions {
	dependsOn?: string[];
	/** Stays when it is asked to stop. */
	isStubborn?: boolean;
}

/** A part that answers every request with its process id. */
export function fakePart(name: string, port: number, { dependsOn = [], isStubborn = false }: FakeOptions = {}): Part {
	const server = `require("node:http").createServer((_, response) => response.end(String(process.pid))).listen(${port}, "127.0.0.1");`;
	const stubborn = isStubborn ? 'process.on("SIGTERM", () => undefined);' : "";
	return {
		name,
		title: name,
		dependsOn,
		stopSignal: "SIGTERM",
		stopWithinMs: 500,
		readyWithinMs: 60_000,
		launch: () => ({ file: process.execPath, args: ["-e", server + stubborn], cwd: process.cwd(), env: {} }),
		isHealthy: async () => (await httpStatus(`http://127.0.0.1:${port}/`)) === 200,
	};
}

/** The process id of the fake part that answers on this port; null when none does. */
export async function answeringPid(port: number): Promise<number | null> {
	try {
		const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" }, signal: AbortSignal.timeout(10_000) });
		return Number(await response.text());
	} catch {
		return null;
	}
}
