import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packFiles } from "@/local/web/pack-files";
import { leadToPacked, packedFiles, takesBrotli } from "@/local/web/packed-files.mjs";

const SCRIPT = "console.log('the same words');".repeat(200);
let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "packed-"));
	await mkdir(path.join(folder, "chunks"));
	await writeFile(path.join(folder, "chunks", "a~1.js"), SCRIPT);
	await writeFile(path.join(folder, "chunks", "style.css"), "a{color:red}".repeat(200));
	await writeFile(path.join(folder, "chunks", "font.woff2"), SCRIPT);
	await writeFile(path.join(folder, "chunks", "tiny.js"), "1");
	await packFiles(folder);
});

afterAll(() => rm(folder, { recursive: true }));

test("scripts and styles get a packed copy of the same age, and what would not be smaller gets none", async () => {
	const file = path.join(folder, "chunks", "a~1.js");
	expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(SCRIPT);
	expect(Math.abs((await stat(`${file}.br`)).mtimeMs - (await stat(file)).mtimeMs)).toBeLessThan(2);
	expect([...packedFiles(folder)].sort()).toEqual([
		["/_next/static/chunks/a~1.js", "application/javascript; charset=UTF-8"],
		["/_next/static/chunks/style.css", "text/css; charset=UTF-8"],
	]);
});

test("a build that nobody packed has no packed files", () => {
	expect(packedFiles(path.join(folder, "nowhere")).size).toBe(0);
});

test.each([
	["gzip, deflate, br, zstd", true],
	["br", true],
	["BR;q=0.8, gzip;q=0.5", true],
	["gzip, deflate", false],
	["", false],
	["br;q=0", false],
	["br;q=0.000, gzip", false],
	["br;q=x", false],
	["gzip;q=1, br;q=0.5", false],
	["brotli", false],
])("Accept-Encoding %j takes brotli: %j", (header, isTaken) => {
	expect(takesBrotli(header)).toBe(isTaken);
});

describe("where a request is led", () => {
	const lead = (method: string, url: string, encoding = "gzip, br") => {
		const request = { method, url, headers: { "accept-encoding": encoding } };
		const set: Record<string, unknown> = {};
		leadToPacked(packedFiles(folder), request, { setHeader: (name: string, value: unknown) => Object.assign(set, { [name]: value }) as never });
		return { url: request.url, set };
	};

	test("to the copy, with its query, and its answer says what it is", () => {
		expect(lead("HEAD", "/_next/static/chunks/style.css?dpl=1")).toEqual({
			url: "/_next/static/chunks/style.css.br?dpl=1",
			set: { "Content-Encoding": "br", "Content-Type": "text/css; charset=UTF-8", Vary: "Accept-Encoding" },
		});
	});

	test.each([
		["GET", "/_next/static/chunks/tiny.js"],
		["GET", "/_next/static/chunks/a~1.js.br"],
		["GET", "/_next/static/chunks/../chunks/a~1.js"],
		["GET", "/_next/static/chunks/%61~1.js"],
		["GET", "/_next/static//chunks/a~1.js"],
		["GET", "/chunks/a~1.js"],
		["POST", "/_next/static/chunks/a~1.js"],
	])("nowhere else: %s %s", (method, url) => {
		expect(lead(method, url)).toEqual({ url, set: {} });
	});
});
