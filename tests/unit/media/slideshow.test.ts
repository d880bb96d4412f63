import { zipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawFirstPage } from "@/lib/tools/documents/picturing/draw-first-page";
import { makeSlideshow, previewSlideshow } from "@/lib/tools/media/make-slideshow";
import { captionsOf } from "@/lib/tools/media/slideshow/captions";
import { coverIn } from "@/lib/tools/media/slideshow/cover";
import { boxAt, boxesIn } from "@/lib/tools/media/slideshow/mp4-boxes";
import { between, planesOf } from "@/lib/tools/media/slideshow/planes";
import { drawPicture, type GivenFile, pictureContext } from "@/tests/factories/pictures";
import { startTiming } from "@/tests/setup/own-time";

const small = (color: string) =>
	drawPicture({ width: 320, height: 200, subject: { x: 0.5, y: 0.5, radius: 0.3 }, color })
		.png()
		.toBuffer();
const album = async () => ({ name: "album.zip", bytes: zipSync({ "1.png": await small("#e5484d"), "2.png": await small("#0091ff") }) });

type Wishes = Partial<Parameters<typeof previewSlideshow.run>[0]>;

async function preview(given: readonly GivenFile[], wishes: Wishes = {}, signal?: AbortSignal) {
	const kept = pictureContext(given, signal);
	const input = previewSlideshow.input.parse({ fileIds: given.map(({ name }) => name), formats: ["landscape-16x9"], ...wishes });
	return { ...kept, output: previewSlideshow.output.parse(await previewSlideshow.run(input, kept.context)) };
}

const TABLE = ["moov", "trak", "mdia", "minf", "stbl"];

/** What a film says of itself, and its frames. */
function readFilm(bytes: Uint8Array | undefined) {
	const file = Buffer.from(bytes ?? new Uint8Array());
	const sizes = boxAt(file, [...TABLE, "stsz"]);
	const count = sizes.readUInt32BE(8);
	let at = boxAt(file, [...TABLE, "stco"]).readUInt32BE(8);
	const frames = Array.from({ length: count }, (_, index) => {
		const size = sizes.readUInt32BE(12 + 4 * index);
		const frame = file.subarray(at, at + size);
		at += size;
		return frame;
	});
	const header = boxAt(file, ["moov", "mvhd"]);
	const entry = boxAt(file, [...TABLE, "stsd"]).subarray(16);
	const keys = boxAt(file, [...TABLE, "stss"]);
	return {
		names: boxesIn(file).map(({ name }) => name),
		end: at,
		length: file.byteLength,
		seconds: header.readUInt32BE(16) / header.readUInt32BE(12),
		width: entry.readUInt16BE(24),
		height: entry.readUInt16BE(26),
		frames,
		keys: Array.from({ length: keys.readUInt32BE(4) }, (_, index) => keys.readUInt32BE(8 + 4 * index)),
	};
}

describe("a slideshow", () => {
	it("is an MP4 of H.264 whose frames are counted, numbered and whole where a picture begins", async () => {
		const { files, output, progress } = await preview([await album()], { title: "Summer", formats: ["portrait-9x16", "landscape-16x9"], seconds: 1 });
		expect([...files.keys()]).toEqual(["Summer-16x9-preview.mp4", "Summer-9x16-preview.mp4"]);
		// A title and two pictures of 25 frames each, and two fades of 10.
		const film = readFilm(files.get("Summer-16x9-preview.mp4"));
		// The picture that lists show of it is its first frame, the title card, and is drawn of its beginning alone.
		const beginning = files.get("Summer-16x9-preview.mp4")?.subarray(0, 200_000) ?? new Uint8Array();
		const cover = await sharp(coverIn(beginning) ?? new Uint8Array()).metadata();
		expect(cover).toMatchObject({ format: "jpeg", width: 512, height: 288 });
		const drawn = await drawFirstPage({ fileName: "Summer.mp4", bytes: beginning }, new AbortController().signal);
		expect(drawn).toMatchObject({ widthPx: 512, heightPx: 288 });
		expect(film).toMatchObject({ names: ["ftyp", "moov", "mdat"], width: 512, height: 288, seconds: 95 / 25, keys: [1, 36, 71] });
		expect(film.frames).toHaveLength(95);
		expect(film.end).toBe(film.length);
		expect(output.files[0]).toMatchObject({ kind: "preview", platform: "landscape-16x9", metadata: { width: 512, height: 288, frames: 95, seconds: 3.8 } });
		expect(readFilm(files.get("Summer-9x16-preview.mp4"))).toMatchObject({ width: 288, height: 512 });
		let number = 0;
		for (const [at, frame] of film.frames.entries()) {
			expect(frame.readUInt32BE(0)).toBe(frame.byteLength - 4);
			const isKey = film.keys.includes(at + 1);
			expect((frame[4] ?? 0) & 31).toBe(isKey ? 5 : 1);
			number = isKey ? 0 : number + 1;
			if (!isKey) expect((frame[5] ?? 0) & 31).toBe(number % 32);
		}
		// What stands still costs a few bytes, what moves more.
		expect(film.frames.slice(1, 25).every(({ byteLength }) => byteLength <= 12)).toBe(true);
		expect(film.frames.slice(25, 35).every(({ byteLength }) => byteLength > 30)).toBe(true);
		expect(progress.at(-1)).toMatchObject({ done: 46, total: 46, message: "Frame 46 of 46" });
	});

	it("is the same bytes for the same input, whatever else is made at the time", async () => {
		const given = [await album()];
		const wishes: Wishes = { title: "夏の思い出", captions: "Eins\nصيف", transition: "slide" };
		const [one, other] = await Promise.all([preview(given, wishes), preview(given, wishes)]);
		const [first, second] = [one, other].map(({ files }) => Buffer.from(files.get("夏の思い出-16x9-preview.mp4") ?? new Uint8Array()));
		expect(first?.byteLength).toBeGreaterThan(10_000);
		expect(second?.equals(first ?? Buffer.alloc(0))).toBe(true);
		const without = await preview(given, { ...wishes, captions: null });
		expect(Buffer.from(without.files.get("夏の思い出-16x9-preview.mp4") ?? new Uint8Array()).equals(first ?? Buffer.alloc(0))).toBe(false);
	});

	it("is made whole in full size, leaves out what can't be read and tells of it", async () => {
		const kept = pictureContext([await album(), { name: "words.jpg", bytes: Buffer.from("words") }]);
		const input = makeSlideshow.input.parse({ fileIds: ["album.zip", "words.jpg"], formats: ["landscape-16x9"], transition: "cut", seconds: 2 });
		const output = makeSlideshow.output.parse(await makeSlideshow.run(input, kept.context));
		expect(output.report).toMatchObject({
			pictures: 2,
			seconds: 4,
			leftOut: [{ name: "words.jpg" }],
			videos: [{ fileName: "slideshow-16x9.mp4", width: 1280, height: 720, frames: 100 }],
		});
		expect(readFilm(kept.files.get("slideshow-16x9.mp4")).keys).toEqual([1, 51]);
		expect(makeSlideshow.findings?.(output)).toMatchObject([{ exceptionType: "pictures_left_out" }]);
	});

	it("stops within a second of being cancelled, in the midst of a picture", async () => {
		const stop = new AbortController();
		const pending = preview([await album()], { title: "Long", formats: ["landscape-16x9", "portrait-9x16", "square-1x1"] }, stop.signal);
		setTimeout(() => stop.abort(new Error("cancelled")), 400);
		const tookMs = startTiming();
		await expect(pending).rejects.toThrow("cancelled");
		expect(tookMs()).toBeLessThan(2_500);
		// What was cancelled leaves the encoder whole for the next film.
		const { files } = await preview([{ name: "a.png", bytes: await small("#ffffff") }]);
		expect(readFilm([...files.values()][0]).frames.length).toBeGreaterThan(0);
	});

	it("refuses what holds no picture in words for a person", async () => {
		await expect(preview([{ name: "a.zip", bytes: zipSync({ "a.txt": new Uint8Array(2) }) }])).rejects.toMatchObject({ code: "FILE_EMPTY" });
		await expect(preview([{ name: "a.jpg", bytes: Buffer.from("no") }])).rejects.toMatchObject({ code: "FILE_UNREADABLE" });
	});

	it("leaves the process to answer for its own errors", async () => {
		const before = ["uncaughtException", "unhandledRejection"].map((event) => process.listenerCount(event));
		await preview([{ name: "a.png", bytes: await small("#ffffff") }]);
		expect(["uncaughtException", "unhandledRejection"].map((event) => process.listenerCount(event))).toEqual(before);
	});
});

describe("frames", () => {
	const size = { width: 4, height: 2 };
	const flat = (value: number) => planesOf(new Uint8Array(24).fill(value), size);

	it("have the brightness and colours of BT.709", async () => {
		expect([...flat(0)]).toEqual([...Array(8).fill(16), 128, 128, 128, 128]);
		expect([...flat(255)]).toEqual([...Array(8).fill(235), 128, 128, 128, 128]);
		const red = planesOf(
			await sharp({ create: { width: 4, height: 2, channels: 3, background: "#ff0000" } })
				.raw()
				.toBuffer(),
			size,
		);
		expect([red[0], red[8], red[10]]).toEqual([63, 102, 240]);
	});

	it("fade evenly, push the old picture out to the left, or are none for a cut", () => {
		const fade = [...between(flat(0), flat(255), "fade", 3, size)].map((frame) => frame[0]);
		expect(fade).toEqual([50, 126, 201]);
		const [half] = [...between(flat(0), flat(255), "slide", 1, size)];
		expect([...(half ?? [])].slice(0, 8)).toEqual([16, 16, 235, 235, 16, 16, 235, 235]);
		expect([...between(flat(0), flat(255), "cut", 9, size)]).toEqual([]);
	});
});

it("captions are lines, one for each picture, however many there are", () => {
	expect(captionsOf("one\n\n three ", 4)).toEqual(["one", "", "three", ""]);
	expect(captionsOf(null, 2)).toEqual(["", ""]);
	expect(captionsOf("x".repeat(999), 1)[0]).toHaveLength(300);
});
