import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeImages } from "@/lib/tools/media/make-images";
import { pictureContext } from "@/tests/factories/pictures";

/** A ring whose ground is seen through. */
const ring = () =>
	sharp(
		Buffer.from(
			'<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><circle cx="300" cy="300" r="200" fill="none" stroke="#0a5" stroke-width="60"/></svg>',
		),
	)
		.png()
		.toBuffer();

async function make(wishes: Partial<Parameters<typeof makeImages.run>[0]>, bytes?: Buffer) {
	const kept = pictureContext([{ name: "ring.png", bytes: bytes ?? (await ring()) }]);
	const input = makeImages.input.parse({ fileIds: ["ring.png"], platforms: ["instagram-post"], ...wishes });
	return { ...kept, output: makeImages.output.parse(await makeImages.run(input, kept.context)) };
}
const cornerOf = async (bytes: Uint8Array | undefined) => [...(await sharp(bytes).ensureAlpha().raw().toBuffer()).subarray(0, 4)];

describe("a picture with a ground to see through", () => {
	it("keeps it where its place takes that, and is filled elsewhere, which is said", async () => {
		const { files, output } = await make({ platforms: ["instagram-post", "x-post", "web-hero", "open-graph"] });
		expect([...files.keys()].sort()).toEqual(["ring-instagram-post.jpg", "ring-open-graph.png", "ring-web-hero.webp", "ring-x-post.png"]);
		for (const name of ["ring-x-post.png", "ring-web-hero.webp", "ring-open-graph.png"]) expect((await cornerOf(files.get(name)))[3], name).toBe(0);
		expect(await cornerOf(files.get("ring-instagram-post.jpg"))).toEqual([255, 255, 255, 255]);
		expect(await sharp(files.get("ring-x-post.png")).metadata()).toMatchObject({ width: 1600, height: 900 });
		expect(output.report.notes).toContain(
			"The ground of 1 picture is seen through: it stays so for X post, Web hero, Link preview (Open Graph); it is filled with one colour for Instagram post.",
		);
	});

	it("is filled where a ground or a JPEG is wished", async () => {
		const black = await make({ platforms: ["x-post"], background: "black" });
		expect(await cornerOf(black.files.get("ring-x-post.png"))).toEqual([0, 0, 0, 255]);
		const jpeg = await make({ platforms: ["x-post"], format: "jpeg" });
		expect(await cornerOf(jpeg.files.get("ring-x-post.jpg"))).toEqual([255, 255, 255, 255]);
	});

	it("is nothing that is told of a picture without one", async () => {
		const full = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#357" } })
			.png()
			.toBuffer();
		const { files, output } = await make({ platforms: ["x-post"] }, full);
		expect([...files.keys()]).toEqual(["ring-x-post.jpg"]);
		expect(output.report.notes.join(" ")).not.toContain("seen through");
	});
});
