"use client";

import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { StateBadge, type Tone } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { CopyButton } from "@/components/ui/copy-button";
import { useFormat } from "@/components/ui/format/locale";
import { CHECKUP_PARTS, type CheckupFinding, type CheckupReport, PART_NAMES, type PartName, type Severity } from "@/lib/tools/resume-profile/checkup-report";
import { groupFindings } from "./finding-groups";

const LOOKS: Readonly<Record<Severity, { readonly title: string; readonly word: string; readonly tone: Tone; readonly Icon: LucideIcon }>> = {
	high: { title: "Mend these first", word: "High", tone: "danger", Icon: CircleAlert },
	medium: { title: "Worth mending", word: "Medium", tone: "warning", Icon: TriangleAlert },
	low: { title: "Small things", word: "Low", tone: "info", Icon: Info },
};

/** Every finding by how much it matters, of one part or of all. */
export function FindingList({ report }: { report: CheckupReport }) {
	const { count } = useFormat();
	const [part, setPart] = useState<PartName | null>(null);
	const { findings, untold, clear, notChecked, score } = report;
	const isJudged = score.parts.find((one) => one.part === part)?.isJudged ?? true;
	const groups = groupFindings(findings, part);
	const more = untold.reduce((sum, one) => sum + one.count, 0);
	return (
		<div className="grid min-w-0 grid-cols-1 gap-6">
			<PartFilter findings={findings} part={part} onChange={setPart} />
			<p role="status" className="sr-only">
				{count(groups.flatMap((group) => group.findings).length, "finding")} shown
			</p>
			{groups.map(({ severity, findings: own }) => (
				<section key={severity} aria-label={LOOKS[severity].title} className="grid grid-cols-1 gap-3">
					<h3 className="font-semibold">
						{LOOKS[severity].title} <span className="font-normal text-ink-muted tabular-nums">{own.length}</span>
					</h3>
					<ul className="grid gap-3">
						{own.map((finding) => (
							<li key={finding.findingId}>
								<FindingCard finding={finding} language={report.language} />
							</li>
						))}
					</ul>
				</section>
			))}
			{groups.length === 0 && <p>{isJudged ? "Nothing missing here." : "This part was not judged, for want of words in the language of the resume."}</p>}
			{part === null && more > 0 && <p className="text-ink-muted text-sm">{count(more, "further finding")} of the same kinds not listed one by one.</p>}
			{part === null && <Rest clear={clear} notChecked={notChecked} />}
		</div>
	);
}

interface PartFilterProps {
	findings: readonly CheckupFinding[];
	part: PartName | null;
	onChange: (part: PartName | null) => void;
}

function PartFilter({ findings, part, onChange }: PartFilterProps) {
	const choices = [
		{ name: null, title: "All", count: findings.length },
		...PART_NAMES.map((name) => ({ name, title: CHECKUP_PARTS[name].title, count: findings.filter((finding) => finding.part === name).length })),
	];
	return (
		<fieldset className="flex flex-wrap gap-2">
			<legend className="sr-only">Show findings of</legend>
			{choices.map(({ name, title, count }) => (
				<button
					key={title}
					type="button"
					aria-pressed={part === name}
					onClick={() => onChange(name)}
					className={cn(
						"inline-flex h-8 items-center gap-1.5 rounded-full border px-3 text-sm transition-colors duration-150 hover:bg-sunken pointer-coarse:h-10",
						part === name && "border-accent bg-accent-soft text-accent",
					)}
				>
					{title} <span className="tabular-nums">{count}</span>
				</button>
			))}
		</fieldset>
	);
}

function FindingCard({ finding, language }: { finding: CheckupFinding; language: string }) {
	const { title, why, place, mended, severity, part } = finding;
	const { word, tone, Icon } = LOOKS[severity];
	return (
		<Card className="grid gap-3 p-4 lg:p-5">
			<div className="flex flex-wrap items-start justify-between gap-2">
				<h4 className="min-w-0 flex-1 basis-60 break-words font-medium">{title}</h4>
				<StateBadge tone={tone} icon={Icon}>
					{word}
				</StateBadge>
			</div>
			<p className="max-w-[72ch]">{why}</p>
			{place.quote && (
				<blockquote lang={language} dir="auto" className="max-w-[72ch] break-words border-line-strong border-l-2 pl-3 text-ink-muted">
					{place.quote}
				</blockquote>
			)}
			{mended !== null && (
				<div className="grid max-w-[72ch] gap-1 rounded-md bg-success-soft px-3 py-2">
					<p className="flex flex-wrap items-center justify-between gap-2 text-sm text-success">
						<span className="font-medium">Mended</span>
						<CopyButton value={mended} shown="Copy" label="Copy the mended line" />
					</p>
					<p lang={language} dir="auto" className="break-words">
						{mended}
					</p>
				</div>
			)}
			<p className="text-ink-muted text-sm">
				{CHECKUP_PARTS[part].title}
				{place.lineIds.length > 0 && `, page ${place.page}`}
			</p>
		</Card>
	);
}

function Rest({ clear, notChecked }: Pick<CheckupReport, "clear" | "notChecked">) {
	return (
		<section aria-label="What else was checked" className="grid gap-2 text-ink-muted text-sm">
			{clear.map(({ part, text }) => (
				<p key={part} className="flex items-center gap-2">
					<CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
					{CHECKUP_PARTS[part].title}: {text}
				</p>
			))}
			{notChecked.map((sentence) => (
				<p key={sentence} className="flex items-center gap-2">
					<Info aria-hidden className="size-4 shrink-0" />
					{sentence}
				</p>
			))}
		</section>
	);
}
