"use client";

import { CircleCheck, CircleDashed, CircleDot, type LucideIcon } from "lucide-react";
import { useId } from "react";
import { Badge, StateBadge, type Tone } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Checkbox } from "@/components/ui/form/checkbox";
import type { LetterPoint, PointEvidence, PointStrength } from "@/lib/tools/documents/matching/schemas";

const STRENGTHS: Readonly<Record<PointStrength, { readonly word: string; readonly tone: Tone; readonly Icon: LucideIcon }>> = {
	strong: { word: "Shown", tone: "success", Icon: CircleCheck },
	fair: { word: "Partly shown", tone: "info", Icon: CircleDot },
	none: { word: "Not shown", tone: "neutral", Icon: CircleDashed },
};
const DEMAND_WORDS = { must: "Asked for", wish: "Nice to have" } as const;

interface PointCardProps {
	point: LetterPoint;
	postingLanguage: string;
	resumeLanguage: string;
	isChosen: boolean;
	/** Nothing more can be chosen. */
	isFull: boolean;
	onChange: (isChosen: boolean) => void;
}

/** A demand of the posting beside the very words of the resume that show it, to be chosen for the letter. */
export function PointCard({ point, postingLanguage, resumeLanguage, isChosen, isFull, onChange }: PointCardProps) {
	const id = useId();
	const { word, tone, Icon } = STRENGTHS[point.strength];
	return (
		<Card className={cn("grid gap-3 p-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-6", isChosen && "border-accent")}>
			<div className="flex min-w-0 items-start gap-3">
				<Checkbox id={id} className="mt-0.5" checked={isChosen} disabled={isFull && !isChosen} onCheckedChange={(checked) => onChange(checked === true)} />
				<div className="grid min-w-0 content-start gap-2">
					<label htmlFor={id} lang={point.demand ? postingLanguage : "en"} dir="auto" className="break-words font-medium">
						{point.label}
					</label>
					<p className="flex flex-wrap items-center gap-2">
						{point.demand && <Badge>{DEMAND_WORDS[point.demand.kind]}</Badge>}
						<StateBadge tone={tone} icon={Icon}>
							{word}
						</StateBadge>
					</p>
					{point.missing.length > 0 && <p className="text-ink-muted text-sm">Not in your resume: {point.missing.join(", ")}</p>}
				</div>
			</div>
			<ul className="grid min-w-0 content-start gap-3 max-md:pl-7">
				{point.evidence.map((evidence) => (
					<li key={`${evidence.kind} ${evidence.sourceId} ${evidence.text}`}>
						<Evidence evidence={evidence} language={resumeLanguage} />
					</li>
				))}
			</ul>
		</Card>
	);
}

const KIND_WORDS: Readonly<Record<PointEvidence["kind"], string>> = {
	line: "Your work",
	position: "Your positions",
	note: "Elsewhere in your resume",
	skill: "Listed among your skills",
	language: "Your languages",
	certificate: "Your certificates",
	study: "Your studies",
	years: "Your years of work",
};

function Evidence({ evidence, language }: { evidence: PointEvidence; language: string }) {
	const { kind, text, where, source } = evidence;
	const place = [where ?? KIND_WORDS[kind], ...(source.lineIds.length > 0 ? [`page ${source.page}`] : [])].join(", ");
	return (
		<figure className="grid gap-0.5">
			<blockquote lang={language} dir="auto" className="break-words border-line-strong border-l-2 pl-3">
				{kind === "years" ? `${text} years, from the dates of your positions` : text}
			</blockquote>
			<figcaption className="pl-3.5 text-ink-muted text-sm">{place}</figcaption>
		</figure>
	);
}
