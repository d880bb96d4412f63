import { expect, it } from "vitest";
import { DELETE as deleteRoute } from "@/app/api/v1/files/[fileId]/route";
import { GET as listRoute, POST as registerRoute } from "@/app/api/v1/files/route";
import { POST as uploadRoute } from "@/app/api/v1/files/upload/route";
import { startGuestSession } from "@/lib/accounts/guests/start-guest-session";
import { keepFile } from "@/lib/files/uploads/keep-file";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { caller, makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

const MB = 1_000_000;

/** Files as they are after their upload, without their bytes. */
async function fill(ownerId: string, ...sizes: number[]): Promise<void> {
	await db().file.createMany({
		data: sizes.map((sizeBytes) => ({ id: newId(), ownerId, fileName: "a.pdf", mimeType: "application/pdf", status: "ready" as const, sizeBytes })),
	});
}
const makeGuest = async () => (await startGuestSession(caller())).answer;
const register = (token: string, sizeBytes: number, more: object = {}) =>
	call(registerRoute, "POST", { token, body: { fileName: "a.pdf", mimeType: "application/pdf", sizeBytes, ...more } });
const upload = (token: string, content: string) => {
	const body = new FormData();
	body.append("file", new Blob([content], { type: "text/plain" }), "a.txt");
	return call(uploadRoute, "POST", { token, body });
};
const storage = async (token: string) => (await call(listRoute, "GET", { token })).body.storage;

it("a guest's files may take 200 MB together; the refusal says what is used and how to make room", async () => {
	const { accessToken: token, user } = await makeGuest();
	await fill(user.id, 150 * MB);
	expect(await register(token, 50 * MB + 1)).toMatchObject({
		status: 413,
		body: {
			code: "QUOTA_EXCEEDED",
			message: "Your files take 150 MB of 200 MB, which leaves too little for this one. Delete files that you no longer need, or sign up for 5 GB.",
			details: { usedBytes: 150 * MB, limitBytes: 200 * MB, neededBytes: 50 * MB + 1 },
		},
	});
	const last = await register(token, 50 * MB);
	expect(last.status).toBe(201);
	expect(await storage(token)).toEqual({ usedBytes: 200 * MB, limitBytes: 200 * MB });
	expect((await upload(token, "words")).body.code).toBe("QUOTA_EXCEEDED");
	expect((await register(token, 90 * MB, { local: true })).status, "a file on its device takes nothing").toBe(201);
	await call(deleteRoute, "DELETE", { token, params: { fileId: last.body.fileId } });
	expect((await upload(token, "words")).status).toBe(201);
});

it("a user's may take 5 GB, and what is rejected takes nothing", async () => {
	const { token, userId, context } = await makePerson();
	await fill(userId, 2000 * MB, 2000 * MB, 999 * MB);
	await db().file.create({ data: { id: newId(), ownerId: userId, fileName: "a", mimeType: "a/a", status: "rejected", sizeBytes: 2000 * MB } });
	expect(await storage(token)).toEqual({ usedBytes: 4999 * MB, limitBytes: 5000 * MB });
	expect((await register(token, MB + 1)).body.message).toBe(
		"Your files take 4.9 GB of 5 GB, which leaves too little for this one. Delete files that you no longer need.",
	);
	await fill(userId, MB - 5);
	const text = { fileName: "a.txt", mimeType: "text/plain" };
	await expect(keepFile(context.actor, { ...text, bytes: Buffer.from("words!") })).rejects.toMatchObject({ code: "QUOTA_EXCEEDED" });
	expect((await upload(token, "words!")).body, "it is found while it arrives").toMatchObject({ code: "QUOTA_EXCEEDED", details: { usedBytes: 5000 * MB - 5 } });
	await keepFile(context.actor, { ...text, bytes: Buffer.from("words") });
	expect((await storage(token)).usedBytes).toBe(5000 * MB);
});

it("files that come at once can't pass it together", async () => {
	const { accessToken: token, user } = await makeGuest();
	await fill(user.id, 200 * MB - 25);
	const statuses = await Promise.all([
		...Array.from({ length: 4 }, () => register(token, 10)),
		...Array.from({ length: 4 }, () => upload(token, "ten bytes!")),
	]);
	expect(statuses.filter(({ status }) => status === 201)).toHaveLength(2);
	expect(statuses.filter(({ body }) => body.code === "QUOTA_EXCEEDED")).toHaveLength(6);
	expect((await storage(token)).usedBytes).toBe(200 * MB - 5);
});
