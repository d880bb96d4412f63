import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import type { SurveyTallyModel } from "@/lib/platform/prisma/models";

/** Takes the survey's tally, which every change of a count takes first, so that they never interleave. Null when the survey is gone. */
export async function lockTally(tx: Transaction, surveyId: string): Promise<SurveyTallyModel | null> {
	await tx.$queryRaw`SELECT 1 FROM survey_tally WHERE "surveyId" = ${surveyId}::uuid FOR UPDATE`;
	return tx.surveyTally.findUnique({ where: { surveyId } });
}

/** The database's clock at this moment, which a transaction's own time is behind of. */
export async function databaseNow(tx: Transaction): Promise<Date> {
	const [row] = await tx.$queryRaw<{ at: Date }[]>`SELECT date_trunc('milliseconds', clock_timestamp()) AS at`;
	if (!row) throw new Error("The database has no clock");
	return row.at;
}
