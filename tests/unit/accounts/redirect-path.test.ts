import fc from "fast-check";
import { expect, it } from "vitest";
import { readRedirectPath } from "@/lib/accounts/oauth/redirect-path";

it.each(["/", "/runs", "/runs?status=open&q=a%20b", "/runs/123#top", "/search?next=%2Fruns", "/a/b//c", "/runs?q=100%", "/?x=//host"])(
	"%s is a path of ours",
	(path) => {
		expect(readRedirectPath(path)).toBe(path);
	},
);

it.each([
	"",
	"runs",
	"//host",
	"///host",
	"/\\host",
	"\\/host",
	"/\\/host",
	"https://host/",
	"javascript:alert(1)",
	"/%2fhost",
	"/%2F%2Fhost",
	"%2F%2Fhost",
	"/%5chost",
	"/%255chost",
	"/%25252Fhost",
	"/%2525252525252Fhost",
	"/\thost",
	"/\t/host",
	"/\n/host",
	"/ /host",
	"/%09/host",
	"/runs\u0000",
	"/runs?x=%0d%0aLocation:%20//host",
	"/..//host",
	"/.//host",
	"/%2e%2e//host",
	`/${"a".repeat(2_001)}`,
])("%j is refused", (path) => {
	expect(readRedirectPath(path)).toBeNull();
});

it("whatever is taken stays on our origin, as a browser reads it", () => {
	const pieces = fc.constantFrom("/", "\\", "%2f", "%5c", "%09", "\t", " ", ".", "..", "@", "host", ":", "?", "#", "%25", "%");
	fc.assert(
		fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
			const path = readRedirectPath(`/${parts.join("")}`);
			if (path === null) return;
			expect(new URL(path, "https://app.example.test").origin).toBe("https://app.example.test");
			expect(path).toMatch(/^\/(?![/\\])/);
		}),
		{ numRuns: 5_000, seed: 7 },
	);
});
