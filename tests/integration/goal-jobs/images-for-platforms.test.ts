import { unzipSync } from "fflate";
import sharp from "sharp";
import { expect, it } from "vitest";
import { PictureReport } from "@/lib/tools/media/schemas";
import { makePerson } from "@/tests/factories/people";
import { drawPicture } from "@/tests/factories/pictures";
import { call, follow } from "@/tests/world/client";
import { callsOf } from "@/tests/world/job-records";
import { untilStatus } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { GET: contentRoute } = await import("@/app/api/v1/files/[fileId]/content/route");
const { POST: uploadRoute } = await import("@/app/api/v1/files/upload/route");
const { GET: listRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/artifacts/route");
const { GET: artifactRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/artifacts/[artifactId]/download/route");
const { POST: confirmRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/confirm/route");
const { PATCH: slotsRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/slots/route");
const { GET: primaryRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/download/route");
const { GET: jobRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/route");
const { POST: createRoute } = await import("@/app/api/v1/jobs/goal/route");

const PICTURES = "conversion.images_for_platforms";

async function upload(token: string, fileName: string, bytes: Uint8Array): Promise<string> {
	const form = new FormData();
	form.set("file", new File([Buffer.from(bytes)], fileName));
	return (await call(uploadRoute, "POST", { token, body: form })).body.fileId;
}

async function read(link: string): Promise<Buffer> {
	const response = await follow(contentRoute, link);
	expect(response.status).toBe(200);
	return Buffer.from(await response.arrayBuffer());
}

it("pictures are shown as each platform gets them, shown anew when an answer changes, and made once confirmed", async () => {
	const { token, context } = await makePerson();
	const photo = await drawPicture({ width: 900, height: 600, subject: { x: 0.85, y: 0.5 } })
		.jpeg()
		.toBuffer();
	const torn = photo.subarray(0, Math.floor(photo.length / 2));
	const fileIds = [await upload(token, "photo.jpg", photo), await upload(token, "torn.jpg", torn)];
	const created = await call(createRoute, "POST", { token, body: { workflowId: PICTURES, fileIds } });
	expect(created.body).toMatchObject({ status: "slots_pending", useCaseType: "images_for_platforms", hasPreview: true });
	const params = { jobSpecId: created.body.jobSpecId as string };

	const unanswered = ["crop", "background", "format", "quality"].map((slotId) => ({ slotId, value: null }));
	const answer = (answers: { slotId: string; value: unknown }[]) => call(slotsRoute, "PATCH", { token, params, body: { answers } });
	expect((await answer([{ slotId: "platforms", value: ["myspace"] }])).status).toBe(422);
	expect((await answer([{ slotId: "platforms", value: ["instagram-story", "x-post"] }, ...unanswered])).status).toBe(200);
	await untilStatus(context, params.jobSpecId, "ready_with_preview");
	const shown = (await call(jobRoute, "GET", { token, params })).body;
	expect(shown.artifacts).toMatchObject([
		{ fileName: "photo-preview.jpg", artifactType: "image", isPreview: true, metadata: { source: "photo.jpg", shown: 1, pictures: 2 } },
	]);
	const [first] = shown.artifacts;
	const linked = await call(artifactRoute, "GET", { token, params: { ...params, artifactId: first.artifactId } });
	expect(await sharp(await read(linked.body.downloadUrl)).metadata()).toMatchObject({ width: 1080, format: "jpeg" });

	await answer([
		{ slotId: "platforms", value: ["x-post", "web-hero"] },
		{ slotId: "crop", value: "fit" },
	]);
	await untilStatus(context, params.jobSpecId, "ready_with_preview");
	const again = (await call(jobRoute, "GET", { token, params })).body.artifacts;
	expect(again).toHaveLength(1);
	expect(again[0].artifactId).not.toBe(first.artifactId);

	expect((await call(confirmRoute, "POST", { token, params })).status).toBe(202);
	await untilStatus(context, params.jobSpecId, "completed", "partial");
	const { artifacts } = (await call(listRoute, "GET", { token, params })).body;
	const made = artifacts.filter(({ isPreview }: { isPreview: boolean }) => !isPreview);
	expect(made.map(({ fileName, platform, artifactType }: Record<string, string>) => [fileName, platform, artifactType])).toEqual(
		expect.arrayContaining([
			["photo-x-post.jpg", "x-post", "image"],
			["photo-web-hero.webp", "web-hero", "image"],
			["pictures.json", "", "data"],
			["pictures.zip", "", "archive"],
		]),
	);
	expect(made).toHaveLength(4);
	const hero = made.find(({ platform }: { platform: string }) => platform === "web-hero");
	expect(hero.metadata).toMatchObject({ kind: "picture", platformName: "Web hero", width: 1920, height: 1080, way: "fitted", source: "photo.jpg" });
	const report = PictureReport.parse(
		JSON.parse(String(await read(made.find(({ artifactType }: { artifactType: string }) => artifactType === "data").downloadUrl))),
	);
	expect(report.leftOut).toMatchObject([{ name: "torn.jpg" }]);
	const primary = (await call(primaryRoute, "GET", { token, params })).body;
	expect(primary.fileName).toBe("pictures.zip");
	expect(Object.keys(unzipSync(await read(primary.downloadUrl))).sort()).toEqual([
		"For programs/manifest.json",
		"For programs/pictures.json",
		"photo-web-hero.webp",
		"photo-x-post.jpg",
	]);
	expect((await callsOf(params.jobSpecId, "preview")).length).toBe(2);
	expect((await callsOf(params.jobSpecId, "make")).map(({ status }) => status)).toEqual(["succeeded"]);
});

it("a text and a torn picture are refused with their sentences before the run", async () => {
	const { token } = await makePerson();
	const png = await drawPicture({ width: 40, height: 30 }).png().toBuffer();
	const broken = Buffer.from(png);
	broken.fill(0xff, png.indexOf("IHDR") + 4, png.indexOf("IHDR") + 21);
	for (const [fileName, bytes, said] of [
		[
			"words.txt",
			Buffer.from("Words, no picture"),
			"words.txt is not a JPG, PNG, WEBP, GIF, AVIF, TIFF or ZIP file. Save it as JPG, PNG, WEBP, GIF, AVIF, TIFF or ZIP and upload it again.",
		],
		["torn.png", broken, "torn.png is no picture that can be read, or it is damaged. Save it anew as JPEG or PNG and upload that."],
	] as const) {
		const { body } = await call(createRoute, "POST", { token, body: { workflowId: PICTURES, fileIds: [await upload(token, fileName, bytes)] } });
		expect(body).toMatchObject({ status: "failed", errorCode: "FILE_INCOMPATIBLE" });
		expect(body.preflightResult.errors[0].message).toContain(said);
	}
});
