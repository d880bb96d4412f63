import { expect, it } from "vitest";
import type { StorageKey } from "@/lib/files/store/storage";
import { makeFile } from "@/tests/factories/files";
import { makeArtifact, makeJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";

/** What a world of one store offers: another moment for an object, which no store lets a caller set. */
export interface SweptWorld {
	age(key: StorageKey, at: Date): Promise<void>;
}

const DAY_MS = 24 * 3_600_000;

/** The sweep's promises, of whichever store the environment leads to. Modules are loaded once it does. */
export function sweepsUnclaimedObjects(world: () => SweptWorld): void {
	it("deletes what is old and claimed by no row, and nothing else", async () => {
		const [{ db }, { fileStore }, { newId }, { sweepArtifacts }, { sweepFiles }, { sweepPictures }, { downloadBatch }] = await Promise.all([
			import("@/lib/platform/database/db"),
			import("@/lib/files/store/file-store"),
			import("@/lib/platform/ids"),
			import("@/lib/goal-jobs/results/sweep-artifacts"),
			import("@/lib/files/sweep-files"),
			import("@/lib/goal-jobs/pictures/sweep-pictures"),
			import("@/lib/goal-jobs/results/download-batch"),
		]);
		const options = { mimeType: "text/plain", maxBytes: 100 };
		const write = async (key: StorageKey, ageDays: number) => {
			if ((await fileStore().stat(key)) === null) await fileStore().put(key, new TextEncoder().encode("x"), options);
			await world().age(key, new Date(Date.now() - ageDays * DAY_MS));
			return key;
		};
		const { userId, context } = await makePerson();
		const job = await makeJob(userId);
		const kept = await makeArtifact(job, "a.txt", "kept");
		await downloadBatch(context, job.id, []);
		const [bundle = ""] = (await db().goalJob.findUniqueOrThrow({ where: { id: job.id } })).bundleKeys;
		const claimed = [
			await write(kept.storageKey as StorageKey, 9),
			await write(bundle as StorageKey, 9),
			await write(`files/${await makeFile(userId)}`, 9),
			await write(`uploads/${await makeFile(userId)}`, 9),
			await write(`pictures/${kept.storageKey.replace("/", "-")}`, 9),
			await write(`pictures/files-${await makeFile(userId)}`, 9),
		];
		const young = [await write(`artifacts/${newId()}`, 0.9), await write(`files/${newId()}`, 0.9), await write(`uploads/${newId()}`, 0)];
		const unclaimed = [
			await write(`artifacts/${newId()}`, 1.1),
			await write(`artifacts/${newId()}-batch-0123456789abcdef`, 2),
			await write(`artifacts/${job.id}-batch-of-nobody`, 2),
			await write(`files/${newId()}`, 1.1),
			await write("files/no-id", 40),
			await write(`uploads/${newId()}`, 1.1),
			await write(`pictures/files-${newId()}`, 1.1),
			await write(`pictures/artifacts-${newId()}`, 1.1),
		];
		const pages = [await sweepArtifacts(null), await sweepFiles("files", null), await sweepFiles("uploads", null), await sweepPictures(null)];
		expect(pages).toEqual([
			{ deleted: 3, next: null },
			{ deleted: 2, next: null },
			{ deleted: 1, next: null },
			{ deleted: 2, next: null },
		]);
		for (const key of unclaimed) expect(await fileStore().stat(key), key).toBeNull();
		for (const key of [...claimed, ...young]) expect(await fileStore().stat(key), key).not.toBeNull();
		expect(await sweepArtifacts(null)).toEqual({ deleted: 0, next: null });

		await db().goalJob.delete({ where: { id: job.id } });
		expect((await sweepArtifacts(null)).deleted).toBe(2);
	});

	it("goes on where a page ended", async () => {
		const [{ fileStore }, { sweepPage }] = await Promise.all([import("@/lib/files/store/file-store"), import("@/lib/files/store/sweep-store")]);
		const keys = Array.from({ length: 12 }, (_, index): StorageKey => `uploads/page-${String(index).padStart(2, "0")}`);
		for (const key of keys) await fileStore().put(key, new Uint8Array(1), { mimeType: "text/plain", maxBytes: 10 });
		const later = new Date(Date.now() + 2 * DAY_MS);
		const asked: StorageKey[] = [];
		const claim = async (page: readonly StorageKey[]) => {
			asked.push(...page.filter((key) => keys.includes(key)));
			return new Set<string>([keys[3] ?? ""]);
		};
		const swept = await sweepPage("uploads", keys[1] ?? null, claim, later);
		expect(swept.next).toBeNull();
		expect(asked).toEqual(keys.slice(2));
		const left = (await fileStore().list("uploads", { after: null, limit: 1000 })).map(({ key }) => key).filter((key) => keys.includes(key));
		expect(left).toEqual([keys[0], keys[1], keys[3]]);
	});
}
