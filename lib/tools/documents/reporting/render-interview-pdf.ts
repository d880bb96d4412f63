import "server-only";
import type { InterviewPrep } from "@/lib/tools/documents/interviews/schemas";
import { documentBaseName } from "@/lib/tools/documents/printing/file-names";
import { nameForPeople } from "@/lib/tools/documents/printing/names-for-people";
import { paperFor, paperOf } from "@/lib/tools/documents/printing/paper";
import type { PageSize } from "@/lib/tools/documents/printing/templates";
import type { NewFile } from "@/lib/tools/tool";
import { outlineInterview } from "./interview-outline";
import { writeReportPdf } from "./report-pdf";

/** The preparation as PDF. Equal input gives equal bytes. */
export async function renderInterviewPdf(prep: InterviewPrep, pageSize: PageSize | null, writtenAt: Date): Promise<NewFile> {
	const title = documentBaseName("Interview preparation", prep.company ?? "", prep.name);
	const paper = pageSize ? paperOf(pageSize) : paperFor(prep.country);
	const bytes = await writeReportPdf(outlineInterview(prep), { title, paper, language: prep.resumeLanguage, writtenAt });
	return {
		fileName: `${nameForPeople({ name: prep.name, language: prep.resumeLanguage }, "Interview preparation", prep.company ?? "")}.pdf`,
		mimeType: "application/pdf",
		bytes,
	};
}
