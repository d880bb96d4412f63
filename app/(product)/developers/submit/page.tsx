import type { Metadata } from "next";
import { SignUpFirst } from "@/app/(product)/developers/registered";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchText } from "@/app/search-text";
import { SubmitForm } from "@/components/developers/submit-form";
import { TopLine } from "@/components/layout/top-line";
import { getAgentVersion } from "@/lib/developers/agents/get-agent";
import { exampleAgent } from "@/lib/developers/example-agent";
import { firstAgentName, nextVersion } from "@/lib/developers/names";
import type { ActorContext } from "@/lib/platform/context";

export const metadata: Metadata = { title: "Submit an agent" };

export default async function SubmitPage({ searchParams }: { searchParams: Promise<Search> }) {
	const search = await searchParams;
	const context = await requirePageContext("/developers/submit");
	const isGuest = context.actor.kind === "guest";
	return (
		<>
			<TopLine parent={{ href: "/developers", label: "Developers" }} place="Submit an agent" />
			<main className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6 md:px-8">
				<div className="grid gap-1">
					<h1 className="font-semibold text-2xl">Submit an agent</h1>
					<p className="max-w-[72ch] text-ink-muted">Write or paste the document. It is checked as you write, and nothing is kept before you submit it.</p>
				</div>
				{isGuest ? <SignUpFirst /> : <SubmitForm begun={await begunText(context, searchText(search.from), searchText(search.version))} />}
			</main>
		</>
	);
}

/** The version that is to be changed, under the next number; else the example under a name that is the person's own. */
async function begunText(context: ActorContext, from: string | null, version: string | null): Promise<string> {
	const known = from && version ? await getAgentVersion(context, from, version).catch(() => null) : null;
	const document = known ? { ...known.document, version: nextVersion(known.version) } : exampleAgent(firstAgentName(context.actor.userId));
	return JSON.stringify(document, null, 2);
}
