import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { GuestButton } from "@/components/accounts/guest-button";
import { Mark } from "@/components/layout/mark";
import { Road } from "@/components/site/road";
import { Button } from "@/components/ui/button";
import { getPageActor } from "@/lib/accounts/sessions/page-session";

const PROMISES = [
	{
		title: "Only what your resume says",
		text: "Each tailored resume is checked line by line against yours. A claim without a source there does not get through.",
	},
	{
		title: "Postings that are open",
		text: "Every posting is looked up before you see it. Closed ones are left out, and those that could not be reached say so.",
	},
	{
		title: "You decide twice",
		text: "You confirm what was understood, and you pick the postings. Nothing runs and nothing is spent while it waits for you.",
	},
];

export default async function LandingPage() {
	const isSignedIn = (await getPageActor()) !== null;
	return (
		<div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
			<header className="mx-auto flex h-16 w-full max-w-5xl items-center justify-between px-4 md:px-8">
				<span className="flex items-center gap-2 font-semibold">
					<Mark /> Goal Mode
				</span>
				<Button asChild variant="ghost">
					<Link href={isSignedIn ? "/runs" : "/sign-in"}>{isSignedIn ? "Your runs" : "Sign in"}</Link>
				</Button>
			</header>
			<main className="mx-auto grid w-full max-w-5xl content-start gap-14 px-4 pt-[8vh] pb-20 md:px-8">
				<section className="grid max-w-2xl gap-6">
					<h1 className="font-semibold text-2xl md:text-3xl">Your resume in. Open jobs that fit, and a resume for each, out.</h1>
					<p className="max-w-[60ch] text-ink-muted text-lg">
						Upload a PDF or DOCX. It is read, job boards are searched, each posting is checked and scored, and for those you choose you get a resume as DOCX and
						PDF with a note of what was changed and why.
					</p>
					<div className="flex flex-wrap gap-3">
						<Button asChild variant="primary" size="lg">
							<Link href={isSignedIn ? "/catalog" : "/sign-up"}>
								{isSignedIn ? "Start a run" : "Create an account"} <ArrowRight aria-hidden />
							</Link>
						</Button>
						{!isSignedIn && <GuestButton next="/catalog" />}
					</div>
				</section>
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
			<footer className="border-t">
				<div className="mx-auto flex max-w-5xl flex-wrap gap-x-6 gap-y-2 px-4 py-6 text-ink-muted text-sm md:px-8">
					<span>Goal Mode</span>
					<Link href="/docs/api" className="rounded-sm underline underline-offset-2 hover:text-ink">
						API reference
					</Link>
				</div>
			</footer>
		</div>
	);
}
