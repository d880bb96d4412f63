import type { Application as Row } from "@/lib/platform/prisma/client";
import { isRecord } from "@/lib/platform/records";
import { Application, type WrittenResume } from "./schemas";

/** What the person has written and was told of a posting, without what jobs made for it. */
export type SavedApplication = Omit<Application, "resume">;

export const presentApplication = (row: Row, resumes: ReadonlyMap<string, WrittenResume>): Application => ({
	...presentSaved(row),
	resume: resumes.get(row.postingId) ?? null,
});

export function presentSaved(row: Row): SavedApplication {
	const { id, ownerId: _owner, remindedOn: _told, jobId, salary, contacts, remindOn, statusChangedAt, appliedAt, createdAt, updatedAt, ...rest } = row;
	return {
		applicationId: id,
		jobSpecId: jobId,
		...rest,
		salary: isRecord(salary) ? Application.shape.salary.parse(salary) : null,
		contacts: Application.shape.contacts.parse(contacts),
		remindOn: remindOn?.toISOString().slice(0, 10) ?? null,
		statusChangedAt: statusChangedAt.toISOString(),
		appliedAt: appliedAt?.toISOString() ?? null,
		createdAt: createdAt.toISOString(),
		updatedAt: updatedAt.toISOString(),
	};
}
