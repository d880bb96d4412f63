import { changedAt, insertedAt, movedAt, removedAt } from "./lists";
import { type Bullet, type Change, joinedSource, newBullet, type Profile } from "./profile";

/** A list of bullets: those of a job, the details of a school, or the lines of another section. */
export interface BulletPlace {
	readonly of: "experience" | "education" | "otherSections";
	readonly index: number;
}

function withBullets(place: BulletPlace, change: (bullets: Bullet[], profile: Profile) => Bullet[]): Change {
	return (profile) => {
		if (place.of === "experience") {
			return { ...profile, experience: changedAt(profile.experience, place.index, (job) => ({ ...job, bullets: change(job.bullets, profile) })) };
		}
		if (place.of === "education") {
			return { ...profile, education: changedAt(profile.education, place.index, (school) => ({ ...school, details: change(school.details, profile) })) };
		}
		return { ...profile, otherSections: changedAt(profile.otherSections, place.index, (section) => ({ ...section, lines: change(section.lines, profile) })) };
	};
}

export const editBullet = (place: BulletPlace, at: number, text: string) =>
	withBullets(place, (bullets) => changedAt(bullets, at, (bullet) => ({ ...bullet, text })));

export const addBullet = (place: BulletPlace) => withBullets(place, (bullets, profile) => [...bullets, newBullet(profile)]);

export const removeBullet = (place: BulletPlace, at: number) => withBullets(place, (bullets) => removedAt(bullets, at));

export const moveBullet = (place: BulletPlace, at: number, by: -1 | 1) => withBullets(place, (bullets) => movedAt(bullets, at, by));

/** Joins a bullet to the end of the one above. */
export const mergeBulletUp = (place: BulletPlace, at: number) =>
	withBullets(place, (bullets) => {
		const [above, below] = [bullets[at - 1], bullets[at]];
		if (!above || !below) return bullets;
		const text = [above.text.trim(), below.text.trim()].filter(Boolean).join(" ");
		return removedAt(
			changedAt(bullets, at - 1, () => ({ ...above, text, source: joinedSource([above.source, below.source]) })),
			at,
		);
	});

/** Whether there is text on both sides of `offset`, which counts UTF-16 units. */
export const canSplitAt = (text: string, offset: number) => text.slice(0, offset).trim() !== "" && text.slice(offset).trim() !== "";

/** Makes two bullets of one, parted at `offset`; both stand where the one stood. */
export const splitBullet = (place: BulletPlace, at: number, offset: number) =>
	withBullets(place, (bullets, profile) => {
		const bullet = bullets[at];
		if (!bullet || !canSplitAt(bullet.text, offset)) return bullets;
		const first = { ...bullet, text: bullet.text.slice(0, offset).trim() };
		return insertedAt(
			changedAt(bullets, at, () => first),
			at + 1,
			newBullet(profile, bullet.text.slice(offset).trim(), bullet.source),
		);
	});
