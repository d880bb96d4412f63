import type { Metadata } from "next";
import Link from "next/link";
import { freeMonthWords, leastPriceWords } from "@/components/credits/free-month";
import { Hero } from "@/components/site/hero/hero";
import { Road } from "@/components/site/road";
import { Proof } from "@/components/site/sample/proof";
import { Shelf } from "@/components/site/shelf";
import { SiteFooter } from "@/components/site/site-footer";
import { SiteHeader } from "@/components/site/site-header";
import { Sources } from "@/components/site/sources";
import { Button, buttonStyle } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { CONTROL_STYLE } from "@/components/ui/form/input";
import { count } from "@/components/ui/format/format";
import { getPageActor } from "@/lib/accounts/sessions/page-session";
import { listCatalog } from "@/lib/catalog/registry";
import { endingsOf } from "@/lib/files/formats";

export const metadata: Metadata = { alternates: { canonical: "/" } };

/** What the whole page is about stands not among what else there is. */
const SHOWN_ABOVE = "goal_lane.resume_to_job_ready";

const PROMISES = [
	{
		title: "Checked, and it says so",
		text: "What a result claims is looked up in your files. What could not be read, done or checked is named, never covered up.",
	},
	{
		title: "You decide",
		text: "You see what was understood, choose what matters, and confirm. Nothing runs and nothing is charged while it waits for you.",
	},
	{
		title: "Every step is open",
		text: "Each step shows what went in, what came out, what it cost and how long it took. A run that fails goes on from where it stopped.",
	},
];

const HERO_STYLES = {
	go: buttonStyle({ variant: "primary", size: "lg" }),
	field: cn(CONTROL_STYLE, "field-sizing-content max-h-72 min-h-16 resize-none py-2"),
};

export default async function LandingPage() {
	const isSignedIn = (await getPageActor()) !== null;
	const workflows = listCatalog().workflows.filter(({ deprecated }) => !deprecated);
	return (
		<div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
			<SiteHeader isSignedIn={isSignedIn} />
			<main className="mx-auto grid w-full max-w-6xl grid-cols-1 content-start gap-12 px-4 pt-3 pb-16 md:gap-20 md:pb-20 md:px-8 md:pt-[6vh]">
				<section className="grid grid-cols-1 items-start gap-5 sm:gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
					<div className="grid gap-3 md:gap-4 lg:pt-4">
						<h1 className="text-balance font-semibold text-xl sm:text-2xl md:text-3xl">
							A resume tailored to each job you choose.{!isSignedIn && " No account."}
						</h1>
						<p className="max-w-[52ch] text-ink-muted sm:text-lg">
							Drop your resume: we find open jobs that fit and write a tailored resume for each one you pick.
							<span className="max-sm:hidden"> {count(workflows.length - 1, "other workflow")} take documents, tables and pictures.</span>
						</p>
						<p className="max-w-[52ch] text-ink-muted text-sm">
							{freeMonthWords(null)} <span className="max-sm:hidden">{leastPriceWords()}</span>
						</p>
						<p className="text-sm max-sm:hidden">
							<Link href="/privacy" prefetch={false} className="rounded-sm text-ink-muted underline underline-offset-2 hover:text-ink">
								What is kept, and for how long
							</Link>
						</p>
					</div>
					<Hero
						isSignedIn={isSignedIn}
						taken={{
							endings: endingsOf(workflows.flatMap(({ supportedInputFormats }) => supportedInputFormats)),
							maxFileBytes: Math.max(...workflows.map(({ maxFileBytes }) => maxFileBytes)),
						}}
						styles={HERO_STYLES}
					/>
					<p className="text-sm sm:hidden">
						<Link href="/privacy" prefetch={false} className="rounded-sm py-2 text-ink-muted underline underline-offset-2">
							What is kept, and for how long
						</Link>
					</p>
				</section>
				<Proof />
				<Road />
				<section aria-label="What you can count on" className="grid gap-5 md:grid-cols-3 md:gap-8">
					{PROMISES.map(({ title, text }) => (
						<div key={title} className="grid content-start gap-1.5">
							<h2 className="font-semibold text-lg">{title}</h2>
							<p className="text-ink-muted">{text}</p>
						</div>
					))}
				</section>
				<section aria-labelledby="shelf" className="grid grid-cols-1 gap-6">
					<h2 id="shelf" className="font-semibold text-xl">
						What else can be done here
					</h2>
					<p className="-mt-4">
						<Link href="/catalog" prefetch={false} className="rounded-sm text-accent underline underline-offset-2 pointer-coarse:py-2.5">
							All {count(workflows.length, "workflow")} with their prices
						</Link>
					</p>
					<Shelf workflows={workflows.filter(({ workflowId }) => workflowId !== SHOWN_ABOVE)} isSignedIn={isSignedIn} />
				</section>
				<Sources />
				{!isSignedIn && (
					<p className="flex flex-wrap items-center gap-3">
						<Button asChild size="lg">
							<Link href="/sign-up" prefetch={false}>
								Create an account
							</Link>
						</Button>
						<span className="text-ink-muted">It keeps your runs on every device. What you made without one comes along.</span>
					</p>
				)}
			</main>
			<SiteFooter />
		</div>
	);
}
