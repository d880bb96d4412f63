import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import type { ReadAs } from "@/lib/tools/resume-profile/checkup-report";

/** A resume as a tracking system would keep it; what it found nothing for is said. */
export function ReadAsView({ readAs }: { readAs: ReadAs }) {
	const { name, headline, email, phone, location, links, positions, studies, skills, languages, certifications } = readAs;
	return (
		<div className="grid grid-cols-1 gap-6">
			<p className="max-w-[72ch] text-ink-muted">
				This is what rules read from your file. A tracking system fills its fields in the same way: what is missing or wrong here may be missing or wrong there.
			</p>
			<Card className="p-5">
				<dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
					<Field name="Name" value={name} />
					<Field name="Headline" value={headline} />
					<Field name="E-mail" value={email} />
					<Field name="Telephone" value={phone} />
					<Field name="Place" value={location} />
					<Field name="Links" value={links.join(", ")} />
					<Field name="Skills" value={skills.join(", ")} />
					<Field name="Languages" value={languages.join(", ")} />
					<Field name="Certificates" value={certifications.join(", ")} />
				</dl>
			</Card>
			<Entries title="Positions" none="No position was read.">
				{numbered(positions).map((job) => (
					<Entry
						key={job.id}
						title={job.title}
						where={job.company}
						dates={datesOf(job.startDate, job.isCurrent ? "today" : job.endDate)}
						whereName="Employer"
					/>
				))}
			</Entries>
			<Entries title="Studies" none="No study was read.">
				{numbered(studies).map((study) => (
					<Entry
						key={study.id}
						title={study.degree ?? study.field}
						where={study.institution}
						dates={datesOf(study.startDate, study.endDate)}
						whereName="School"
					/>
				))}
			</Entries>
		</div>
	);
}

/** Two entries may say the same. */
function numbered<Item>(items: readonly Item[]): (Item & { id: string })[] {
	return items.map((item, at) => ({ ...item, id: `${at + 1}` }));
}

function datesOf(start: string | null, end: string | null): string | null {
	const [from, to] = [start, end].map((date) => (date === null ? null : date.split("-").reverse().join("/")));
	return from && to && from !== to ? `${from} – ${to}` : (from ?? to ?? null);
}

function Field({ name, value }: { name: string; value: string | null }) {
	return (
		<>
			<dt className="text-ink-muted">{name}</dt>
			<dd dir="auto" className="min-w-0 break-words">
				{value || <NotRead />}
			</dd>
		</>
	);
}

function NotRead({ what }: { what?: string }) {
	return <span className="text-warning">{what ? `${what} not read` : "Not read"}</span>;
}

function Entries({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
	return (
		<section aria-label={title} className="grid gap-3">
			<h3 className="font-semibold">{title}</h3>
			{children.length > 0 ? <ul className="grid divide-y rounded-lg border bg-surface">{children}</ul> : <p className="text-warning">{none}</p>}
		</section>
	);
}

function Entry({ title, where, dates, whereName }: { title: string | null; where: string | null; dates: string | null; whereName: string }) {
	return (
		<li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-3">
			<span className="grid min-w-0">
				<span dir="auto" className="break-words font-medium">
					{title || <NotRead what="Title" />}
				</span>
				<span dir="auto" className="break-words text-ink-muted">
					{where || <NotRead what={whereName} />}
				</span>
			</span>
			<span className="text-ink-muted text-sm tabular-nums">{dates ?? <NotRead what="Dates" />}</span>
		</li>
	);
}
