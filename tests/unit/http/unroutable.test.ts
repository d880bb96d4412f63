import { expect, it } from "vitest";
import { leadUnroutable, methodsOf, UNROUTABLE_HEADER } from "@/lib/http/unroutable";

const PATHS = {
	"/jobs/goal": { get: {}, post: {} },
	"/jobs/goal/usage": { get: {} },
	"/jobs/goal/{jobSpecId}": { get: {}, delete: {} },
	"/echo": { post: {} },
};

it.each([
	["/api/v1/jobs/goal", "GET, POST, HEAD, OPTIONS"],
	["/api/v1/jobs/goal/", "GET, POST, HEAD, OPTIONS"],
	["/api/v1/jobs/goal/usage", "GET, HEAD, OPTIONS"],
	["/api/v1/jobs/goal/0193", "GET, DELETE, HEAD, OPTIONS"],
	["/api/v1/echo", "POST, OPTIONS"],
	["/api/v1/jobs", ""],
	["/catalog", "GET, HEAD, OPTIONS"],
	["/s/01936f5e-6b01-7d10-9a55-0f1d2c3b4a51", "GET, HEAD, POST, OPTIONS"],
	["/api/inngest", "GET, POST, PUT, HEAD, OPTIONS"],
	["/api/auth/callback/credentials", "GET, POST, HEAD, OPTIONS"],
	["/api/mcp/documents", "POST, OPTIONS"],
	["/api/tool-calls/01a20043-b1bc-778c-b46d-000000000000/file", "POST, OPTIONS"],
	["/api/inngest/x", ""],
	["", ""],
	["/api/v1/jobs/goal/0193/x", ""],
	["/api/v1/jobs/goal//", ""],
])("%s takes %s", (path, methods) => {
	expect(methodsOf(PATHS, path).join(", ")).toBe(methods);
});

it.each([
	["GET", "/api/v1/jobs/goal?q=%C3%A9"],
	["GET", "/catalog?q=%FF"],
	["DELETE", "/api/v1/jobs/%20"],
	["POST", "/api/inngest"],
	["POST", "/s/01936f5e-6b01-7d10-9a55-0f1d2c3b4a51?embed=1"],
	["POST", "/_next/x"],
])("%s %s goes its way", (method, url) => {
	const request = { method, url, headers: { [UNROUTABLE_HEADER]: "GET /forged" } };
	leadUnroutable(request);
	expect(request).toEqual({ method, url, headers: {} });
});

it.each([
	["GET", "/runs/%E0%A4%A"],
	["HEAD", "/catalog/%FF?a=1"],
])("%s %s is led to where no page is", (method, url) => {
	const request = { method, url, headers: {} };
	leadUnroutable(request);
	expect(request).toEqual({ method, url: "/unreadable-address", headers: {} });
});

it.each([
	["GET", "/api/%FF", "GET", "GET /api/%FF"],
	["TRACE", "/api/v1/echo?a=1", "GET", "TRACE /api/v1/echo"],
	["GET", "/api/v1/jobs/goal?q=%FF%zz", "GET", "GET /api/v1/jobs/goal?q=%FF%zz"],
	["OPTIONS", "/api/v1/echo", "GET", "OPTIONS /api/v1/echo"],
	["HEAD", "/api/v1/%E0%A4%A", "HEAD", "HEAD /api/v1/%E0%A4%A"],
	["TRACE", "/", "GET", "TRACE /"],
	["OPTIONS", "/catalog", "GET", "OPTIONS /catalog"],
	["POST", "/catalog?a=1", "GET", "POST /catalog"],
	["POST", "/runs/%", "GET", "POST /runs/%"],
	["TRACE", "/_next/x", "GET", "TRACE /_next/x"],
	["OPTIONS", "/api/inngest", "GET", "OPTIONS /api/inngest"],
])("%s %s is led to the catch-all", (method, url, led, header) => {
	const request = { method, url, headers: {} };
	leadUnroutable(request);
	expect(request).toEqual({ method: led, url: "/api/v1/unroutable", headers: { [UNROUTABLE_HEADER]: header } });
});
