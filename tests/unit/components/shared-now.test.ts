import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onNow, sharedNow } from "@/components/ui/format/shared-now";

beforeEach(() => {
	vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
	vi.useRealTimers();
});

it("all ages go by one clock: what comes later moves it for what is there already, and each half minute does", () => {
	const seen: Array<number | null> = [];
	const end = onNow(() => seen.push(sharedNow()));
	vi.advanceTimersByTime(20_000);
	const endOther = onNow(() => undefined);
	expect(seen).toEqual([1_000_000, 1_020_000]);
	vi.advanceTimersByTime(10_000);
	expect(seen.at(-1)).toBe(1_030_000);
	end();
	endOther();
	expect(vi.getTimerCount()).toBe(0);
});
