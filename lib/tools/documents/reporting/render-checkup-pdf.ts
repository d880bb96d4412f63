import "server-only";
import { documentBaseName } from "@/lib/tools/documents/printing/file-names";
import { nameForPeople } from "@/lib/tools/documents/printing/names-for-people";
import { type Paper, paperFor, paperOf } from "@/lib/tools/documents/printing/paper";
import type { PageSize } from "@/lib/tools/documents/printing/templates";
import type { CheckupReport } from "@/lib/tools/resume-profile/checkup-report";
import { countryOf } from "@/lib/tools/taxonomy/places/locations";
import type { NewFile } from "@/lib/tools/tool";
import { outlineCheckup } from "./checkup-outline";
import { writeReportPdf } from "./report-pdf";

/** The paper of the place that the resume names last, as in "Austin, TX, United States". */
function paperOfReport({ readAs }: CheckupReport, pageSize: PageSize | null): Paper {
	return pageSize ? paperOf(pageSize) : paperFor(readAs.location === null ? null : countryOf(readAs.location));
}

/** The checkup as PDF. Equal input gives equal bytes. */
export async function renderCheckupPdf(report: CheckupReport, pageSize: PageSize | null, writtenAt: Date): Promise<NewFile> {
	const title = documentBaseName("Resume checkup", report.readAs.name ?? "", "");
	const options = { title, paper: paperOfReport(report, pageSize), language: report.language, writtenAt };
	return {
		fileName: `${nameForPeople({ name: report.readAs.name ?? "", language: report.language }, "Resume checkup")}.pdf`,
		mimeType: "application/pdf",
		bytes: await writeReportPdf(outlineCheckup(report), options),
	};
}
