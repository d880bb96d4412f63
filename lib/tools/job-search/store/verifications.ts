import "server-only";
import { randomBytes } from "node:crypto";
import { z } from "zod";
import { logger } from "@/lib/platform/logger";
import { packJson, unpackJson } from "@/lib/platform/packed-json";
import { Verification } from "@/lib/tools/job-search/schemas";
import type { Shelf } from "@/lib/tools/shelf/shelf";
import { freshForMs } from "./kept-boards";
import { memory } from "./memory";

/** What could not be reached is tried again sooner. */
const UNREACHABLE_FRESH_MS = 300_000;
const LOOK_AGAIN_MS = 30_000;
const FOLDER = "verified/";

const Segment = z.array(z.tuple([z.string(), Verification]));

/** What is known of these postings and still holds `aheadMs` from now. */
export async function knownVerifications(jobIds: readonly string[], shelf: Shelf, aheadMs = 0): Promise<Map<string, Verification>> {
	await takeSegments(shelf);
	const { verifications } = memory();
	const known = new Map<string, Verification>();
	for (const jobId of jobIds) {
		const kept = verifications.get(jobId);
		if (kept && kept.freshUntil > Date.now() + aheadMs) known.set(jobId, kept.verification);
	}
	return known;
}

/** Keeps what was seen, for this process and on the shelf for others. */
export async function keepVerifications(seen: ReadonlyMap<string, Verification>, shelf: Shelf): Promise<void> {
	if (seen.size === 0 || freshForMs() === 0) return;
	for (const [jobId, verification] of seen) remember(jobId, verification);
	// Time first, so that who has seen one segment knows which are newer.
	const key = `${FOLDER}${String(Date.now()).padStart(15, "0")}-${randomBytes(4).toString("hex")}`;
	try {
		await shelf.write(key, await packJson(Buffer.from(JSON.stringify([...seen]))), freshForMs());
	} catch (err) {
		logger.warn({ err }, "What was seen of postings could not be put on the shelf");
	}
}

function remember(jobId: string, verification: Verification): void {
	const holdsForMs = verification.status === "unreachable" ? Math.min(UNREACHABLE_FRESH_MS, freshForMs()) : freshForMs();
	const freshUntil = Date.parse(verification.checkedAt) + holdsForMs;
	if (freshUntil > (memory().verifications.get(jobId)?.freshUntil ?? 0)) memory().verifications.set(jobId, { verification, freshUntil });
}

async function takeSegments(shelf: Shelf): Promise<void> {
	const { seenSegments } = memory();
	if (Date.now() < seenSegments.at + LOOK_AGAIN_MS) return;
	seenSegments.at = Date.now();
	try {
		const keys = (await shelf.keys(FOLDER)).filter((key) => key > seenSegments.lastKey);
		for (const key of keys) {
			const bytes = await shelf.read(key);
			const segment = bytes && Segment.safeParse(JSON.parse(await unpackJson(bytes)));
			if (segment?.success) for (const [jobId, verification] of segment.data) remember(jobId, verification);
			seenSegments.lastKey = key;
		}
	} catch (err) {
		logger.warn({ err }, "What was seen of postings could not be taken from the shelf");
	}
}
