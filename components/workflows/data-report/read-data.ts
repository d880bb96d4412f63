import type { z } from "zod";

/** What a file of ours holds; null for one that is not as this version writes it. */
export function readData<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | null {
	try {
		return schema.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}
