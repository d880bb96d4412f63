import type { InterviewPrep, InterviewQuestion, ToldEvidence } from "@/lib/tools/documents/interviews/schemas";

/** What to tell, what is missing, and how to say it. */
export function QuestionAnswer({ question, prep }: { question: InterviewQuestion; prep: InterviewPrep }) {
	const { evidence, missing, advice } = question;
	return (
		<div className="grid gap-3">
			{evidence.map((told) => (
				<Told key={`${told.kind} ${told.sourceId} ${told.text}`} told={told} language={prep.resumeLanguage} />
			))}
			{missing !== null && <p className="max-w-[72ch] rounded-md bg-warning-soft px-3 py-2">{missing}</p>}
			<p className="max-w-[72ch] text-ink-muted">{advice}</p>
		</div>
	);
}

const PARTS = [
	["situation", "Situation"],
	["task", "Task"],
	["action", "Action"],
	["result", "Result"],
] as const;

/** A line of the resume in the order in which it is told best, or as it stands where it tells no work. */
function Told({ told, language }: { told: ToldEvidence; language: string }) {
	const { kind, text, action, source } = told;
	const place = source.lineIds.length > 0 ? `Your resume, page ${source.page}` : "From the dates of your positions";
	return (
		<figure className="grid gap-1 border-line-strong border-l-2 pl-3">
			{action === null ? (
				<blockquote lang={language} dir="auto" className="break-words">
					{kind === "years" ? `${text} years of work` : text}
				</blockquote>
			) : (
				<blockquote>
					<dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[5rem_minmax(0,1fr)]">
						{PARTS.map(([part, name]) =>
							told[part] === null ? null : (
								<div key={part} className="contents">
									<dt className="text-ink-muted text-sm">{name}</dt>
									<dd lang={part === "situation" ? undefined : language} dir="auto" className="min-w-0 break-words">
										{told[part]}
									</dd>
								</div>
							),
						)}
					</dl>
				</blockquote>
			)}
			<figcaption className="text-ink-muted text-sm">{place}</figcaption>
		</figure>
	);
}
