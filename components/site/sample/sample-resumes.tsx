import { Download } from "lucide-react";
import { changesIn } from "@/components/goal-jobs/results/note-parts";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PlainMarkdown } from "@/components/ui/format/plain-markdown";
import type { RecordedRun } from "./recorded-run";

type Resume = RecordedRun["resumes"][number];

/** The documents that the run made, each with its page, what was changed, and its files. */
export function SampleResumes({ resumes }: { resumes: readonly Resume[] }) {
	return (
		<section aria-labelledby="sample-resumes" className="grid grid-cols-1 gap-4">
			<h2 id="sample-resumes" className="font-semibold text-xl">
				The tailored resumes
			</h2>
			<ul className="grid grid-cols-1 gap-5">
				{resumes.map((resume) => (
					<li key={`${resume.company} ${resume.title}`}>
						<ResumeCard resume={resume} />
					</li>
				))}
			</ul>
		</section>
	);
}

function ResumeCard({ resume: { title, company, pages, note, files } }: { resume: Resume }) {
	return (
		<Card className="grid grid-cols-1 gap-6 p-5 md:grid-cols-[14rem_minmax(0,1fr)]">
			<a href={files.pdf.file} className="block self-start rounded-md border bg-white" aria-label={`Open the resume for ${title} at ${company} as PDF`}>
				{/* biome-ignore lint/performance/noImgElement: made small beforehand; what else would shrink it is code in the browser */}
				<img src={pages[0]} alt="" width={999} height={1412} loading="lazy" className="block h-auto w-full rounded-md" />
			</a>
			<div className="grid content-start gap-4">
				<div className="flex flex-wrap items-start justify-between gap-3">
					<div>
						<h3 className="font-semibold text-lg">{title}</h3>
						<p className="text-ink-muted">{company}</p>
					</div>
					<div className="flex gap-2">
						{[files.docx, files.pdf].map(({ name, file }) => (
							<Button key={file} asChild size="sm">
								<a href={file} download={name} aria-label={`Download ${name}`}>
									<Download aria-hidden /> {file.split(".").at(-1)?.toUpperCase()}
								</a>
							</Button>
						))}
					</div>
				</div>
				<dl className="grid gap-3">
					{changesIn(note).map(({ part, changes }) => (
						<div key={part} className="grid gap-0.5">
							<dt className="font-medium text-sm">{part}</dt>
							{changes.map((change) => (
								<dd key={change} className="max-w-[72ch] text-ink-muted text-sm">
									{change}
								</dd>
							))}
						</div>
					))}
				</dl>
				<details>
					<summary className="w-fit cursor-pointer rounded-sm text-ink-muted text-sm hover:text-ink">
						The whole note, with what is missing and what was not done
					</summary>
					<div className="pt-4">
						<PlainMarkdown text={note} />
					</div>
				</details>
			</div>
		</Card>
	);
}
