import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginWith } from "@/components/user-workflows/canvas/saving/beginning";
import { type Kept, Saver, type SaveState, type SendResult } from "@/components/user-workflows/canvas/saving/saver";
import { type CanvasDocument, emptyDocument } from "@/components/user-workflows/document/document";
import { toWire } from "@/components/user-workflows/document/wire";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start: CanvasDocument = {
	...emptyDocument,
	name: "Old",
	nodes: [{ nodeId: "x:a", toolName: "x:a", position: { x: 0, y: 0 }, note: "" }],
};

/** A server with one workflow that somebody else may save too. */
function makeSaver(first: CanvasDocument = start) {
	const server = { document: start, itemVersion: 1, answer: null as SendResult["outcome"] | null };
	const sent: { changes: object; expectedVersion: number }[] = [];
	const states: SaveState[] = [];
	const drafts: unknown[] = [];
	const merged: CanvasDocument[] = [];
	const saver = new Saver(
		{
			async send(changes, expectedVersion) {
				sent.push({ changes, expectedVersion });
				await new Promise((resolve) => setTimeout(resolve, 10));
				if (server.answer === "refused") return { outcome: "refused", message: "No." };
				if (server.answer === "unreached" || server.answer === "signed-out") return { outcome: server.answer };
				if (expectedVersion !== server.itemVersion) return { outcome: "stale" };
				server.itemVersion++;
				return { outcome: "saved", itemVersion: server.itemVersion };
			},
			readTheirs: async (): Promise<Kept> => ({ document: server.document, itemVersion: server.itemVersion }),
			keep: (draft) => drafts.push(draft),
			onState: (state) => states.push(state),
			onMerged: (document) => merged.push(document),
			pauseMs: 500,
			retryMs: 5000,
		},
		{ document: start, itemVersion: 1 },
		first,
	);
	return { saver, server, sent, states, drafts, merged };
}

describe("saving while editing", () => {
	it("sends the newest state once, a moment after the last change, with the version it was made to", async () => {
		const { saver, sent, states } = makeSaver();
		saver.take({ ...start, name: "N" });
		saver.take({ ...start, name: "New" });
		await vi.advanceTimersByTimeAsync(600);
		expect(sent).toEqual([{ changes: { name: "New" }, expectedVersion: 1 }]);
		expect(states).toEqual([{ kind: "saving" }, { kind: "saved" }]);
		expect(saver.itemVersion).toBe(2);
	});

	it("sends what was changed during a save afterwards, against the new version", async () => {
		const { saver, sent } = makeSaver();
		saver.take({ ...start, name: "New" });
		await vi.advanceTimersByTimeAsync(505);
		saver.take({ ...start, name: "Newer" });
		await vi.advanceTimersByTimeAsync(2000);
		expect(sent.map(({ expectedVersion }) => expectedVersion)).toEqual([1, 2]);
	});

	it("keeps changes on the device until they are saved, says how many, and sends them when the server is back", async () => {
		const { saver, server, sent, states, drafts } = makeSaver();
		server.answer = "unreached";
		const changed = { ...start, name: "New", systemPrompt: "Be brief.", tags: ["x"] };
		saver.take(changed);
		await vi.advanceTimersByTimeAsync(600);
		expect(states.at(-1)).toEqual({ kind: "offline", changes: 3 });
		expect(drafts.at(-1)).toEqual({ base: { document: start, itemVersion: 1 }, document: changed });
		server.answer = null;
		await vi.advanceTimersByTimeAsync(6000);
		expect(states.at(-1)).toEqual({ kind: "saved" });
		expect(drafts.at(-1)).toBeNull();
		expect(sent).toHaveLength(2);
	});

	it("takes what another one changed elsewhere in the document, without asking", async () => {
		const { saver, server, merged, states, sent } = makeSaver();
		server.itemVersion = 7;
		server.document = { ...start, systemPrompt: "Theirs." };
		saver.take({ ...start, name: "Mine" });
		await vi.advanceTimersByTimeAsync(2000);
		expect(merged).toEqual([{ ...start, name: "Mine", systemPrompt: "Theirs." }]);
		expect(sent.at(-1)).toEqual({ changes: { name: "Mine" }, expectedVersion: 7 });
		expect(states.at(-1)).toEqual({ kind: "saved" });
	});

	it("asks where both changed the same, saves nothing until it is told, and then what was chosen", async () => {
		const { saver, server, merged, states, sent } = makeSaver();
		server.itemVersion = 7;
		server.document = { ...start, name: "Theirs", systemPrompt: "Theirs." };
		saver.take({ ...start, name: "Mine" });
		await vi.advanceTimersByTimeAsync(10_000);
		expect(states.at(-1)).toMatchObject({ kind: "conflict", conflicts: [{ key: "name", mine: "Mine", theirs: "Theirs" }] });
		expect(sent).toHaveLength(1);
		saver.take({ ...start, name: "Mine", tags: ["late"] });
		saver.resolve({ name: "theirs" });
		expect(merged).toEqual([{ ...start, name: "Theirs", systemPrompt: "Theirs.", tags: ["late"] }]);
		await vi.advanceTimersByTimeAsync(2000);
		expect(sent.at(-1)).toEqual({ changes: { tags: ["late"] }, expectedVersion: 7 });
	});

	it("does not send again what was refused, until it is another document", async () => {
		const { saver, server, sent, states } = makeSaver();
		server.answer = "refused";
		saver.take({ ...start, name: "" });
		await vi.advanceTimersByTimeAsync(60_000);
		expect(sent).toHaveLength(1);
		expect(states.at(-1)).toEqual({ kind: "refused", message: "No." });
		expect(await saver.flush()).toBe(false);
		server.answer = null;
		saver.take({ ...start, name: "Good" });
		await vi.advanceTimersByTimeAsync(1000);
		expect(states.at(-1)).toEqual({ kind: "saved" });
	});

	it("saves nothing when a change was taken back", async () => {
		const { saver, sent, states, drafts } = makeSaver();
		saver.take({ ...start, name: "New" });
		saver.take({ ...start });
		await vi.advanceTimersByTimeAsync(2000);
		expect([sent.length, states.at(-1), drafts.at(-1)]).toEqual([0, { kind: "saved" }, null]);
	});

	it("flushes what waits, also while a save is under way", async () => {
		const { saver, sent } = makeSaver();
		saver.take({ ...start, name: "One" });
		await vi.advanceTimersByTimeAsync(505);
		saver.take({ ...start, name: "Two" });
		const done = saver.flush();
		await vi.advanceTimersByTimeAsync(1000);
		expect(await done).toBe(true);
		expect(sent).toHaveLength(2);
	});
});

describe("what the editor begins with", () => {
	const changed = { ...start, name: "Mine" };
	const draft = { base: { document: start, itemVersion: 1 }, document: changed, keptAtMs: 0 };

	it("is what the server has, or what an earlier visit could not save", () => {
		const wire = { ...toWire(start), itemVersion: 1 };
		expect(beginWith(wire, null)).toEqual({ base: { document: start, itemVersion: 1 }, document: start, isRecovered: false });
		expect(beginWith(wire, draft)).toEqual({ base: draft.base, document: changed, isRecovered: true });
	});

	it("is both together where the server has changed since, and the old base where they contradict each other", () => {
		const others = { ...toWire({ ...start, systemPrompt: "Theirs." }), itemVersion: 4 };
		expect(beginWith(others, draft).document).toEqual({ ...changed, systemPrompt: "Theirs." });
		const against = { ...toWire({ ...start, name: "Theirs" }), itemVersion: 4 };
		expect(beginWith(against, draft)).toEqual({ base: draft.base, document: changed, isRecovered: true });
	});
});
