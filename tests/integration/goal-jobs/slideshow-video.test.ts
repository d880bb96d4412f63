import { zipSync } from "fflate";
import { expect, it } from "vitest";
import { boxAt } from "@/lib/tools/media/slideshow/mp4-boxes";
import { makePerson } from "@/tests/factories/people";
import { drawPicture } from "@/tests/factories/pictures";
import { call, follow } from "@/tests/world/client";
import { faults } from "@/tests/world/faults";
import { callsOf } from "@/tests/world/job-records";
import { untilStatus } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { GET: contentRoute } = await import("@/app/api/v1/files/[fileId]/content/route");
const { POST: uploadRoute } = await import("@/app/api/v1/files/upload/route");
const { GET: listRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/artifacts/route");
const { POST: cancelRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/cancel/route");
const { POST: confirmRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/confirm/route");
const { GET: primaryRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/download/route");
const { GET: jobRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/route");
const { POST: createRoute } = await import("@/app/api/v1/jobs/goal/route");

const FILM = "conversion.slideshow_video";

async function upload(token: string, fileName: string, bytes: Uint8Array): Promise<string> {
	const form = new FormData();
	form.set("file", new File([Buffer.from(bytes)], fileName));
	return (await call(uploadRoute, "POST", { token, body: form })).body.fileId;
}

const picture = (color: string) =>
	drawPicture({ width: 400, height: 300, subject: { x: 0.5, y: 0.5, radius: 0.3 }, color })
		.png()
		.toBuffer();

async function begin(answers: Readonly<Record<string, unknown>>) {
	const { token, context } = await makePerson();
	const album = zipSync({ "1.png": await picture("#e5484d"), "2.png": await picture("#0091ff") });
	const fileIds = [await upload(token, "album.zip", album)];
	const slots = {
		formats: ["landscape-16x9"],
		title: null,
		subtitle: null,
		captions: null,
		seconds: 1,
		transition: "cut",
		crop: "fit",
		background: "white",
		...answers,
	};
	const slotAnswers = Object.entries(slots).map(([slotId, value]) => ({ slotId, value }));
	const { body } = await call(createRoute, "POST", { token, body: { workflowId: FILM, fileIds, slotAnswers } });
	return { token, context, body, params: { jobSpecId: body.jobSpecId as string } };
}

it("the beginning of a film is shown first, then the whole is made with its shape on the wire", async () => {
	const { token, context, params } = await begin({ title: "Summer", captions: "A ball\nAnother" });
	await untilStatus(context, params.jobSpecId, "ready_with_preview");
	const shown = (await call(jobRoute, "GET", { token, params })).body;
	expect(shown.artifacts).toMatchObject([
		{ fileName: "Summer-16x9-preview.mp4", artifactType: "video", platform: "landscape-16x9", isPreview: true, mimeType: "video/mp4" },
	]);

	expect((await call(confirmRoute, "POST", { token, params })).status).toBe(202);
	await untilStatus(context, params.jobSpecId, "completed", "partial");
	const { artifacts } = (await call(listRoute, "GET", { token, params })).body;
	expect(artifacts.filter(({ isPreview }: { isPreview: boolean }) => !isPreview)).toMatchObject([
		{
			fileName: "Summer-16x9.mp4",
			artifactType: "video",
			platform: "landscape-16x9",
			isPrimary: true,
			metadata: { kind: "video", width: 1280, height: 720, seconds: 3 },
		},
		{ fileName: "slideshow.json", artifactType: "data", platform: "" },
	]);
	const primary = (await call(primaryRoute, "GET", { token, params })).body;
	const film = Buffer.from(await (await follow(contentRoute, primary.downloadUrl)).arrayBuffer());
	expect(boxAt(film, ["moov", "trak", "mdia", "minf", "stbl", "stsz"]).readUInt32BE(8)).toBe(75);
	expect((await callsOf(params.jobSpecId, "make")).map(({ status }) => status)).toEqual(["succeeded"]);
	expect(await faults(params.jobSpecId)).toEqual([]);
});

it("a film that is cancelled while it is made leaves none behind", async () => {
	const { token, context, params } = await begin({ transition: "fade", formats: ["landscape-16x9", "portrait-9x16", "square-1x1"], seconds: 15 });
	await untilStatus(context, params.jobSpecId, "ready_with_preview");
	await call(confirmRoute, "POST", { token, params });
	await untilStatus(context, params.jobSpecId, "executing");
	expect((await call(cancelRoute, "POST", { token, params })).status).toBe(200);
	await untilStatus(context, params.jobSpecId, "cancelled");
	const { artifacts } = (await call(jobRoute, "GET", { token, params })).body;
	expect(artifacts.filter(({ isPreview }: { isPreview: boolean }) => !isPreview)).toEqual([]);
});
