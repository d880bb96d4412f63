import { InterviewPrep } from "@/lib/tools/documents/interviews/schemas";

/** A preparation from its file; null for one that is not as this version writes it. */
export function readPrep(text: string): InterviewPrep | null {
	try {
		return InterviewPrep.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}
