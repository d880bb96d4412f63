import { describe, expect, it } from "vitest";
import { createGuardedFetcher, isPublicAddress } from "@/lib/platform/network/guarded-fetch";

describe("isPublicAddress", () => {
	it.each(["8.8.8.8", "1.1.1.1", "93.184.216.34", "2606:4700:4700::1111"])("takes %s", (address) => {
		expect(isPublicAddress(address)).toBe(true);
	});

	it.each([
		"127.0.0.1",
		"0.0.0.0",
		"10.1.2.3",
		"172.16.0.1",
		"192.168.1.1",
		"169.254.169.254",
		"100.64.0.1",
		"224.0.0.1",
		"255.255.255.255",
		"198.18.0.1",
		"::1",
		"::",
		"fe80::1",
		"fd00::1",
		"ff02::1",
		"::ffff:127.0.0.1",
		"::ffff:10.0.0.1",
		"::127.0.0.1",
		"64:ff9b::7f00:1",
		"2002:7f00:1::",
		"2001:0:7f00:1::",
		"not an address",
	])("refuses %s", (address) => {
		expect(isPublicAddress(address)).toBe(false);
	});
});

describe("addresses that are refused before anything is connected", () => {
	it.each([
		"http://127.0.0.1/",
		"http://2130706433/",
		"http://0177.0.0.1/",
		"http://0x7f.0.0.1/",
		"http://0x7f000001/",
		"http://127.1/",
		"http://0.0.0.0/",
		"http://[::1]/",
		"http://[::ffff:127.0.0.1]/",
		"http://[::ffff:7f00:1]/",
		"http://169.254.169.254/latest/meta-data/",
		"http://user:secret@example.com/",
		"http://example.com:22/",
		"https://example.com:8443/",
		"file:///etc/passwd",
		"ftp://example.com/",
		"gopher://example.com/",
		"not a url",
	])("%s", async (url) => {
		const fetcher = createGuardedFetcher({ resolve: () => Promise.reject(new Error("nothing may be resolved")) });
		await expect(fetcher.get(url)).rejects.toMatchObject({ name: "GuardedFetchError", kind: "refused" });
		await fetcher.close();
	});
});
