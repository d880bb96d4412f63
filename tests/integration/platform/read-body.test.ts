import { describe, expect, it } from "vitest";
import { readJsonBody } from "@/lib/http/read-body";

const read = (body: string) => readJsonBody(new Request("http://127.0.0.1/", { method: "POST", body, headers: { "content-type": "application/json" } }));

describe("a body", () => {
	it.each(['"a\\u0000b"', '{"a":["\\ud800"]}', '{"\\u0000":1}', '{"a":{"b":"\\udc00\\ud800"}}'])(
		"with text that can't be kept is refused: %s",
		async (body) => {
			await expect(read(body)).rejects.toMatchObject({ code: "INVALID_REQUEST", status: 400 });
		},
	);

	it.each(['"\\ud83d\\ude00"', '"\\\\u0000"', '{"a":"\\ufffd\\u0001"}', "null", '[1,true,{"x":null}]'])(
		"with any other text is read as it is: %s",
		async (body) => {
			expect(await read(body)).toEqual(JSON.parse(body));
		},
	);

	it("nested deeper than 64 levels is refused, not crashed on", async () => {
		const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
		expect(await read(nested(64))).toEqual(JSON.parse(nested(64)));
		for (const levels of [65, 200_000]) await expect(read(nested(levels))).rejects.toMatchObject({ code: "INVALID_REQUEST" });
	});
});
