import { hashPassword } from "@/lib/accounts/passwords/password-hash";
import { grantCredits } from "@/lib/credits/grants/grant-credits";
import { fileKey } from "@/lib/files/internal";
import { fileStore } from "@/lib/files/store/file-store";
import { closeDatabase, db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/env";
import { makeSampleResume, SAMPLE_RESUME } from "./sample-resume";
import { seedSampleSurvey } from "./sample-survey";
import { seedWorkflow } from "./seed-workflow";

/** Fixed, so that seeding again changes nothing. */
const DEMO_USER_ID = "0190a000-0000-7000-8000-000000000001";
/** 200 US dollars to try things with. */
const DEMO_CREDITS_MICRO_U = 200_000_000;
const FILES = [
	{ id: "0190a000-0000-7000-8000-0000000000f1", format: "pdf", mimeType: "application/pdf" },
	{ id: "0190a000-0000-7000-8000-0000000000f2", format: "docx", mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document" },
] as const;

/** What a fresh local stack holds: a verified Pro account with credits to sign in with, its sample resume as PDF and DOCX, a public workflow with a table to try it on, and an active survey. */
async function seed(): Promise<void> {
	const { LOCAL_DEMO_EMAIL, LOCAL_DEMO_PASSWORD } = env();
	if (!LOCAL_DEMO_EMAIL || !LOCAL_DEMO_PASSWORD) return;
	const passwordHash = await hashPassword(LOCAL_DEMO_PASSWORD);
	const demo = { email: LOCAL_DEMO_EMAIL, name: SAMPLE_RESUME.name, passwordHash, emailVerifiedAt: new Date(), tier: "pro" as const };
	await db().user.upsert({ where: { id: DEMO_USER_ID }, create: { id: DEMO_USER_ID, ...demo }, update: { passwordHash } });
	await db().$transaction((tx) =>
		grantCredits(tx, { userId: DEMO_USER_ID, kind: "credit_grant_trial", ref: `trial:${DEMO_USER_ID}`, amountMicroU: DEMO_CREDITS_MICRO_U }),
	);
	const resume = await makeSampleResume();
	for (const { id, format, mimeType } of FILES) {
		const fileName = `${SAMPLE_RESUME.name} – Resume.${format}`;
		const storageKey = fileKey(id);
		const content = await fileStore().put(storageKey, resume[format], { mimeType, maxBytes: 10 * 1024 * 1024 });
		const row = { ownerId: DEMO_USER_ID, fileName, mimeType, status: "ready" as const, storageKey, ...content };
		await db().file.upsert({ where: { id }, create: { id, ...row }, update: row });
	}
	await seedWorkflow(DEMO_USER_ID);
	await seedSampleSurvey(DEMO_USER_ID);
}

await seed().finally(closeDatabase);
