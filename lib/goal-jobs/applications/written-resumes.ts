import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import type { Application as Row } from "@/lib/platform/prisma/client";
import type { WrittenResume } from "./schemas";

export const RESUME_FORMATS = ["application/pdf", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"];

type Followed = Pick<Row, "ownerId" | "postingId">;
type Read = Pick<Transaction, "$queryRaw">;

/** The newest resume that a job of the person wrote for each of these postings, by posting; the PDF of it where there is one. All rows are of one person. */
export async function writtenResumes(tx: Read, rows: readonly Followed[]): Promise<ReadonlyMap<string, WrittenResume>> {
	const ownerId = rows[0]?.ownerId;
	if (ownerId === undefined) return new Map();
	const postingIds = rows.map(({ postingId }) => postingId);
	const found = await tx.$queryRaw<Array<WrittenResume & { postingId: string }>>`
		SELECT DISTINCT ON (a."metadata"->>'postingId') a."metadata"->>'postingId' AS "postingId", a."id" AS "artifactId", a."jobId" AS "jobSpecId",
			a."fileName", a."createdAt" AS "writtenAt"
		FROM artifact a JOIN goal_job j ON j."id" = a."jobId"
		WHERE j."ownerId" = ${ownerId}::uuid AND a."metadata"->>'postingId' = ANY(${postingIds}) AND NOT a."isPreview" AND a."mimeType" = ANY(${RESUME_FORMATS})
		ORDER BY a."metadata"->>'postingId', j."createdAt" DESC, a."mimeType" = ${RESUME_FORMATS[0]} DESC, a."createdAt" DESC`;
	return new Map(found.map(({ postingId, writtenAt, ...resume }) => [postingId, { ...resume, writtenAt: new Date(writtenAt).toISOString() }]));
}
