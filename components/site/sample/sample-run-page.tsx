import { CircleCheck } from "lucide-react";
import Link from "next/link";
import { priceOfWork } from "@/components/credits/price-of-work";
import { SiteFooter } from "@/components/site/site-footer";
import { SiteHeader } from "@/components/site/site-header";
import { StateBadge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { day, duration, money } from "@/components/ui/format/format";
import { Notice } from "@/components/ui/notice";
import { Track } from "@/components/ui/track";
import { SampleMatches } from "./sample-matches";
import { SampleResumes } from "./sample-resumes";
import { SAMPLE_RUN } from "./sample-run";
import { SampleSteps } from "./sample-steps";

/** A finished run as its person sees it, for anybody to look at: nothing on it can be changed, so it needs no session and no code in the browser. */
export function SampleRunPage({ isSignedIn }: { isSignedIn: boolean }) {
	const { day: recordedOn, resume, steps, workedMs, costMicroU, resumes } = SAMPLE_RUN;
	const facts = [
		["Workflow", "Resume to job-ready"],
		["Worked for", duration(workedMs)],
		["Price", money(priceOfWork(costMicroU))],
		["Tailored resumes", String(resumes.length)],
		["Recorded", day(`${recordedOn}T12:00:00.000Z`)],
	] as const;
	return (
		<div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
			<SiteHeader isSignedIn={isSignedIn} />
			<main className="mx-auto grid w-full max-w-6xl grid-cols-1 content-start gap-10 px-4 py-8 md:px-8">
				<header className="grid grid-cols-1 gap-4">
					<div className="flex flex-wrap items-start justify-between gap-4">
						<div className="grid justify-items-start gap-1.5">
							<StateBadge tone="success" icon={CircleCheck}>
								Completed
							</StateBadge>
							<h1 className="font-semibold text-2xl">A finished run of {resume.fileName}</h1>
						</div>
						<Button asChild variant="primary" size="lg">
							<Link href="/">Do this with your resume</Link>
						</Button>
					</div>
					<Track parts={steps.map(({ title, isPause }) => ({ key: title, state: "done", isPause }))} />
					<dl className="flex flex-wrap gap-x-8 gap-y-3">
						{facts.map(([label, value]) => (
							<div key={label} className="grid gap-0.5">
								<dt className="text-ink-muted text-xs">{label}</dt>
								<dd className="text-sm">{value}</dd>
							</div>
						))}
					</dl>
					<Notice tone="info" title="A sample to look at">
						<p>
							{resume.name} and the postings are made up. All else is as the run left it: the numbers, the scores, the documents and the reasons. The person
							said yes to what was read, and picked {resumes.length} postings.{" "}
							<a href={resume.file} download className="rounded-sm underline underline-offset-2">
								The resume that went in
							</a>
						</p>
					</Notice>
				</header>
				<SampleResumes resumes={resumes} />
				<SampleMatches />
				<SampleSteps />
			</main>
			<SiteFooter />
		</div>
	);
}
