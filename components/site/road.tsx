import { Hand } from "lucide-react";
import { Fragment } from "react";

const PHASES = [
	{ title: "Read", steps: ["Read your resume", "Find titles, skills and experience"], stop: "You check titles and skills" },
	{
		title: "Find",
		steps: ["Search job boards", "Merge duplicates", "Check that postings are open", "Score the fit"],
		stop: "You pick up to ten postings",
	},
	{ title: "Write", steps: ["Tailor a resume for each", "Check every claim", "Lay out DOCX and PDF"], stop: null },
];

/** The whole of the workflow as one road: three stretches of work, two stops where the person decides. */
export function Road() {
	return (
		<section aria-label="How it goes" className="rounded-lg border bg-surface p-5 md:p-8">
			<ol className="flex flex-col gap-4 md:flex-row md:items-stretch md:gap-4">
				{PHASES.map(({ title, steps, stop }) => (
					<Fragment key={title}>
						<li className="grid flex-1 content-start gap-3">
							<div aria-hidden className="flex gap-[3px]">
								{steps.map((step) => (
									<span key={step} className="h-1.5 flex-1 rounded-full bg-success" />
								))}
							</div>
							<h2 className="font-semibold text-lg">{title}</h2>
							<ul className="grid gap-1 text-ink-muted max-md:-mt-2 max-md:text-sm">
								{steps.map((step) => (
									<li key={step}>{step}</li>
								))}
							</ul>
						</li>
						{stop && (
							<li className="flex items-center gap-3 rounded-md bg-attention px-3 py-2 text-on-attention md:w-28 md:flex-col md:justify-center md:py-4 md:text-center">
								<Hand aria-hidden className="size-5 shrink-0" />
								<span className="font-medium text-sm">{stop}</span>
							</li>
						)}
					</Fragment>
				))}
			</ol>
		</section>
	);
}
