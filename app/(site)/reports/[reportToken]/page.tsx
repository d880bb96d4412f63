import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { Providers } from "@/components/layout/providers";
import { ReportPage } from "@/components/surveys/analytics/report-page";
import { localeOf } from "@/components/ui/format/format";
import { LocaleProvider } from "@/components/ui/format/locale";
import { AppError } from "@/lib/platform/errors";
import { getSurveyReport } from "@/lib/surveys/reports/get-report";
import type { SurveyReport } from "@/lib/surveys/schemas/reading";

interface ReportProps {
	params: Promise<{ reportToken: string }>;
}

const findReport = cache(async (reportToken: string): Promise<SurveyReport | null> => {
	try {
		return await getSurveyReport(reportToken);
	} catch (error) {
		if (error instanceof AppError && error.code === "REPORT_NOT_FOUND") return null;
		throw error;
	}
});

export async function generateMetadata({ params }: ReportProps): Promise<Metadata> {
	const report = await findReport((await params).reportToken);
	// Who has the link may read it; search engines have no business with it.
	return { title: report ? `${report.title}: report` : "Report not found", robots: { index: false, follow: false } };
}

export default async function Report({ params }: ReportProps) {
	const { reportToken } = await params;
	const report = await findReport(reportToken);
	if (!report) notFound();
	return (
		<LocaleProvider locale={localeOf((await headers()).get("accept-language"))} timeZone="UTC">
			<Providers>
				<ReportPage reportToken={reportToken} first={report} nowMs={Date.now()} />
			</Providers>
		</LocaleProvider>
	);
}
