import { expect, it } from "vitest";
import { jsonResponse } from "@/lib/http/respond";

it("no answer is kept by a cache, and a short one asks to be passed on unpacked", () => {
	expect(jsonResponse(200, { word: "short" }, {}).headers.get("cache-control")).toBe("no-store, no-transform");
	expect(jsonResponse(200, { words: "long ".repeat(300) }, {}).headers.get("cache-control")).toBe("no-store");
	expect(jsonResponse(200, {}, { "cache-control": "private" }).headers.get("cache-control")).toBe("private");
});
