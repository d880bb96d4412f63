"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, Columns2, ExternalLink, EyeOff, Minus, Pin, Plus, Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Age, RelativeTime } from "@/components/ui/format/relative-time";
import { Skeleton } from "@/components/ui/skeleton";
import type { OfferedPosting } from "@/lib/goal-jobs/posting-schemas";
import type { FitWeights } from "@/lib/goal-jobs/postings/standing";
import { isSamplePosting } from "./filter/posting-filter";
import { FitReckoning } from "./fit-reckoning";
import { FollowStatus } from "./following/follow-status";
import { CheckBadge, SampleBadge } from "./posting-badges";
import { convertedWords, placeWords, salaryWords, yearlyWords } from "./posting-words";
import { postingQuery } from "./queries";
import { sourceName } from "./source-name";

/** What was asked of a source that is ours is no evidence of an employer. */
const SAMPLE_CHECKED = "An invented posting, of a board that is kept here for trying. It goes through the same checks, and no employer stands behind it.";

/** What can be done with a posting; what is left out can't be done here. */
export interface PostingActs {
	onToggle?: (() => void) | undefined;
	onPin: () => void;
	onDismiss: () => void;
	onCompare: () => void;
	isCompared: boolean;
}

interface PostingDetailProps {
	posting: OfferedPosting;
	/** The run that found it: its text is read from there. */
	jobSpecId: string;
	isSelected?: boolean;
	/** By what the list counts. */
	weights: FitWeights;
	acts: PostingActs;
}

/** One posting in full: why it fits, what is missing, how it was checked, and where it stands. */
export function PostingDetail({ posting, jobSpecId, isSelected = false, weights, acts }: PostingDetailProps) {
	const { locale } = useFormat();
	const { fit, verification } = posting;
	const facts = [placeWords(posting), posting.seniority, posting.employmentType].filter(Boolean);
	return (
		<article className="grid grid-cols-1 gap-6">
			<header className="grid gap-2">
				<div className="flex flex-wrap gap-1.5">
					<CheckBadge posting={posting} />
					<SampleBadge posting={posting} />
				</div>
				<div>
					<h2 className="font-semibold text-xl">{posting.title}</h2>
					<p className="text-ink-muted">{posting.company}</p>
				</div>
				<p className="text-sm">{facts.join(" · ")}</p>
				<Pay posting={posting} locale={locale} />
				<DetailActs posting={posting} isSelected={isSelected} acts={acts} />
				<FollowStatus key={posting.jobId} jobSpecId={jobSpecId} postingId={posting.jobId} />
			</header>
			<div className="grid gap-3">
				<FitReckoning fit={fit} weights={weights} />
				{fit.explanation && <p className="text-ink-muted">{fit.explanation}</p>}
				<p className="text-ink-faint text-xs">
					{fit.method === "rules" ? "Scored by rules, without a language model." : "Scored with a language model, checked by rules."}
				</p>
			</div>
			<SkillWords title="You have" skills={fit.matchedSkills} isMatched />
			<SkillWords title="Not found in your resume" skills={fit.missingSkills} />
			<section className="grid gap-1">
				<h3 className="font-medium">How it was checked</h3>
				<p className="text-ink-muted text-sm">
					{isSamplePosting(posting) ? SAMPLE_CHECKED : verification.evidence} Checked <RelativeTime value={verification.checkedAt} />.
				</p>
				<p className="text-ink-muted text-sm">Found on {[...new Set(posting.sources.map((source) => sourceName(source.provider)))].join(", ")}.</p>
			</section>
			<PostingText posting={posting} jobSpecId={jobSpecId} />
		</article>
	);
}

/** What it pays as it says, and what that is a year in the currency of the list where that differs. */
function Pay({ posting: { salary, salaryPerYear, postedAt }, locale }: { posting: OfferedPosting; locale: string }) {
	const { day } = useFormat();
	const stated = salaryWords(salary, locale);
	return (
		<p className="flex flex-wrap gap-x-2 text-sm">
			<span className={stated ? "font-medium" : "text-ink-muted"}>{stated ?? "No salary stated"}</span>
			{salaryPerYear?.isConverted && (
				<span className="text-ink-muted">
					{yearlyWords(salaryPerYear, locale)} a year, {convertedWords(salaryPerYear.ratesOn, day)}
				</span>
			)}
			{postedAt && (
				<span className="text-ink-muted">
					Posted <Age value={postedAt} />
				</span>
			)}
		</p>
	);
}

function DetailActs({ posting, isSelected, acts }: { posting: OfferedPosting; isSelected: boolean; acts: PostingActs }) {
	const isDismissed = posting.mark === "dismissed";
	return (
		<div className="mt-1 flex flex-wrap gap-2">
			{acts.onToggle && (
				<Button variant={isSelected ? "secondary" : "primary"} icon={isSelected ? <Minus aria-hidden /> : <Plus aria-hidden />} onClick={acts.onToggle}>
					{isSelected ? "Take off the list" : "Tailor for this one"}
				</Button>
			)}
			<Button asChild>
				<a href={posting.applyUrl} target="_blank" rel="noreferrer">
					Open posting <ExternalLink aria-hidden />
					<span className="sr-only">(new tab)</span>
				</a>
			</Button>
			<span className="-ml-2 flex">
				<Button variant="ghost" aria-pressed={posting.mark === "pinned"} icon={<Pin aria-hidden />} onClick={acts.onPin}>
					{posting.mark === "pinned" ? "Pinned" : "Pin"}
				</Button>
				<Button variant="ghost" aria-pressed={acts.isCompared} icon={<Columns2 aria-hidden />} onClick={acts.onCompare}>
					{acts.isCompared ? "Compared" : "Compare"}
				</Button>
				<Button variant="ghost" icon={isDismissed ? <Undo2 aria-hidden /> : <EyeOff aria-hidden />} onClick={acts.onDismiss}>
					{isDismissed ? "Bring back" : "Dismiss"}
				</Button>
			</span>
		</div>
	);
}

function PostingText({ posting, jobSpecId }: Pick<PostingDetailProps, "posting" | "jobSpecId">) {
	const { data, isLoading } = useQuery(postingQuery(jobSpecId, posting.jobId));
	const text = data?.description;
	if (isLoading) return <Skeleton className="h-32" />;
	if (!text) return null;
	return (
		<section className="grid gap-1">
			<h3 className="font-medium">What the posting says</h3>
			<p className="max-w-[72ch] whitespace-pre-line text-ink-muted">{text}</p>
		</section>
	);
}

function SkillWords({ title, skills, isMatched = false }: { title: string; skills: readonly string[]; isMatched?: boolean }) {
	if (skills.length === 0) return null;
	return (
		<section className="grid gap-2">
			<h3 className="font-medium">{title}</h3>
			<ul className="flex flex-wrap gap-1.5">
				{skills.map((skill) => (
					<li
						key={skill}
						className={`inline-flex h-6 items-center gap-1 rounded-sm px-2 text-sm ${isMatched ? "bg-success-soft text-success" : "border border-line-strong/60 border-dashed text-ink-muted"}`}
					>
						{isMatched && <Check aria-hidden className="size-3" />}
						{skill}
					</li>
				))}
			</ul>
		</section>
	);
}
