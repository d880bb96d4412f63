import { createServer } from "node:net";

/** Listens for an instant; resolves to the port that the system gave, or null when the wanted one is taken. */
function tryPort(port: number, host: string): Promise<number | null> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", (error: NodeJS.ErrnoException) => {
			if (error.code === "EADDRINUSE" || error.code === "EACCES") resolve(null);
			else reject(error);
		});
		server.listen({ port, host, exclusive: true }, () => {
			const address = server.address();
			server.close(() => resolve(address !== null && typeof address === "object" ? address.port : null));
		});
	});
}

/** Whether a server could listen on this loopback port now. */
export async function isPortFree(port: number): Promise<boolean> {
	return (await tryPort(port, "127.0.0.1")) !== null;
}

/** The first free port from `wanted` on, within a hundred; any free port when `wanted` is undefined. */
export async function findFreePort(wanted?: number): Promise<number> {
	const candidates = wanted === undefined ? [0] : Array.from({ length: 100 }, (_, index) => wanted + index);
	for (const candidate of candidates) {
		const port = await tryPort(candidate, "127.0.0.1");
		if (port !== null) return port;
	}
	throw new Error(`No free port between ${wanted} and ${(wanted ?? 0) + 99}.`);
}
