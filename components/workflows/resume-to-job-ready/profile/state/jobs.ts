import { earlier, later } from "./dates";
import { changedAt, insertedAt, movedAt, removedAt } from "./lists";
import { type Change, type Job, joinedSource, newBullet, newJob, type Profile } from "./profile";

export type JobFields = Pick<Job, "title" | "company" | "location" | "startDate" | "endDate" | "isCurrent">;

/** Changes fields of a job. What the file says of the dates is dropped with the dates, or it would contradict them. */
export const editJob =
	(at: number, fields: Partial<JobFields>): Change =>
	(profile) => {
		const hasDates = "startDate" in fields || "endDate" in fields || "isCurrent" in fields;
		return { ...profile, experience: changedAt(profile.experience, at, (job) => ({ ...job, ...fields, ...(hasDates ? { datesText: null } : {}) })) };
	};

/** Puts a job on top, where the newest stands. */
export const addJob =
	(job: Job): Change =>
	(profile) => ({ ...profile, experience: [job, ...profile.experience] });

export const removeJob =
	(at: number): Change =>
	(profile) => ({ ...profile, experience: removedAt(profile.experience, at) });

export const moveJob =
	(at: number, by: -1 | 1): Change =>
	(profile) => ({ ...profile, experience: movedAt(profile.experience, at, by) });

const differs = (own: string | null, kept: string | null) => own !== null && own.trim() !== "" && own !== kept;

/** What the head of `below` says that the joined head does not: its dates too, as soon as anything else differs. */
function lostWords(below: Job, joined: Job): string {
	const words = [
		differs(below.title, joined.title) ? below.title : null,
		differs(below.company, joined.company) ? below.company : null,
		differs(below.location, joined.location) ? below.location : null,
	].filter((word) => word !== null);
	if (words.length === 0) return "";
	const dates = below.datesText ?? [below.startDate, below.isCurrent ? "present" : below.endDate].filter(Boolean).join(" to ");
	return [...words, ...(dates ? [dates] : [])].join(", ");
}

function joinedJob(profile: Profile, above: Job, below: Job): Job {
	const isCurrent = above.isCurrent || below.isCurrent;
	const hasSameDates = above.startDate === below.startDate && above.endDate === below.endDate && above.isCurrent === below.isCurrent;
	const joined: Job = {
		...above,
		title: above.title || below.title,
		company: above.company || below.company,
		location: above.location || below.location,
		startDate: earlier(above.startDate, below.startDate),
		endDate: isCurrent ? null : later(above.endDate, below.endDate),
		isCurrent,
		datesText: hasSameDates ? (above.datesText ?? below.datesText) : null,
		confidence: Math.min(above.confidence, below.confidence),
		source: joinedSource([above.source, below.source]),
	};
	const lost = lostWords(below, joined);
	return { ...joined, bullets: [...above.bullets, ...(lost ? [newBullet(profile, lost, below.source)] : []), ...below.bullets] };
}

/** Joins a job to the one above: its bullets follow, the dates span both, and what its head says otherwise becomes a bullet. */
export const mergeJobUp =
	(at: number): Change =>
	(profile) => {
		const [above, below] = [profile.experience[at - 1], profile.experience[at]];
		if (!above || !below) return profile;
		return {
			...profile,
			experience: removedAt(
				changedAt(profile.experience, at - 1, () => joinedJob(profile, above, below)),
				at,
			),
		};
	};

/** Makes a job of its own of the bullets from `bulletAt` on; who, what and when of it are for the person to say. */
export const splitJob =
	(at: number, bulletAt: number): Change =>
	(profile) => {
		const job = profile.experience[at];
		const moved = job?.bullets.slice(bulletAt) ?? [];
		if (!job || moved.length === 0) return profile;
		const first = { ...job, bullets: job.bullets.slice(0, bulletAt) };
		const second = newJob(profile, { bullets: moved, source: joinedSource(moved.map((bullet) => bullet.source)) });
		return {
			...profile,
			experience: insertedAt(
				changedAt(profile.experience, at, () => first),
				at + 1,
				second,
			),
		};
	};
