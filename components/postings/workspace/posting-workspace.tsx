"use client";

import { Columns2, Keyboard } from "lucide-react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { messageOf } from "@/components/api-client";
import { type Beginning, EVERYWHERE } from "@/components/postings/filter/beginning";
import { FilterBar } from "@/components/postings/filter/filter-bar";
import { USUAL_BANDS } from "@/components/postings/filter/posting-filter";
import { useFilter } from "@/components/postings/filter/use-filter";
import { useFollowed } from "@/components/postings/following/use-followed";
import { PostingList } from "@/components/postings/list/posting-list";
import { PostingDetail } from "@/components/postings/posting-detail";
import { useMarks } from "@/components/postings/use-marks";
import { useBegun, usePostingList } from "@/components/postings/use-posting-list";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Sheet } from "@/components/ui/overlay/sheet";
import { useBackCloses } from "@/components/ui/overlay/use-back-closes";
import { Skeleton } from "@/components/ui/skeleton";
import { isFocusFree } from "@/components/ui/use-landing";
import { useMedia } from "@/components/ui/use-media";
import type { OfferedPosting } from "@/lib/goal-jobs/posting-schemas";
import { NO_COUNTRY } from "@/lib/goal-jobs/postings/posting-countries";
import { BestDialog } from "./best-dialog";
import { CompareDialog } from "./compare-dialog";
import { DetailBeside } from "./detail-beside";
import { KeysDialog } from "./keys-dialog";
import { ListState, SAID_STYLE, Widened } from "./list-state";
import { Tray } from "./tray";
import { MOST_COMPARED, useCompared } from "./use-compared";
import { useWorkspaceKeys } from "./use-workspace-keys";

const WIDE = "(min-width: 64rem)";
const NOTHING: readonly string[] = [];

/** What is picked of the postings, where they can be. */
export interface Picks {
	/** In the order in which they were picked. */
	readonly ids: readonly string[];
	readonly max: number;
	readonly toggle: (jobId: string) => void;
	readonly add: (jobIds: readonly string[]) => void;
}

interface PostingWorkspaceProps {
	jobSpecId: string;
	/** The countries to begin with. */
	beginning?: Beginning;
	/** Leave it out where postings are only looked at. */
	picks?: Picks;
	/** Beside the filters. */
	tools?: ReactNode;
	/** The list of what is picked, where it has no column of its own. */
	tray?: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };
	className?: string;
}

/** All postings of a run as a place to work in: the list, the posting in full, and what is picked. On phones cards, and sheets for the rest. */
export function PostingWorkspace({ jobSpecId, beginning = EVERYWHERE, picks, tools, tray, className }: PostingWorkspaceProps) {
	const [filter, change] = useFilter();
	const [activeId, setActiveId] = useState<string | null>(null);
	const [compared, compare] = useCompared();
	const [open, setOpen] = useState<"posting" | "compare" | "best" | "keys" | null>(null);
	const isWide = useMedia(WIDE);
	const listRef = useRef<HTMLDivElement>(null);
	const detailRef = useRef<HTMLElement>(null);
	const pickedIds = picks?.ids ?? NOTHING;
	const selected = useMemo(() => new Set(pickedIds), [pickedIds]);
	const { begun, widened, loosened } = useBegun(jobSpecId, beginning);
	const { day } = useFormat();
	const list = usePostingList(jobSpecId, filter, selected, begun);
	const { postings, total, scored } = list;
	const marks = useMarks(jobSpecId);
	const followed = useFollowed();
	const shownRef = useRef<OfferedPosting | null>(null);
	const isKnown = postings.some(({ jobId }) => jobId === activeId);
	const active = postings.find(({ jobId }) => jobId === activeId) ?? postings[0] ?? null;
	// Who reads a posting on a phone keeps it, also when it leaves the list.
	const inSheet = isKnown || open !== "posting" ? active : shownRef.current;
	shownRef.current = inSheet;
	const activeIndex = active ? postings.indexOf(active) : -1;

	function show(jobId: string) {
		setActiveId(jobId);
		if (!window.matchMedia(WIDE).matches) setOpen("posting");
	}

	function step(by: 1 | -1) {
		const next = postings[Math.min(postings.length - 1, Math.max(0, activeId === null && by === 1 ? 0 : activeIndex + by))];
		if (!next) return;
		setActiveId(next.jobId);
		if (isFocusFree()) listRef.current?.focus({ preventScroll: true });
	}

	/** What is done with a posting leaves the next one in its place. */
	function dismiss(posting: OfferedPosting) {
		const next = postings[activeIndex + 1] ?? postings[activeIndex - 1];
		if (posting.jobId === active?.jobId && posting.mark !== "dismissed") setActiveId(next?.jobId ?? null);
		if (open === "posting") setOpen(null);
		marks.dismiss(posting);
	}

	function setActive() {
		if (active && activeId === null) setActiveId(active.jobId);
	}

	const keys = {
		onStep: step,
		onPick: () => {
			setActive();
			if (active) picks?.toggle(active.jobId);
		},
		onPin: () => active && marks.pin(active),
		onDismiss: () => active && dismiss(active),
		onCompare: () => active && compare(active.jobId),
		onOpen: () => {
			if (!active) return;
			show(active.jobId);
			detailRef.current?.focus();
		},
		onBack: () => listRef.current?.focus(),
		onHelp: () => setOpen("keys"),
	};
	useWorkspaceKeys(keys, picks !== undefined);

	const actsFor = (posting: OfferedPosting) => ({
		onToggle: picks && (() => picks.toggle(posting.jobId)),
		onPin: () => marks.pin(posting),
		onDismiss: () => dismiss(posting),
		onCompare: () => compare(posting.jobId),
		isCompared: compared.includes(posting.jobId),
	});
	const beside = compared.length > 0 ? compared : pickedIds.slice(0, MOST_COMPARED);
	const toCompare = useMemo(() => new Set(compared), [compared]);
	/** A window opens in the place of the tray, never behind it. */
	const openWindow = (name: typeof open) => {
		tray?.onOpenChange(false);
		setOpen(name);
	};
	const isCovered = open !== null || (tray?.isOpen ?? false);
	useBackCloses(isCovered, () => {
		setOpen(null);
		tray?.onOpenChange(false);
	});
	const isShown = (name: typeof open) => ({ isOpen: open === name, onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null) });
	const showFromTray = (jobId: string) => {
		tray?.onOpenChange(false);
		show(jobId);
	};
	const compareButton =
		beside.length >= 2 ? (
			<Button icon={<Columns2 aria-hidden />} onClick={() => openWindow("compare")}>
				Compare {beside.length}
			</Button>
		) : (
			compared.length === 1 && (
				<p role="status" className="flex items-center gap-1.5 text-accent text-sm">
					<Columns2 aria-hidden className="size-4" /> One to compare: add another
				</p>
			)
		);
	const trayBody = picks && (
		<div className="grid grid-cols-1 gap-4">
			<Tray jobSpecId={jobSpecId} picked={pickedIds} max={picks.max} onRemove={picks.toggle} onOpen={showFromTray} onBest={() => openWindow("best")} />
		</div>
	);

	return (
		<div className={cn("flex min-h-0 min-w-0 flex-col", className)}>
			<FilterBar
				filter={filter}
				onChange={change}
				begun={begun}
				homeReason={beginning.reason}
				facets={list.facets}
				currency={filter.currency ?? list.currency ?? "EUR"}
				ratesOn={list.ratesOn ? day(`${list.ratesOn}T12:00:00.000Z`) : "one day"}
				total={total}
				chosen={picks ? pickedIds.length : null}
			>
				{compareButton}
				{tools}
				<Button variant="ghost" size="icon" aria-label="Keys" onClick={() => setOpen("keys")}>
					<Keyboard aria-hidden />
				</Button>
			</FilterBar>
			<div
				className={cn(
					"grid min-h-0 flex-1 short:h-96 short:flex-none grid-cols-1 grid-rows-[minmax(0,1fr)] lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]",
					picks && "xl:grid-cols-[minmax(22rem,28rem)_minmax(0,1fr)_17rem]",
				)}
			>
				<div className="flex min-h-0 min-w-0 flex-col lg:border-r">
					<ListState list={list} filter={filter} onChange={change}>
						{widened && filter.countries === null && filter.show === "offered" && (
							<Widened words={widened} countries={beginning.countries} onNarrow={() => change({ countries: [...beginning.countries, NO_COUNTRY] })} />
						)}
						{loosened && filter.remote === null && filter.minSalary === null && filter.show === "offered" && <p className={SAID_STYLE}>{loosened}</p>}
					</ListState>
					{list.error && (
						<Notice tone="danger" title="The postings could not be loaded" className="m-3" action={<Button onClick={list.retry}>Try again</Button>}>
							{messageOf(list.error)}
						</Notice>
					)}
					{list.isPending && !list.error && <Skeleton className="m-3 flex-1" />}
					{postings.length > 0 && (
						<div aria-busy={list.isOutdated} className="flex min-h-0 flex-1 flex-col">
							<div aria-hidden className={cn("h-0.5 shrink-0", list.isOutdated && "animate-pulse-quiet bg-accent")} />
							<PostingList
								postings={postings}
								total={total}
								activeId={active?.jobId ?? null}
								selected={selected}
								compared={toCompare}
								isSelectable={picks !== undefined}
								isAllSample={list.samples === scored}
								followed={followed}
								size={isWide ? "row" : "card"}
								listRef={listRef}
								onActivate={setActiveId}
								onOpen={show}
								onToggle={(jobId) => picks?.toggle(jobId)}
								onEndInSight={list.loadMore}
							/>
						</div>
					)}
				</div>
				<section
					ref={detailRef}
					aria-label="The posting"
					// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
					tabIndex={0}
					className="hidden min-h-0 overflow-y-auto p-5 -outline-offset-2 lg:block xl:px-8"
				>
					{isWide && active && (
						<div className="max-w-[72ch]">
							<DetailBeside posting={active} jobSpecId={jobSpecId} selected={selected} weights={filter.weights} actsFor={actsFor} />
						</div>
					)}
				</section>
				{trayBody && <div className="hidden min-h-0 overflow-y-auto border-l p-4 xl:block">{trayBody}</div>}
			</div>
			{inSheet && !isWide && (
				<Sheet {...isShown("posting")} title={inSheet.company}>
					<PostingDetail
						key={inSheet.jobId}
						posting={inSheet}
						jobSpecId={jobSpecId}
						isSelected={selected.has(inSheet.jobId)}
						weights={filter.weights}
						acts={actsFor(inSheet)}
					/>
				</Sheet>
			)}
			{tray && (
				<Sheet isOpen={tray.isOpen} onOpenChange={tray.onOpenChange} title="What you picked">
					<div className="grid grid-cols-1 gap-4">
						{trayBody}
						{compareButton}
						<div className="flex flex-wrap gap-2 lg:hidden">{tools}</div>
					</div>
				</Sheet>
			)}
			<CompareDialog
				{...isShown("compare")}
				jobSpecId={jobSpecId}
				ids={beside}
				weights={filter.weights}
				selected={selected}
				onToggle={picks?.toggle}
				onRemove={compare}
			/>
			{picks && (
				<BestDialog
					{...isShown("best")}
					jobSpecId={jobSpecId}
					query={list.query ?? { sort: "fit", band: [...USUAL_BANDS] }}
					selected={selected}
					free={picks.max - pickedIds.length}
					onTake={picks.add}
				/>
			)}
			<KeysDialog {...isShown("keys")} isPicking={picks !== undefined} />
		</div>
	);
}
