// One hosted function as its platform runs it: started beforehand, given one request, and gone once the answer is out and what the answer
// asked to wait for is done. Run as `function-process.mjs <folder> [<entry>]`; the folder holds what the function carries and nothing else, and
// an entry is loaded before the request comes, as a platform does that keeps a warm instance.
import { AsyncLocalStorage } from "node:async_hooks";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";

const [folder, entry] = process.argv.slice(2);
process.chdir(folder);
process.env.NODE_ENV = "production";
process.env.__NEXT_PRIVATE_PREBUNDLED_REACT = "next";

const end = () => process.kill(process.pid, "SIGKILL");
// Whoever started this process holds the other end.
process.stdin.once("end", end).once("error", end).resume();

const requests = new AsyncLocalStorage();
globalThis[Symbol.for("@next/request-context")] = { get: () => requests.getStore() };

const require = createRequire(path.join(folder, "package.json"));
const NextServer = require("next/dist/compiled/next-server/server.runtime.prod.js").default;
const { config } = JSON.parse(readFileSync(".next/required-server-files.json", "utf8"));
const next = new NextServer({ conf: config, dir: ".", minimalMode: true, customServer: false });
await next.prepare();
const handle = next.getRequestHandler();
if (entry) {
	const { patchFetch, routeModule } = await require(path.join(folder, entry));
	patchFetch();
	await routeModule.ensureUserland();
}

const server = createServer((request, response) => {
	server.close();
	const kept = new Set();
	const waitUntil = (promise) => {
		const settled = Promise.resolve(promise)
			.catch(() => undefined)
			.finally(() => kept.delete(settled));
		kept.add(settled);
	};
	response.once("close", async () => {
		while (kept.size > 0) await Promise.all(kept);
		end();
	});
	void requests.run({ waitUntil }, () => handle(request, response));
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`${JSON.stringify({ listening: server.address().port })}\n`));
