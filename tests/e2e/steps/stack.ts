import { readFileSync } from "node:fs";
import { z } from "zod";

const Endpoints = z.object({
	web: z.url(),
	mail: z.url(),
	line: z.url().nullable(),
	databaseUrl: z.string(),
	demo: z.object({ email: z.string(), password: z.string() }).nullable(),
});

/** Where the stack under test answers. */
export const stack = Endpoints.parse(JSON.parse(readFileSync(process.env.ENDPOINTS_FILE ?? ".local/endpoints.json", "utf8")));
