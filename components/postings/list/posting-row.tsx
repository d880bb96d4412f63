import { Check, Columns2, Minus, Pin, Plus } from "lucide-react";
import { memo } from "react";
import { STATUSES } from "@/components/applications/statuses";
import { FitMark } from "@/components/postings/fit-mark";
import { CheckBadge, SampleBadge } from "@/components/postings/posting-badges";
import { convertedWords, placeWords, shortPayWords, yearlyWords } from "@/components/postings/posting-words";
import { TONE_TEXT } from "@/components/ui/badge";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import { Age } from "@/components/ui/format/relative-time";
import type { ApplicationStatus } from "@/lib/goal-jobs/applications/schemas";
import type { OfferedPosting } from "@/lib/goal-jobs/posting-schemas";

export type RowSize = "row" | "card";

interface PostingRowProps {
	id: string;
	posting: OfferedPosting;
	position: number;
	total: number;
	offsetPx: number;
	/** The least; what needs more, of long words or large letters, takes it. */
	heightPx: number;
	index: number;
	measureRef: (element: HTMLElement | null) => void;
	size: RowSize;
	isActive: boolean;
	isSelected: boolean;
	/** Whether it is among those that are put side by side. */
	isCompared: boolean;
	isSelectable: boolean;
	isAllSample: boolean;
	/** Where the person stands with it, where they follow it. */
	followed: ApplicationStatus | undefined;
	onOpen: (jobId: string) => void;
	onToggle: (jobId: string) => void;
}

/** One posting of the list: what it is, what it pays, how old it is, what fits best and what is missing most. A card has its button under the thumb. */
export const PostingRow = memo(function PostingRow(props: PostingRowProps) {
	const {
		id,
		posting,
		position,
		total,
		offsetPx,
		heightPx,
		index,
		measureRef,
		size,
		isActive,
		isSelected,
		isCompared,
		isSelectable,
		isAllSample,
		followed,
		onOpen,
		onToggle,
	} = props;
	const toggle = () => onToggle(posting.jobId);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the listbox around it answers the keyboard for all rows
		<div
			id={id}
			ref={measureRef}
			data-index={index}
			role="option"
			tabIndex={-1}
			aria-selected={isSelected}
			aria-setsize={total}
			aria-posinset={position}
			onClick={() => onOpen(posting.jobId)}
			style={{ minHeight: heightPx, top: offsetPx }}
			className={cn(
				"absolute inset-x-0 flex cursor-pointer items-start gap-2 border-b py-2.5 pr-3 pl-2 transition-colors duration-150 hover:bg-sunken/60",
				size === "card" && "pl-4",
				isSelected && "bg-accent-soft/60",
				isActive && "bg-sunken shadow-[inset_2px_0_0_var(--accent)]",
			)}
		>
			{isSelectable && size === "row" && <PickBox isSelected={isSelected} onToggle={toggle} />}
			<span className={cn("grid min-w-0 flex-1 grid-cols-1 gap-0.5", !isSelectable && size === "row" && "pl-2")}>
				<span className="flex min-w-0 items-center gap-1.5">
					<span className="truncate font-medium">{posting.title}</span>
					{followed && <FollowedMark status={followed} />}
					{isCompared && <Columns2 aria-label="to compare" className="size-3.5 shrink-0 text-accent" />}
					{posting.mark === "pinned" && <Pin aria-label="pinned" className="size-3.5 shrink-0 fill-current text-accent" />}
					{size === "row" && (
						<span className="ml-auto shrink-0 pl-2">
							<FitMark fit={posting.fit} score={posting.score} />
						</span>
					)}
				</span>
				<span className="truncate text-ink-muted text-sm">
					{posting.company}
					{placeWords(posting) && ` · ${placeWords(posting)}`}
				</span>
				<RowFacts posting={posting} isAllSample={isAllSample} isCard={size === "card"} />
			</span>
			{size === "card" && (
				<span className="flex shrink-0 flex-col items-end gap-1">
					<FitMark fit={posting.fit} score={posting.score} />
					{isSelectable && <PickButton isSelected={isSelected} onToggle={toggle} />}
				</span>
			)}
		</div>
	);
});

/** In a word, with its sign: what was done about it already. */
function FollowedMark({ status }: { status: ApplicationStatus }) {
	const { word, tone, icon: Icon } = STATUSES[status];
	return (
		<span className={cn("inline-flex shrink-0 items-center gap-1 text-xs", TONE_TEXT[tone])}>
			<Icon aria-hidden className="size-3.5" />
			{word}
		</span>
	);
}

/** On a card one line, with what it pays before what it asks for: as many as can be stand in sight. What was converted is never cut. */
function RowFacts({ posting, isAllSample, isCard }: { posting: OfferedPosting; isAllSample: boolean; isCard: boolean }) {
	const { locale, day } = useFormat();
	const pay = shortPayWords(posting.salary, locale);
	const converted = posting.salaryPerYear?.isConverted ? yearlyWords(posting.salaryPerYear, locale) : null;
	const how = posting.salaryPerYear?.isConverted ? `A year, ${convertedWords(posting.salaryPerYear.ratesOn, day)}` : undefined;
	const [match] = posting.fit.matchedSkills;
	const gap = isCard && pay ? undefined : posting.fit.missingSkills[0];
	return (
		<span className={cn("flex min-w-0 flex-wrap gap-x-3 gap-y-0.5 overflow-hidden text-sm", isCard && !converted && "flex-nowrap")}>
			{pay && (
				<span className={cn("min-w-0", isCard ? "shrink-0" : "wrap-anywhere w-full")} title={how}>
					<span className="font-medium">{pay}</span>
					{converted && !isCard && <span className="text-ink-muted">, {converted} a year</span>}
				</span>
			)}
			{posting.postedAt && <Age value={posting.postedAt} className="shrink-0 text-ink-muted" />}
			{converted && isCard && <span className="wrap-anywhere w-full text-ink-muted">{converted} a year</span>}
			{match && !(converted && isCard) && (
				<span className="inline-flex min-w-0 items-center gap-1 text-success">
					<Check aria-hidden className="size-3 shrink-0" />
					<span className="sr-only">has </span>
					<span className="truncate">{match}</span>
				</span>
			)}
			{gap && (
				<span className="inline-flex min-w-0 items-center gap-1 text-ink-muted">
					<Minus aria-hidden className="size-3 shrink-0" />
					<span className="sr-only">misses </span>
					<span className="truncate">{gap}</span>
				</span>
			)}
			{posting.verification.status !== "live" && <CheckBadge posting={posting} />}
			{!isAllSample && <SampleBadge posting={posting} />}
		</span>
	);
}

/** A larger target for pointers; the option itself carries the state. */
function PickBox({ isSelected, onToggle }: { isSelected: boolean; onToggle: () => void }) {
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: see above
		<span
			role="presentation"
			data-pick=""
			onClick={(event) => {
				event.stopPropagation();
				onToggle();
			}}
			className="grid size-10 shrink-0 place-items-center rounded-md hover:bg-line/60"
		>
			<span
				className={cn(
					"grid size-[18px] place-items-center rounded-sm border",
					isSelected ? "border-accent bg-accent text-on-accent" : "border-line-strong bg-surface",
				)}
			>
				{isSelected && <Check aria-hidden className="size-3" strokeWidth={3} />}
			</span>
		</span>
	);
}

function PickButton({ isSelected, onToggle }: { isSelected: boolean; onToggle: () => void }) {
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the thumb; the option itself carries the state
		<span
			role="presentation"
			data-pick=""
			onClick={(event) => {
				event.stopPropagation();
				onToggle();
			}}
			title={isSelected ? "Picked" : "Pick"}
			className={cn(
				"grid size-10 shrink-0 place-items-center rounded-md border",
				isSelected ? "border-accent bg-accent text-on-accent" : "border-line-strong/60 bg-surface text-accent",
			)}
		>
			{isSelected ? <Check aria-hidden className="size-5" /> : <Plus aria-hidden className="size-5" />}
			<span className="sr-only">{isSelected ? "Picked" : "Pick"}</span>
		</span>
	);
}
