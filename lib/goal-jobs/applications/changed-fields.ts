import type { ApplicationChange, ApplicationStatus } from "./schemas";

interface Before {
	readonly status: ApplicationStatus;
	readonly appliedAt: Date | null;
}

/** The columns that a change of an application sets: what is not given stays, and the days of a status come with it. `before` is null for a new one. */
export function changedFields({ status, notes, remindOn, pay, contacts }: ApplicationChange, before: Before | null, now: Date) {
	const isMoved = status !== undefined && status !== before?.status;
	return {
		...(status === undefined ? {} : { status }),
		...(isMoved ? { statusChangedAt: now } : {}),
		...(status === "applied" && !before?.appliedAt ? { appliedAt: now } : {}),
		...(notes === undefined ? {} : { notes }),
		...(pay === undefined ? {} : { pay }),
		...(contacts === undefined ? {} : { contacts }),
		...(remindOn === undefined ? {} : { remindOn: remindOn === null ? null : new Date(`${remindOn}T00:00:00Z`) }),
	};
}
