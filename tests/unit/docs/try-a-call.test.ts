import { describe, expect, it } from "vitest";
import type { ContractFile } from "@/app/(site)/docs/api/contract-file";
import { buildRequest, type FilledCall } from "@/app/(site)/docs/api/try/build-request";
import { type CallShape, callShape } from "@/app/(site)/docs/api/try/call-shape";
import document from "@/app/api/v1/openapi.json/document.json";

const FILE = document as unknown as ContractFile;
const shapeOf = (operationId: string): CallShape => {
	const shape = callShape(FILE, operationId);
	if (!shape) throw new Error(`no ${operationId}`);
	return shape;
};
const EMPTY: FilledCall = { values: {}, body: "", file: null, key: "" };
const build = (operationId: string, filled: Partial<FilledCall>) => buildRequest(shapeOf(operationId), { ...EMPTY, ...filled });
const requestOf = (operationId: string, filled: Partial<FilledCall>) => {
	const built = build(operationId, filled);
	if (!("request" in built)) throw new Error(JSON.stringify(built.problems));
	return built.request;
};

describe("a call that can be tried", () => {
	it("can be filled in for every operation of the contract, whatever stands in its path", () => {
		const ids = Object.values(FILE.paths).flatMap((methods) => Object.values(methods).map(({ operationId = "" }) => operationId));
		expect(ids.length).toBeGreaterThan(150);
		for (const id of ids) {
			const { path, fields } = shapeOf(id);
			const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
			expect(fields.filter((field) => field.in === "path").map(({ name }) => name)).toEqual(named);
		}
		expect(callShape(FILE, "noSuchCall")).toBeNull();
	});

	it("begins with the example of the contract", () => {
		expect(JSON.parse(shapeOf("createSurvey").body?.example ?? "")).toEqual({ title: "What should we build next?" });
	});

	it("names what is missing and what is no JSON, and is not made", () => {
		expect(build("getSurvey", {})).toEqual({ problems: { surveyId: "Write the surveyId: the call can't be made without it." } });
		expect(build("createSurvey", { body: '{ "title": oops }' })).toEqual({
			problems: { body: "This is no JSON yet. Look at its quotes, commas and brackets." },
		});
		expect(build("uploadFile", {})).toEqual({ problems: { file: "Choose a file to send." } });
	});

	it("puts each value where it belongs, and nothing of what was left open", () => {
		const { url, init } = requestOf("listSurveyResponses", { values: { surveyId: "a/b?", limit: " 5 ", q: "" }, key: " ck_1 " });
		expect(url).toBe("/api/v1/surveys/a%2Fb%3F/responses?limit=5");
		expect(new Headers(init.headers).get("authorization")).toBe("Bearer ck_1");
		expect(init).toMatchObject({ method: "GET", credentials: "omit" });
		expect(init.body).toBeUndefined();
	});

	it("goes as whoever is signed in where no key is given", () => {
		const { init } = requestOf("createSurvey", { body: '{"title":"A"}', values: { "Idempotency-Key": "one" } });
		expect(init).toMatchObject({ method: "POST", body: '{"title":"A"}', credentials: "same-origin" });
		const headers = new Headers(init.headers);
		expect([headers.get("authorization"), headers.get("content-type"), headers.get("idempotency-key")]).toEqual([null, "application/json", "one"]);
	});

	it("sends a file as a form, whose boundary the browser writes", () => {
		const { init } = requestOf("uploadFile", { file: new File(["x"], "a.txt") });
		expect((init.body as FormData).get("file")).toBeInstanceOf(File);
		expect(new Headers(init.headers).get("content-type")).toBeNull();
	});
});
