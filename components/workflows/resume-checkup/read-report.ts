import { CheckupReport } from "@/lib/tools/resume-profile/checkup-report";

/** A report from its file; null for one that is not as this version writes it. */
export function readReport(text: string): CheckupReport | null {
	try {
		return CheckupReport.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}
