import type { Metadata } from "next";
import { DocsPage } from "@/app/(site)/docs/docs-page";
import { Badge } from "@/components/ui/badge";
import { CHANGES } from "./changes";
import { deprecations } from "./deprecations";

export const metadata: Metadata = { title: "Changes", description: "What has changed in the Goal Mode API and its clients, and what will be withdrawn." };

const DATE = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

export default function ChangesPage() {
	return (
		<DocsPage
			here="/docs/changes"
			title="Changes"
			text="What a program has to know. Within /api/v1 answers may gain fields and lists may gain values; nothing is taken away without notice."
		>
			<Deprecations />
			<ol className="grid gap-10">
				{CHANGES.map(({ what, version, date, points }) => (
					<li key={`${what} ${version}`} className="grid gap-3 border-t pt-6">
						<h2 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-semibold text-xl">
							{what} {version}
							<time dateTime={date} className="font-normal text-ink-muted text-sm">
								{DATE.format(new Date(`${date}T00:00:00Z`))}
							</time>
						</h2>
						<ul className="grid max-w-[72ch] list-disc gap-1.5 pl-5">
							{points.map((point) => (
								<li key={point} className="wrap-anywhere">
									{point}
								</li>
							))}
						</ul>
					</li>
				))}
			</ol>
		</DocsPage>
	);
}

function Deprecations() {
	return (
		<section aria-labelledby="deprecated" className="grid gap-4">
			<div className="grid gap-1.5">
				<h2 id="deprecated" className="font-semibold text-xl">
					What will be withdrawn
				</h2>
				<p className="max-w-[72ch] text-ink-muted">
					Each answer of such an operation carries <code className="font-mono text-sm">Deprecation</code> (since when, RFC 9745) and, once the day is known,{" "}
					<code className="font-mono text-sm">Sunset</code> (RFC 8594). The clients warn once for each operation.
				</p>
			</div>
			<ul className="divide-y border-y">
				{deprecations().map(({ id, href, method, path, summary, sunset }) => (
					<li key={id} className="grid gap-1 py-3">
						<p className="flex flex-wrap items-center gap-2">
							<a href={href} className="break-all font-mono text-accent text-sm underline underline-offset-2">
								{method} {path}
							</a>
							<Badge tone="warning">{sunset ? `Until ${DATE.format(new Date(sunset))}` : "No day set"}</Badge>
						</p>
						<p className="text-ink-muted">{summary}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
