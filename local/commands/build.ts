import { createRequire } from "node:module";
import { runToEnd } from "@/local/checks/run-to-end";

/** `npm run build`: the production build alone, for any host that then runs `npm run serve`. */
export async function build(): Promise<void> {
	const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
	const code = await runToEnd(process.execPath, [next, "build"]);
	process.exit(code);
}
