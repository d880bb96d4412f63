import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DraftState } from "@/components/goal-jobs/draft-handle";
import { draftPlace } from "@/components/goal-jobs/draft-place";
import { DraftKeeper } from "@/components/goal-jobs/pauses/draft-keeper";
import type { SlotAnswer } from "@/lib/questions/schemas";
import { makeRun } from "@/tests/factories/runs";

const titles = (...value: string[]): SlotAnswer[] => [{ slotId: "targetTitles", value }];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A keeper whose server answers as it is told, with what it stored. */
function makeKeeper(answer: (count: number) => Promise<void> = async () => undefined, stored: SlotAnswer[] = []) {
	const saved: SlotAnswer[][] = [];
	const states: DraftState[] = [];
	const onDevice: Array<readonly SlotAnswer[] | null> = [];
	const save = async (answers: readonly SlotAnswer[]) => {
		saved.push([...answers]);
		await answer(saved.length);
	};
	const judge = (error: unknown) => (error instanceof Error && error.message === "gone" ? ("never" as const) : ("later" as const));
	const keeper = new DraftKeeper(
		{ save, judge, onState: (state) => states.push(state), onUnstored: (answers) => onDevice.push(answers), pauseMs: 800, retryMs: 5000 },
		stored,
	);
	return { keeper, saved, states, onDevice };
}

it("keeps the newest answers once, a moment after the last change", async () => {
	const { keeper, saved, states } = makeKeeper();
	keeper.keep(titles("a"));
	await vi.advanceTimersByTimeAsync(500);
	keeper.keep(titles("a", "b"));
	await vi.advanceTimersByTimeAsync(799);
	expect(saved).toEqual([]);
	await vi.advanceTimersByTimeAsync(1);
	expect(saved).toEqual([titles("a", "b")]);
	expect(states.at(-1)).toBe("saved");
});

it("what is stored already is not stored again; going back to it after a change is", async () => {
	const { keeper, saved } = makeKeeper(undefined, titles("a"));
	keeper.keep(titles("a"));
	await vi.advanceTimersByTimeAsync(2000);
	expect(saved).toEqual([]);
	keeper.keep(titles("b"));
	await vi.advanceTimersByTimeAsync(800);
	keeper.keep(titles("a"));
	await vi.advanceTimersByTimeAsync(800);
	expect(saved).toEqual([titles("b"), titles("a")]);
});

it("a change taken back to what is stored is said to be kept", async () => {
	const { keeper, saved, states } = makeKeeper();
	keeper.keep(titles("a"));
	await vi.advanceTimersByTimeAsync(800);
	keeper.keep(titles("b"));
	keeper.keep(titles("a"));
	await vi.advanceTimersByTimeAsync(2000);
	expect([saved, states.at(-1)]).toEqual([[titles("a")], "saved"]);
});

it("a change taken back before it was kept leaves the server as it is", async () => {
	const { keeper, saved } = makeKeeper(undefined, titles("a"));
	keeper.keep(titles("b"));
	keeper.keep(titles("a"));
	await vi.advanceTimersByTimeAsync(5000);
	expect(saved).toEqual([]);
});

it("a change during a save follows it, so that the older never overtakes", async () => {
	let release: () => void = () => undefined;
	const { keeper, saved } = makeKeeper((count) => (count === 1 ? new Promise((resolve) => (release = resolve)) : Promise.resolve()));
	keeper.keep(titles("a"));
	await vi.advanceTimersByTimeAsync(800);
	keeper.keep(titles("b"));
	await vi.advanceTimersByTimeAsync(3000);
	expect(saved).toEqual([titles("a")]);
	release();
	await vi.advanceTimersByTimeAsync(800);
	expect(saved).toEqual([titles("a"), titles("b")]);
});

it("without a connection or a session it is said, and tried again; at once when the session is back", async () => {
	const { keeper, saved, states } = makeKeeper((count) => (count <= 2 ? Promise.reject(new Error("401")) : Promise.resolve()));
	keeper.keep(titles("a"));
	await vi.advanceTimersByTimeAsync(800);
	expect(states.at(-1)).toBe("offline");
	await vi.advanceTimersByTimeAsync(5000);
	expect(saved).toHaveLength(2);
	keeper.flush();
	await vi.advanceTimersByTimeAsync(0);
	expect(states.at(-1)).toBe("saved");
});

it("once the answers are sent, or the questions are gone, nothing is kept any more", async () => {
	const sent = makeKeeper();
	sent.keeper.keep(titles("a"));
	sent.keeper.end();
	sent.keeper.flush(true);
	await vi.advanceTimersByTimeAsync(5000);
	expect(sent.saved).toEqual([]);
	const gone = makeKeeper(() => Promise.reject(new Error("gone")));
	gone.keeper.keep(titles("a"));
	await vi.advanceTimersByTimeAsync(20_000);
	expect(gone.saved).toHaveLength(1);
});

it("while the answers are on their way nothing is kept; once they failed it is", async () => {
	const { keeper, saved } = makeKeeper();
	keeper.keep(titles("a"));
	keeper.hold(true);
	await vi.advanceTimersByTimeAsync(5000);
	expect(saved).toEqual([]);
	keeper.hold(false);
	await vi.advanceTimersByTimeAsync(800);
	expect(saved).toEqual([titles("a")]);
});

it("leaving the page keeps what waits", async () => {
	const { keeper, saved } = makeKeeper();
	keeper.keep(titles("a"));
	keeper.flush(true);
	await vi.advanceTimersByTimeAsync(0);
	expect(saved).toEqual([titles("a")]);
});

it("a draft belongs to the questions that are open: before the start, or of one pause", () => {
	const pause = { interruptId: "p1", interruptType: "checkpoint", ownerPath: "", uiSurface: "checkpoint_screen", payload: {}, status: "pending" } as const;
	expect(draftPlace(makeRun([], { status: "slots_pending" }))).toBe("before");
	expect(draftPlace(makeRun([], { pendingInterrupts: [pause] }))).toBe("p1");
	expect(draftPlace(makeRun([], { pendingInterrupts: [{ ...pause, status: "resolved" }] }))).toBeNull();
	expect(draftPlace(makeRun([], { status: "completed" }))).toBeNull();
});

it("what is not stored yet is kept on the device from the moment it is typed until it is stored", async () => {
	const { keeper, onDevice } = makeKeeper();
	keeper.keep(titles("a"));
	expect(onDevice).toEqual([titles("a")]);
	await vi.advanceTimersByTimeAsync(800);
	expect(onDevice.at(-1)).toBeNull();
	keeper.keep(titles("b"));
	keeper.end(true);
	expect(onDevice.at(-1)).toEqual(titles("b"));
	keeper.end();
	expect(onDevice.at(-1)).toBeNull();
});

it("what could not be stored stays on the device", async () => {
	const { keeper, onDevice } = makeKeeper(() => Promise.reject(new Error("offline")));
	keeper.keep(titles("a"));
	await vi.advanceTimersByTimeAsync(800);
	expect(onDevice).toEqual([titles("a")]);
});
