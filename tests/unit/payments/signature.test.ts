import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isSigned } from "@/lib/payments/provider/verify-signature";
import { signBody } from "@/local/paddle/webhooks/signature";

const SECRET = "pdl_ntfset_0123456789abcdef";
const BODY = Buffer.from('{"event_id":"evt_1","data":{"total":"1000"}}');
const NOW = new Date("2026-03-31T09:30:00.000Z");
const seconds = NOW.getTime() / 1000;
const signed = (at = seconds, body = BODY.toString(), secrets = [SECRET]) => signBody(body, secrets, at);
const check = (header: string | null, body: Uint8Array = BODY) => isSigned(body, header, SECRET, NOW);

describe("the signature of a webhook", () => {
	test("is taken when it is of these bytes and now", () => {
		expect(check(signed())).toBe(true);
	});

	test.each([-300, 300])("may be %s seconds off", (offset) => {
		expect(check(signed(seconds + offset))).toBe(true);
	});

	test.each([-301, 301, -86_400, 86_400])("may not be %s seconds off, past or future", (offset) => {
		expect(check(signed(seconds + offset))).toBe(false);
	});

	test("may be any of several, first or last, while a secret is being replaced", () => {
		expect(check(signed(seconds, BODY.toString(), ["another-secret", SECRET]))).toBe(true);
		expect(check(signed(seconds, BODY.toString(), [SECRET, "another-secret"]))).toBe(true);
		expect(check(signed(seconds, BODY.toString(), ["another-secret", "a third"]))).toBe(false);
	});

	test("is of the raw bytes: the same JSON written otherwise is another body", () => {
		const rewritten = Buffer.from(JSON.stringify(JSON.parse(BODY.toString()), null, 1));
		expect(check(signed(), rewritten)).toBe(false);
	});

	test("binds the time: the hash of another second does not count", () => {
		expect(check(signed(seconds - 10).replace(/^ts=\d+/, `ts=${seconds}`))).toBe(false);
	});

	test.each([
		null,
		"",
		"nonsense",
		`ts=${seconds}`,
		`ts=${seconds};h1=`,
		`ts=${seconds};h1=zz`,
		`h1=${"0".repeat(64)}`,
		`ts=;h1=${"0".repeat(64)}`,
		`ts=${seconds};h1=${"0".repeat(64)}`,
		`ts=1e9;${signed().split(";")[1]}`,
	])("is not %s", (header) => {
		expect(check(header)).toBe(false);
	});

	test("names one time: a second one can't be slipped in", () => {
		expect(check(`ts=${seconds - 9_000};${signed()}`)).toBe(false);
	});

	test("of an endless header is not looked at", () => {
		const hash = createHmac("sha256", SECRET).update(`${seconds}:${BODY}`).digest("hex");
		expect(check(`ts=${seconds};${"x=1;".repeat(2_000)}h1=${hash}`)).toBe(false);
	});
});
