import type { Metadata } from "next";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchParamsOf } from "@/app/search-text";
import { readStatus } from "@/components/surveys/list/read-status";
import { SurveyList } from "@/components/surveys/list/survey-list";
import { SURVEYS_PER_PAGE, surveyKeys } from "@/components/surveys/queries";
import { listSurveys } from "@/lib/surveys/lifecycle/list-surveys";
import { ListSurveysQuery } from "@/lib/surveys/schemas/survey";

export const metadata: Metadata = { title: "Surveys" };

export default async function SurveysPage({ searchParams }: { searchParams: Promise<Search> }) {
	const search = searchParamsOf(await searchParams);
	const context = await requirePageContext(search.size > 0 ? `/surveys?${search}` : "/surveys");
	const status = readStatus(search);
	const page = await listSurveys(context, ListSurveysQuery.parse({ status: status ?? undefined, limit: SURVEYS_PER_PAGE }));
	return (
		<Hydrated data={[[surveyKeys.list(status), { pages: [page], pageParams: [null] }]]}>
			<SurveyList />
		</Hydrated>
	);
}
