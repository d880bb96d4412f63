import { expect, it, vi } from "vitest";
import { checkWithoutEval } from "@/lib/platform/language/check-without-eval";

it("zod tries no text as code, whether it was there or comes afterwards", async () => {
	checkWithoutEval();
	const { z } = await import("zod");
	expect(z.config().jitless).toBe(true);
	const tried = vi.spyOn(globalThis, "Function");
	expect(z.object({ a: z.string() }).safeParse({ a: "b" }).success).toBe(true);
	expect(tried).not.toHaveBeenCalled();
	tried.mockRestore();
});
