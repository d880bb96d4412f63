import "server-only";
import type { z } from "zod";
import type { Shelf } from "@/lib/tools/shelf/shelf";
import { askApp } from "./ask-app";
import { type Grant, ShelfAnswer, type ShelfAsk } from "./wire";

/** The shelf of a call's tool server, for a tool that runs in another process than the app. */
export function grantedShelf(grant: Grant, signal: AbortSignal): Shelf {
	const ask = <T extends z.ZodType>(asked: z.infer<typeof ShelfAsk>, answer: T) => askApp(grant, "shelf", asked, answer, signal);
	return {
		keys: async (prefix) => (await ask({ want: "keys", prefix }, ShelfAnswer.keys)).keys,
		read: async (key) => {
			const { base64 } = await ask({ want: "read", key }, ShelfAnswer.read);
			return base64 === null ? null : Buffer.from(base64, "base64");
		},
		write: async (key, bytes, keepForMs) => {
			await ask({ want: "write", key, base64: Buffer.from(bytes).toString("base64"), keepForMs }, ShelfAnswer.done);
		},
		claim: async (key, forMs) => (await ask({ want: "claim", key, forMs }, ShelfAnswer.claim)).isMine,
		release: async (key) => {
			await ask({ want: "release", key }, ShelfAnswer.done);
		},
	};
}
