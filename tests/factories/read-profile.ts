import type { Profile } from "@/components/workflows/resume-to-job-ready/profile/state/profile";
import { SAMPLE_PROFILE } from "@/tests/factories/sample-profile";

const at = (lineId: string, quote: string) => ({ lineIds: [lineId], page: 1, quote });

/** A profile as checkpoint 1 shows it, with lines that stand in no field. Three tenths of the file's letters are in them. */
export function makeReadProfile(changes: Partial<Profile> = {}): Profile {
	return structuredClone({
		...SAMPLE_PROFILE,
		unused: [
			{ text: "Page 1 of 2", reason: "page_furniture" as const, source: at("L90", "Page 1 of 2") },
			{ text: "Born 12 May 1988", reason: "personal" as const, source: at("L91", "Born 12 May 1988") },
			{ text: "Volunteer fire brigade 2012", reason: "not_understood" as const, source: at("L92", "Volunteer fire brigade 2012") },
		],
		readShare: 0.7,
		...changes,
	});
}
