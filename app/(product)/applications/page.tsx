import type { Metadata } from "next";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchParamsOf } from "@/app/search-text";
import { queryOf, readShown } from "@/components/applications/application-filter";
import { ApplicationsPage } from "@/components/applications/applications-page";
import { APPLICATIONS_PER_PAGE, applicationKeys } from "@/components/applications/queries";
import { listApplications } from "@/lib/goal-jobs/applications/list-applications";
import { ApplicationsQuery } from "@/lib/goal-jobs/applications/schemas";

export const metadata: Metadata = { title: "Applications" };

export default async function MyApplicationsPage({ searchParams }: { searchParams: Promise<Search> }) {
	const search = searchParamsOf(await searchParams);
	const context = await requirePageContext(search.size > 0 ? `/applications?${search}` : "/applications");
	const shown = readShown(search);
	const page = await listApplications(context, ApplicationsQuery.parse({ ...queryOf(shown), limit: APPLICATIONS_PER_PAGE }));
	return (
		<Hydrated data={[[applicationKeys.list(shown), { pages: [page], pageParams: [null] }]]}>
			<ApplicationsPage />
		</Hydrated>
	);
}
