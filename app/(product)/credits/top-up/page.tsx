import type { Metadata } from "next";
import Link from "next/link";
import { findRun } from "@/app/(product)/find-run";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchParamsOf } from "@/app/search-text";
import { BalanceLine } from "@/components/credits/balance-line";
import { creditKeys } from "@/components/credits/queries";
import { runName } from "@/components/goal-jobs/run-name";
import { TopLine } from "@/components/layout/top-line";
import { TopUpForm } from "@/components/payments/top-up-form";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { getBalance } from "@/lib/credits/views/get-balance";
import { findQuoteOfRun } from "@/lib/goal-jobs/commits/find-quote-of-run";
import { arePaymentsSetUp } from "@/lib/payments/provider/paddle";

export const metadata: Metadata = { title: "Top up" };

const USUAL_MICRO_U = 10_000_000;

function ForbiddenToGuests() {
	return (
		<Notice tone="info" title="Sign up first">
			What you buy belongs to an account.{" "}
			<Link href="/sign-up?next=/credits/top-up" className="text-accent underline underline-offset-2">
				Sign up
			</Link>{" "}
			and your runs and their answers come with you.
		</Notice>
	);
}

export default async function TopUpPage({ searchParams }: { searchParams: Promise<Search> }) {
	const search = searchParamsOf(await searchParams);
	const context = await requirePageContext(search.size > 0 ? `/credits/top-up?${search}` : "/credits/top-up");
	const run = await findRun(search.get("run") ?? "");
	const [balance, quote] = await Promise.all([getBalance(context), run && findQuoteOfRun(context, run)]);
	return (
		<>
			<TopLine place="Top up" {...(run && { parent: { href: `/runs/${run.jobSpecId}`, label: "Run" } })} />
			<main className="mx-auto grid w-full max-w-xl grid-cols-1 gap-6 px-4 py-8 md:px-8">
				<div className="grid gap-1">
					<h1 className="font-semibold text-2xl">Top up</h1>
					<Hydrated data={[[creditKeys.balance, balance]]}>
						<BalanceLine />
					</Hydrated>
				</div>
				{run && (
					<Notice tone={quote?.sufficient ? "success" : "info"} title={quote?.sufficient ? "Your run can start" : "Your run waits"}>
						<Link href={`/runs/${run.jobSpecId}`} className="break-words text-accent underline underline-offset-2">
							{runName(run)}
						</Link>{" "}
						{quote?.sufficient ? "is covered by what you have." : "and your answers are kept. After the payment you go back to it."}
					</Notice>
				)}
				{context.actor.kind === "guest" ? (
					<ForbiddenToGuests />
				) : arePaymentsSetUp() ? (
					<Card className="p-5 md:p-6">
						<TopUpForm runId={run?.jobSpecId ?? null} suggestedMicroU={quote?.suggestedMicroU ?? USUAL_MICRO_U} />
					</Card>
				) : (
					<Notice tone="warning" title="Nothing can be bought here">
						Payments are not set up on this server. The free allowance begins anew each month.
					</Notice>
				)}
				<p className="text-ink-muted text-sm">
					Often here?{" "}
					<Link href="/plan" className="text-accent underline underline-offset-2">
						Pro
					</Link>{" "}
					brings credits every month.
				</p>
			</main>
		</>
	);
}
