import { findDateRange, yearsCovered } from "@/lib/tools/reading/text/date-ranges";
import { NOTHING_NEW, type ResumeBullet, type ResumeExperience, type ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { workOf } from "./breaks";
import { gapsOf } from "./coverage/gaps";
import { certificateName } from "./lists/certificate-name";
import { readAsOf } from "./printed/read-as";

/** The dates as they are written, where they still say what the dates are. */
function datesTextOf({ datesText, startDate, endDate, isCurrent }: ResumeExperience): string | null {
	const range = datesText === null ? null : findDateRange(datesText);
	return range && range.start === startDate && (isCurrent || range.end === endDate) && range.isCurrent === isCurrent ? datesText : null;
}

/** What the file prints stands for the entries as long as these are what was read from it. */
const stillPrinted = (profile: ResumeProfile): ResumeProfile["printed"] => (profile.printed?.readAs === readAsOf(profile) ? profile.printed : null);

/**
 * A profile that a person may have changed: every entry gets an id that no other has, and its years are those of its positions, and its
 * gaps are what is still open.
 */
export function givenProfile(profile: ResumeProfile, now: Date): ResumeProfile {
	const taken = new Set<string>();
	const ownId = (id: string, prefix: string): string => {
		let own = id;
		for (let at = 1; own === "" || taken.has(own); at++) own = `${prefix}${at}`;
		taken.add(own);
		return own;
	};
	const numbered = (bullets: readonly ResumeBullet[], prefix: string) => bullets.map((bullet) => ({ ...bullet, bulletId: ownId(bullet.bulletId, prefix) }));
	const experience = profile.experience.map((job) => {
		const experienceId = ownId(job.experienceId, "NE");
		return { ...job, experienceId, datesText: datesTextOf(job), bullets: numbered(job.bullets, `${experienceId}N`) };
	});
	const years = yearsCovered(workOf({ experience }), now);
	const isAllUsed = profile.unused.every(({ reason }) => NOTHING_NEW.has(reason));
	const given = {
		...profile,
		experience,
		education: profile.education.map((school) => {
			const educationId = ownId(school.educationId, "NS");
			return { ...school, educationId, details: numbered(school.details, `${educationId}N`) };
		}),
		certifications: profile.certifications.map((fact) => ({ ...fact, name: certificateName(fact.value) })),
		otherSections: profile.otherSections.map((section, at) => ({ ...section, lines: numbered(section.lines, `NO${at + 1}N`) })),
		yearsOfExperience: years === null ? profile.yearsOfExperience : { value: years, confidence: profile.yearsOfExperience?.confidence ?? 1 },
		readShare: isAllUsed ? 1 : profile.readShare,
	};
	return { ...given, printed: stillPrinted(given), gaps: gapsOf(given) };
}
