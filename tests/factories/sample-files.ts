import { makeSampleResume } from "@/prisma/sample-resume";

let made: ReturnType<typeof makeSampleResume> | undefined;

/** The sample resume of the seed in both formats, made once however many tests ask for it. */
export function sampleFiles(): ReturnType<typeof makeSampleResume> {
	made ??= makeSampleResume();
	return made;
}
