import "next/dist/server/node-environment-baseline";
import { AfterContext } from "next/dist/server/after/after-context";
import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";
import { describe, expect, it } from "vitest";
import { backgroundSettled, inBackground } from "@/lib/platform/database/background";
import { gate } from "@/tests/world/gate";

/** Runs `work` as a request handler of Next would run; `kept` collects what the platform must wait for, null for a platform without that. */
function inRequest(kept: Promise<unknown>[] | null, work: () => void): void {
	const waitUntil = kept ? (promise: Promise<unknown>) => void kept.push(promise) : undefined;
	const afterContext = new AfterContext({ waitUntil, onClose: () => undefined, onTaskError: undefined });
	workAsyncStorage.run({ afterContext } as never, () => workUnitAsyncStorage.run({ type: "request", phase: "action" } as never, work));
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("work in the background", () => {
	it("starts at once and is what the platform waits for, whether it succeeds or fails", async () => {
		const kept: Promise<unknown>[] = [];
		const seen: string[] = [];
		const mayEnd = gate();
		inRequest(kept, () => {
			inBackground(async () => {
				seen.push("started");
				await mayEnd.promise;
				seen.push("ended");
			});
			inBackground(() => Promise.reject(new Error("gone")));
		});
		await nextTurn();
		expect(seen).toEqual(["started"]);
		expect(kept).toHaveLength(2);
		mayEnd.open();
		await Promise.all(kept);
		expect(seen).toEqual(["started", "ended"]);
	});

	it("runs outside a request and where the platform can't wait, and an ending process can wait for all of it", async () => {
		const seen: string[] = [];
		const work = (name: string) => async () => {
			await nextTurn();
			seen.push(name);
			if (name === "outside") inBackground(work("nested"));
		};
		inBackground(work("outside"));
		inRequest(null, () => inBackground(work("unkept")));
		inBackground(() => {
			throw new Error("thrown before any promise");
		});
		await backgroundSettled();
		expect(seen.sort()).toEqual(["nested", "outside", "unkept"]);
	});
});
