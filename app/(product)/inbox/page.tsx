import type { Metadata } from "next";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchText } from "@/app/search-text";
import { RUNS_PER_PAGE, runKeys } from "@/components/goal-jobs/queries";
import { Inbox } from "@/components/inbox/inbox";
import { guestKeptUntil } from "@/lib/accounts/guests/kept-until";
import { listSessions } from "@/lib/goal-jobs/views/list-sessions";
import { isId } from "@/lib/platform/ids";

export const metadata: Metadata = { title: "Inbox" };

export default async function InboxPage({ searchParams }: { searchParams: Promise<Search> }) {
	const run = searchText((await searchParams).run);
	const wantedRunId = run && isId(run) ? run : null;
	const context = await requirePageContext(wantedRunId ? `/inbox?run=${wantedRunId}` : "/inbox");
	const page = await listSessions(context, { waiting: true, limit: RUNS_PER_PAGE });
	return (
		<Hydrated data={[[runKeys.inbox, { pages: [page], pageParams: [null] }]]}>
			<Inbox wantedRunId={wantedRunId} nowMs={Date.now()} keptUntil={context.actor.kind === "guest" ? guestKeptUntil(context.actor.signedInAt) : null} />
		</Hydrated>
	);
}
