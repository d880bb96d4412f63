import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { GuestButton } from "@/components/accounts/guest-button";
import { FirstGoal } from "@/components/goal-jobs/goal/first-goal";
import { Road } from "@/components/site/road";
import { Shelf } from "@/components/site/shelf";
import { SiteFooter } from "@/components/site/site-footer";
import { SiteHeader } from "@/components/site/site-header";
import { Button } from "@/components/ui/button";
import { count } from "@/components/ui/format/format";
import { getPageActor } from "@/lib/accounts/sessions/page-session";
import { listCatalog } from "@/lib/catalog/registry";

const PROMISES = [
	{
		title: "Checked, and it says so",
		text: "What a result claims is looked up in your files. What could not be read, done or checked is named, never covered up.",
	},
	{
		title: "You decide",
		text: "You see what was understood, choose what matters, and confirm. Nothing runs and nothing is spent while it waits for you.",
	},
	{
		title: "Every step is open",
		text: "Each step shows what went in, what came out, what it cost and how long it took. A run that fails goes on from where it stopped.",
	},
];

export default async function LandingPage() {
	const isSignedIn = (await getPageActor()) !== null;
	const workflows = listCatalog().workflows.filter(({ deprecated }) => !deprecated);
	return (
		<div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
			<SiteHeader isSignedIn={isSignedIn} />
			<main className="mx-auto grid w-full max-w-5xl content-start gap-14 px-4 pt-[8vh] pb-20 md:px-8">
				<section className="grid max-w-3xl grid-cols-1 gap-6">
					<div className="grid gap-3">
						<h1 className="font-semibold text-2xl md:text-3xl">Your files in. Finished, checked results out.</h1>
						<p className="max-w-[60ch] text-ink-muted text-lg">
							Say what you want, or pick one of {count(workflows.length, "workflow")}: from a resume to one tailored for each open job, from a resume to what
							should be mended in it, from a table to one in the format you need.
						</p>
					</div>
					<FirstGoal isSignedIn={isSignedIn} maxFileBytes={Math.max(...workflows.map(({ maxFileBytes }) => maxFileBytes))} />
					<div className="flex flex-wrap gap-3">
						<Button asChild size="lg">
							<Link href={isSignedIn ? "/home" : "/sign-up"}>
								{isSignedIn ? "Start a run" : "Create an account"} <ArrowRight aria-hidden />
							</Link>
						</Button>
						{!isSignedIn && <GuestButton next="/home" />}
					</div>
				</section>
				<Shelf workflows={workflows} />
				<Road />
				<section aria-label="What you can count on" className="grid gap-8 md:grid-cols-3">
					{PROMISES.map(({ title, text }) => (
						<div key={title} className="grid content-start gap-1.5">
							<h2 className="font-semibold text-lg">{title}</h2>
							<p className="text-ink-muted">{text}</p>
						</div>
					))}
				</section>
			</main>
			<SiteFooter />
		</div>
	);
}
