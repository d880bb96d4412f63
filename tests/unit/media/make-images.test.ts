import { unzlibSync, zipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeImages } from "@/lib/tools/media/make-images";
import { PLATFORM_IDS, platformOf } from "@/lib/tools/media/platforms";
import { previewImages } from "@/lib/tools/media/preview-images";
import { drawPicture, findBall, type GivenFile, pictureContext } from "@/tests/factories/pictures";

const SIDE = { width: 1500, height: 1000, subject: { x: 0.86, y: 0.5, radius: 0.09 } };
const jpeg = async (drawn = SIDE) => ({ name: "photo.jpg", bytes: await drawPicture(drawn).jpeg().toBuffer() });

async function make(given: readonly GivenFile[], wishes: Partial<Parameters<typeof makeImages.run>[0]>) {
	const kept = pictureContext(given);
	const input = makeImages.input.parse({ fileIds: given.map(({ name }) => name), platforms: ["instagram-post"], ...wishes });
	return { ...kept, output: makeImages.output.parse(await makeImages.run(input, kept.context)) };
}

describe("pictures for platforms", () => {
	it("have exactly the size and format of each, stay within its limit, and are named after picture and place", async () => {
		const { files, output } = await make([await jpeg()], { platforms: PLATFORM_IDS });
		expect(output.files.map(({ file }) => file.fileName)).toEqual([...files.keys()]);
		expect(files.size).toBe(PLATFORM_IDS.length);
		for (const id of PLATFORM_IDS) {
			const { width, height, format, maxBytes, turns } = platformOf(id);
			const bytes = files.get(`photo-${id}.${format === "jpeg" ? "jpg" : format}`);
			expect(bytes, id).toBeDefined();
			const seen = await sharp(bytes).metadata();
			// The picture lies, so what is printed lies too.
			const size = turns ? { width: height, height: width } : { width, height };
			expect({ id, width: seen.width, height: seen.height, format: seen.format }).toEqual({ id, ...size, format });
			expect(bytes?.byteLength).toBeLessThanOrEqual(maxBytes);
		}
		expect(output.files[0]).toMatchObject({
			kind: "picture",
			platform: "instagram-post",
			metadata: { platformName: "Instagram post", width: 1080, height: 1080 },
		});
	});

	it("hold the subject at the side whole, where a cut in the middle would lose it", async () => {
		const [around, middle] = [await make([await jpeg()], {}), await make([await jpeg()], { crop: "centre" })];
		const name = "photo-instagram-post.jpg";
		const ball = await findBall(around.files.get(name) ?? new Uint8Array());
		expect(ball.left).toBeGreaterThan(0);
		expect(ball.right).toBeLessThan(1079);
		expect(ball.count).toBeGreaterThan(20_000);
		const lost = await findBall(middle.files.get(name) ?? new Uint8Array());
		expect(lost.count).toBeLessThan(ball.count * 0.4);
		expect(around.output.report.made[0]?.way).toBe("cut");
	});

	it("are fitted where a size can't hold what matters, on the background that was chosen", async () => {
		const wide = {
			name: "two.png",
			bytes: await drawPicture({ width: 1600, height: 500, subject: { x: 0.12, y: 0.5, radius: 0.3 } })
				.composite([
					{
						input: await drawPicture({ width: 300, height: 300, subject: { x: 0.5, y: 0.5, radius: 0.45 } })
							.png()
							.toBuffer(),
						left: 1250,
						top: 100,
					},
				])
				.png()
				.toBuffer(),
		};
		for (const [background, pixel] of [
			["white", [255, 255, 255]],
			["black", [0, 0, 0]],
		] as const) {
			const { files, output } = await make([wide], { platforms: ["instagram-story"], background, format: "png" });
			expect(output.report.made[0]).toMatchObject({ way: "fitted", width: 1080, height: 1920 });
			const raw = await sharp(files.get("two-instagram-story.png")).raw().toBuffer();
			expect([...raw.subarray(0, 3)]).toEqual([...pixel]);
			const whole = await findBall(files.get("two-instagram-story.png") ?? new Uint8Array());
			expect(whole.left).toBeLessThan(200);
			expect(whole.right).toBeGreaterThan(880);
		}
		const blurred = await make([wide], { platforms: ["instagram-story"] });
		const corner = await sharp(blurred.files.get("two-instagram-story.jpg")).raw().toBuffer();
		expect(Math.max(...corner.subarray(0, 3))).toBeLessThan(160);
	});

	it("show a wide logo whole on the colour of its edge, and say so", async () => {
		const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="420"><rect width="1800" height="420" fill="#f4c20d"/><rect x="80" y="120" width="1640" height="180" fill="#123"/></svg>`;
		const { files, output } = await make([{ name: "logo.png", bytes: await sharp(Buffer.from(drawing)).png().toBuffer() }], { format: "png" });
		expect(output.report.made[0]?.way).toBe("fitted");
		const raw = await sharp(files.get("logo-instagram-post.png")).raw().toBuffer();
		expect([...raw.subarray(0, 3)]).toEqual([0xf4, 0xc2, 0x0d]);
		expect(output.report.notes).toContain("“logo.png” is shown whole where a cut would lose a part of what matters: Instagram post.");
	});

	it("put light letters that stand on nothing before a dark ground", async () => {
		const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect x="90" y="400" width="700" height="90" fill="#ffffff"/></svg>`;
		const { files } = await make([{ name: "logo.png", bytes: await sharp(Buffer.from(drawing)).png().toBuffer() }], { platforms: ["x-header"], format: "png" });
		const { channels } = await sharp(files.get("logo-x-header.png")).stats();
		expect(channels[0]?.min).toBeLessThan(60);
		expect(channels[0]?.max).toBeGreaterThan(240);
	});

	it("carry nothing but pixels: no camera, place, profile or comment, in any format", async () => {
		const given = await drawPicture(SIDE)
			.withExif({ IFD0: { Make: "SecretCamera", Copyright: "SecretOwner" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "54/1 19/1 0/1" } })
			.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>')
			.withIccProfile("p3")
			.jpeg()
			.toBuffer();
		expect(given.includes("SecretCamera")).toBe(true);
		for (const format of ["jpeg", "webp", "png"] as const) {
			const { files, output } = await make([{ name: "a.jpg", bytes: given }], { format, platforms: ["x-post", "print-10x15"] });
			for (const bytes of files.values()) {
				for (const trace of ["Secret", "Exif", "EXIF", "eXIf", "ICC", "iCCP", "http", "xmp", "Photoshop"])
					expect(Buffer.from(bytes).includes(trace), `${format} ${trace}`).toBe(false);
				const seen = await sharp(bytes).metadata();
				expect([seen.exif, seen.icc, seen.xmp, seen.iptc]).toEqual([undefined, undefined, undefined, undefined]);
			}
			expect(output.report.pictures[0]?.removed).toEqual(["EXIF", "XMP", "colour profile"]);
			expect(output.report.notes).toContain("Removed from 1 picture: EXIF, XMP, colour profile.");
		}
	});

	it("are upright where a camera lay on its side, and of what is seen through the ground shows", async () => {
		const turned = { name: "turned.jpg", bytes: await drawPicture(SIDE).withMetadata({ orientation: 6 }).jpeg().toBuffer() };
		const { output } = await make([turned], { platforms: ["print-10x15"] });
		expect(output.report.pictures[0]).toMatchObject({ width: 1000, height: 1500 });
		expect(output.report.made[0]).toMatchObject({ width: 1181, height: 1772 });
		const logo = await sharp({ create: { width: 400, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
			.png()
			.toBuffer();
		const { files } = await make([{ name: "logo.png", bytes: logo }], { platforms: ["whatsapp-profile"] });
		expect([...(await sharp(files.get("logo-whatsapp-profile.jpg")).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
	});

	it("are the same bytes for the same input, previews too", async () => {
		const given = [await jpeg()];
		const [one, other] = [await make(given, { platforms: PLATFORM_IDS }), await make(given, { platforms: PLATFORM_IDS })];
		expect([...one.files].map(([name, bytes]) => [name, Buffer.from(bytes).equals(other.files.get(name) ?? new Uint8Array())])).toEqual(
			[...one.files.keys()].map((name) => [name, true]),
		);
		const sheets = await Promise.all(
			[1, 2].map(async () => {
				const { context, files } = pictureContext(given);
				await previewImages.run(previewImages.input.parse({ fileIds: ["photo.jpg"], platforms: ["x-post", "instagram-story"] }), context);
				return Buffer.from(files.get("photo-preview.jpg") ?? new Uint8Array());
			}),
		);
		expect(sheets[0]?.byteLength).toBeGreaterThan(10_000);
		expect(sheets[0]?.equals(sheets[1] ?? Buffer.alloc(0))).toBe(true);
	});

	it("come from an archive too, with names told apart, and say how far they are", async () => {
		const bytes = (await jpeg({ ...SIDE, width: 300, height: 200 })).bytes;
		const archive = zipSync({ "a/photo.jpg": bytes, "b/photo.jpg": bytes, "notes.txt": new Uint8Array(5), "__MACOSX/._photo.jpg": new Uint8Array(9) });
		const { files, output, progress } = await make(
			[
				{ name: "trip.zip", bytes: archive },
				{ name: "photo.png", bytes },
			],
			{},
		);
		expect([...files.keys()]).toEqual(["photo-instagram-post.jpg", "photo-2-instagram-post.jpg", "photo-3-instagram-post.jpg"]);
		expect(output.report.notes).toContain("3 pictures had fewer pixels than a platform shows and may look soft there.");
		expect(progress.map(({ done, total }) => `${done}/${total}`)).toEqual(["1/3", "2/3", "3/3"]);
	});

	it("stop between two pictures when the run is cancelled", async () => {
		const stop = new AbortController();
		const { context, files } = pictureContext([await jpeg()], stop.signal);
		stop.abort(new Error("cancelled"));
		await expect(makeImages.run(makeImages.input.parse({ fileIds: ["photo.jpg"], platforms: ["x-post"] }), context)).rejects.toThrow("cancelled");
		expect(files.size).toBe(0);
	});
});

/** A PNG whose head promises so many pixels. */
function promising(png: Buffer, width: number, height: number): Buffer {
	const copy = Buffer.from(png);
	copy.writeUInt32BE(width, 16);
	copy.writeUInt32BE(height, 20);
	copy.writeUInt32BE(crc(copy.subarray(12, 29)), 29);
	return copy;
}

function crc(bytes: Uint8Array): number {
	let value = 0xffffffff;
	for (const byte of bytes) {
		value ^= byte;
		for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
	}
	return (value ^ 0xffffffff) >>> 0;
}

describe("what is refused", () => {
	const refusal = (given: GivenFile) =>
		make([given], {}).then(
			() => null,
			(error: unknown) => error,
		);

	it("a picture that would unfold to more than memory holds, before a pixel is read", async () => {
		const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
			.png()
			.toBuffer();
		expect(unzlibSync(png.subarray(png.indexOf("IDAT") + 4)).length).toBeLessThan(400);
		expect(await refusal({ name: "bomb.png", bytes: promising(png, 60_000, 60_000) })).toMatchObject({
			code: "FILE_TOO_LARGE",
			message: "bomb.png has 60,000 × 60,000 pixels; at most 100 megapixels can be worked on. Make it smaller and upload that.",
		});
		expect(await refusal({ name: "long.png", bytes: promising(png, 2, 40_000) })).toMatchObject({ code: "FILE_TOO_LARGE" });
		expect(await refusal({ name: "half.png", bytes: promising(png, 4_000, 4_000) })).toMatchObject({ code: "FILE_UNREADABLE" });
	});

	it("archives that unfold far, hold no picture, are locked or torn", async () => {
		const bomb = zipSync({ "a.png": new Uint8Array(40 * 1024 * 1024) });
		expect(await refusal({ name: "bomb.zip", bytes: bomb })).toMatchObject({ code: "FILE_TOO_LARGE" });
		expect(await refusal({ name: "text.zip", bytes: zipSync({ "a.txt": new Uint8Array(3) }) })).toMatchObject({ code: "FILE_EMPTY" });
		const picture = zipSync({ "a.jpg": (await jpeg()).bytes });
		expect(await refusal({ name: "torn.zip", bytes: picture.subarray(0, picture.length - 30) })).toMatchObject({ code: "FILE_UNREADABLE" });
		const locked = Buffer.from(picture);
		locked.writeUInt16LE(1, locked.lastIndexOf("PK\x01\x02") + 8);
		expect(await refusal({ name: "locked.zip", bytes: locked })).toMatchObject({ code: "FILE_ENCRYPTED" });
	});

	it.each([
		["empty.jpg", Buffer.alloc(0), "FILE_EMPTY"],
		["words.jpg", Buffer.from("This is a text."), "FILE_UNREADABLE"],
		["drawing.png", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'), "FILE_UNREADABLE"],
		["phone.jpg", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), "FILE_UNREADABLE"],
		["head.jpg", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), "FILE_UNREADABLE"],
	])("%s, with a sentence that names it", async (name, bytes, code) => {
		const error = await refusal({ name, bytes });
		expect(error).toMatchObject({ code, message: expect.stringContaining(name) });
	});

	it("a broken picture among whole ones is left out and told of, and the others are made", async () => {
		const whole = await jpeg();
		const { files, output } = await make([whole, { name: "torn.jpg", bytes: whole.bytes.subarray(0, whole.bytes.length >> 1) }], {});
		expect([...files.keys()]).toEqual(["photo-instagram-post.jpg"]);
		expect(output.report.leftOut).toMatchObject([{ name: "torn.jpg", reason: expect.stringContaining("damaged") }]);
		expect(makeImages.findings?.(output)).toMatchObject([{ exceptionType: "pictures_left_out" }]);
	});

	it("more than one run writes, before anything is written", async () => {
		const bytes = (await jpeg({ ...SIDE, width: 30, height: 20 })).bytes;
		const many = zipSync(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}.jpg`, bytes])));
		expect(await refusal({ name: "many.zip", bytes: many })).toMatchObject({ message: expect.stringContaining("at most 200") });
		const some = zipSync(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at}.jpg`, bytes])));
		const error = await make([{ name: "some.zip", bytes: some }], { platforms: PLATFORM_IDS.slice(0, 8) }).catch((cause: unknown) => cause);
		expect(error).toMatchObject({ code: "FILE_TOO_LARGE", message: expect.stringContaining("60 pictures for 8 platforms make 480 files") });
	});
});
