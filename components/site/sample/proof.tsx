import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { changesIn } from "@/components/goal-jobs/results/note-parts";
import { Button } from "@/components/ui/button";
import { BeforeAfter } from "./before-after";
import { SAMPLE_RUN } from "./sample-run";

const SHOWN_CHANGES = 4;

/** What the product makes of the sample resume, as it made it: before and after, what was changed, and the whole run to look at. */
export function Proof() {
	const { resume, resumes } = SAMPLE_RUN;
	const made = resumes.at(-1);
	const [before] = resume.pages;
	const [after] = made?.pages ?? [];
	if (!made || !before || !after) return null;
	const changes = changesIn(made.note).slice(0, SHOWN_CHANGES);
	return (
		<section aria-labelledby="proof" className="grid grid-cols-1 items-center gap-8 lg:grid-cols-2 lg:gap-12">
			<div className="grid content-start gap-5">
				<h2 id="proof" className="font-semibold text-xl sm:text-2xl">
					The same resume, before and after
				</h2>
				<p className="max-w-[60ch] text-ink-muted sm:text-lg">
					Made by a run of the sample resume, for “{made.title}” at {made.company}. Nothing is invented: each line stands in the original, and each change says
					why it was made.
				</p>
				<dl className="grid gap-3">
					{changes.map(({ part, changes: [first] }) => (
						<div key={part} className="grid gap-0.5 border-l-2 border-l-accent pl-3 max-sm:[&:nth-child(n+3)]:hidden">
							<dt className="font-medium">{part}</dt>
							<dd className="text-ink-muted text-sm">{first}</dd>
						</div>
					))}
				</dl>
				<Button asChild size="lg" className="justify-self-start">
					<Link href="/sample" prefetch={false}>
						Look at the whole run <ArrowRight aria-hidden />
					</Link>
				</Button>
				<p className="text-ink-muted text-sm">The person and the postings are made up. Switch between the two to see what moved.</p>
			</div>
			<BeforeAfter
				before={{ src: before, alt: `Resume of ${resume.name} as it was` }}
				after={{ src: after, alt: `The same resume, tailored for ${made.title} at ${made.company}` }}
				marks={made.marks}
			/>
		</section>
	);
}
