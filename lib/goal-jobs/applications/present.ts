import type { Application as Row } from "@/lib/platform/prisma/client";
import type { Application } from "./schemas";

export function presentApplication(row: Row): Application {
	const { id, ownerId: _owner, remindedOn: _told, jobId, remindOn, statusChangedAt, appliedAt, createdAt, updatedAt, ...rest } = row;
	return {
		applicationId: id,
		jobSpecId: jobId,
		...rest,
		remindOn: remindOn?.toISOString().slice(0, 10) ?? null,
		statusChangedAt: statusChangedAt.toISOString(),
		appliedAt: appliedAt?.toISOString() ?? null,
		createdAt: createdAt.toISOString(),
		updatedAt: updatedAt.toISOString(),
	};
}
